//! Slots are numbers of cells.

use super::{LARGEST, SLOTS, slot};

#[test]
fn each_cell_has_a_slot_of_its_own() {
    let mut taken = [false; SLOTS];
    for cell in 0..LARGEST * LARGEST {
        let slot = slot!(1_u128 << cell);
        assert!(!taken[slot], "{cell}");
        taken[slot] = true;
    }
}
