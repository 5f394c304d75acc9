//! Input larger than any grid is refused at once, with few errors.

use std::time::{Duration, Instant};

use super::complaints;

/// Far more than it takes, far less than what grows with the square of the input.
const PATIENCE: Duration = Duration::from_secs(10);

#[track_caller]
fn refused_soon(source: &str) -> Vec<String> {
    let start = Instant::now();
    let complaints = complaints(source);
    assert!(start.elapsed() < PATIENCE, "{:?}", start.elapsed());
    assert!(!complaints.is_empty() && complaints.len() <= 11);
    complaints
}

#[test]
fn far_too_many_cells() {
    let too_many = ", 25 × 25 would be 625";
    for source in [
        format!("\"{}\"", "5".repeat(50_000)),
        "1 2\n".repeat(2_000),
        "* ".repeat(4_000),
        "\"12\" ".repeat(4_000),
        "[1] ".repeat(4_000),
    ] {
        let complaints = refused_soon(&source);
        assert_eq!(complaints.len(), 1);
        let (_, complaint) = complaints[0].rsplit_once("` ").unwrap();
        assert!(complaint.ends_with(too_many), "{complaint}");
    }
}

#[test]
fn many_cells() {
    refused_soon(&"1 2\n".repeat(1_250));
    refused_soon(&"\"1\" \"22\" \"\" ".repeat(800));
    let names: String = (0..2_000).map(|index| format!("%{index} ")).collect();
    refused_soon(&names);
}

#[test]
fn a_text_is_not_shown_in_full() {
    let long = "x".repeat(100_000);
    let complaints = refused_soon(&format!("{long} _ _ _ _ _ _ _ _ _ _ _ _ _ _ _"));
    assert!(complaints[0].len() < 200_000, "{}", complaints[0].len());
    let complaint = complaints[0].replace(&long, "");
    assert!(complaint.len() < 300, "{complaint}");
}
