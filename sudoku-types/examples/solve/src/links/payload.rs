//! Finds the JSON in a link. It is packed by lz-string, and for SudokuPad the JSON is shortened before:
//!
//! ```text
//! {"cells":[[{"value":5},{}]],"title":"it's"}    {ce:[[{v:5},]],t:'it\'s'}
//! ```

use serde_json::Value;
use sudoku_values::Puzzles;

/// Sites whose links have puzzles.
const SITES: [&str; 3] = ["f-puzzles.com", "sudokupad.app", "crackingthecryptic.com"];

/// Prefixes of payloads of SudokuPad, which name the kind of the puzzle.
const PREFIXES: [&str; 4] = ["fpuzzles", "fpuz", "scl", "ctc"];

/// Prefixes of payloads that are packed in another way, which cannot be read.
const OTHERS: [&str; 2] = ["scf", "classic"];

/// How links write characters of a payload, in capitals or not.
const ESCAPED: [(&str, &str); 5] = [
    ("%2B", "+"),
    ("%2b", "+"),
    ("%2F", "/"),
    ("%2f", "/"),
    ("%3D", "="),
];

/// Shorter texts are the name of a puzzle, which has to be fetched.
const SHORTEST: usize = 30;

/// Names of keys in shortened JSON, before the whole names.
const SHORT: &str = "a arrows c color c1 borderColor c2 backgroundColor ca cages ce cells cs cellSize ct center d duration \
                     fs fontSize h height hl headLength l lines o overlays r rounded re regions t title te text th thickness \
                     u underlays v value vd videos w width wp wayPoints";

/// Returns the JSON of a link or a payload, or what is wrong with it; `None` if the word is neither.
pub(super) fn of_link(word: &str) -> Option<Result<Value, String>> {
    let (scheme, rest) = word.split_once("://").unwrap_or(("", word));
    let (host, place) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    let place = match () {
        () if SITES.iter().any(|site| host.ends_with(site)) => place.trim_start_matches('/'),
        // Our notation reads some of them.
        () if !scheme.is_empty() => {
            let is_read = |_: &String| Puzzles::of(word).any(|puzzle| puzzle.size().is_some());
            return with_grid(word).filter(|it| !is_read(it)).map(Err);
        }
        () => is_packed(without_prefix(word)).then_some(word)?,
    };
    let place = place.strip_prefix("sudoku/").unwrap_or(place);
    let value = ["?load=", "?puzzleid="]
        .iter()
        .find_map(|key| place.strip_prefix(key));
    let payload = value.unwrap_or(place).split(['?', '&', '#']).next()?;
    let payload = ESCAPED
        .iter()
        .fold(payload.to_owned(), |text, (code, plain)| {
            text.replace(code, plain)
        });
    let base64 = without_prefix(&payload);
    if let Some(other) = OTHERS.iter().find(|other| base64.starts_with(**other)) {
        let message = format!(
            "nothing here can unpack what follows `{other}` in this link: paste the JSON of the puzzle"
        );
        return Some(Err(message));
    }
    Some(if base64.len() >= SHORTEST || is_packed(base64) {
        unpacked(base64)
    } else {
        Err(with_grid(word).unwrap_or_else(|| {
            "this link has only the name of a puzzle, and nothing is fetched here: \
             paste the long link, or the JSON of the puzzle"
                .into()
        }))
    })
}

/// Returns true for what begins as packed JSON does.
fn is_packed(base64: &str) -> bool {
    let is_long = base64.len() >= SHORTEST && base64.contains(|it: char| it.is_lowercase());
    // `{"` begins as `N4Ig`.
    let is_short = base64.len() >= 8 && base64.starts_with("N4Ig");
    base64.starts_with("N4") && !base64.contains('.') && (is_long || is_short)
}

/// Returns the error of a link that has a grid in its query.
fn with_grid(link: &str) -> Option<String> {
    let is_cell = |it: char| it.is_ascii_alphanumeric() || "._-*".contains(it);
    let is_square = |count: usize| count >= 16 && count.isqrt().pow(2) == count;
    let is_grid = |text: &str| is_square(text.len()) && text.chars().all(is_cell);
    let (_, query) = link.split_once('?')?;
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let (key, _) = pairs.find(|(_, value)| is_grid(value))?;
    Some(format!(
        "this link has a grid after `{key}=`, and its page may have rules: paste the grid alone, on a line of its own"
    ))
}

fn without_prefix(payload: &str) -> &str {
    let stripped = PREFIXES
        .iter()
        .find_map(|prefix| payload.strip_prefix(prefix));
    stripped.unwrap_or(payload)
}

fn unpacked(base64: &str) -> Result<Value, String> {
    let base64 = base64.split(['=', '\\']).next().unwrap_or(base64);
    let is_base64 = |it: char| it.is_ascii_alphanumeric() || it == '+' || it == '/';
    if let Some(other) = base64.chars().find(|it| !is_base64(*it)) {
        return Err(format!("`{other}` cannot be in the payload of a link"));
    }
    // The last bits are read with the character after them.
    let text = lz_str::decompress_from_base64(&format!("{base64}="));
    let text = text.and_then(|text| String::from_utf16(&text).ok());
    text.and_then(|text| json(&text).ok()).ok_or_else(|| {
        "the payload of this link is damaged or not whole: copy the link again".into()
    })
}

/// Reads JSON, which SudokuPad may have shortened.
pub(super) fn json(text: &str) -> serde_json::Result<Value> {
    match serde_json::from_str(text) {
        Err(error) if !error.is_eof() => serde_json::from_str(&unzipped(text)),
        read => read,
    }
}

/// Returns the JSON that SudokuPad has shortened: keys without quotes, strings in `'`, `t` and `f`, and no `{}` in lists.
fn unzipped(text: &str) -> String {
    let mut json = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        // `[]` is an empty list.
        let is_left_out =
            json.ends_with(',') && next == ']' || json.ends_with(['[', ',']) && next == ',';
        if is_left_out {
            json += "{}";
        }
        if matches!(next, '\'' | '"') {
            let mut is_escaped = false;
            let is_end = |it: char| {
                let is_end = it == next && !is_escaped;
                is_escaped = it == '\\' && !is_escaped;
                is_end
            };
            // What has no end is read to its end.
            let (text, after) = match rest[1..].find(is_end) {
                Some(end) => (&rest[1..=end], &rest[end + 2..]),
                None => return json + rest,
            };
            match next {
                '"' => json.extend(["\"", text, "\""]),
                _ => json.extend(["\"", &text.replace("\\'", "'").replace('"', "\\\""), "\""]),
            }
            rest = after;
        } else if next.is_alphanumeric() || "#-".contains(next) {
            let end = rest.find(|it: char| !it.is_alphanumeric() && !"#.+-".contains(it));
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            let is_color = word.len() == 6 && word.chars().all(|it| it.is_ascii_hexdigit());
            match word {
                "t" if !after.starts_with(':') => json += "true",
                "f" if !after.starts_with(':') => json += "false",
                _ if after.starts_with(':') => json += &format!("\"{}\"", long(word)),
                _ if !is_color && serde_json::from_str::<Value>(word).is_ok() => json += word,
                _ => json += &format!("\"{word}\""),
            }
            rest = after;
        } else {
            json.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    json
}

/// Returns the whole name of a shortened key.
fn long(key: &str) -> &str {
    let names: Vec<&str> = SHORT.split_whitespace().collect();
    let mut pairs = names.chunks(2);
    pairs
        .find(|pair| pair[0] == key)
        .map_or(key, |pair| pair[1])
}
