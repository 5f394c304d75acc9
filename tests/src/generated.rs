//! Writes whole crates that use the library to disk, has them compiled, and reads which lines rustc accepts and which it
//! rejects.
//!
//! ```text
//! target/tmp/generated/                    CARGO_TARGET_TMPDIR of the test
//!     <crate>/Cargo.toml                   path dependency on sudoku-types, under any name
//!     <crate>/Cargo.lock                   the workspace's: the same versions, nothing to look up
//!     <crate>/src/…                        one case a line, so that an error's line names its case
//!     target/                              shared by the crates that cargo compiles
//! ```
//!
//! Programs are handed to rustc itself, with the library that the test has too, since cargo builds one crate at a time in a
//! target directory. Cargo compiles what is about cargo: a build script, a file that changes, features.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, iter, thread};

/// A crate to be compiled.
#[derive(Clone, Debug)]
pub struct GeneratedCrate {
    tmp: String,
    folder: PathBuf,
    name: String,
    edition: &'static str,
    library: String,
    files: Vec<(String, String)>,
    has_typenum: bool,
    is_for_cargo: bool,
}

/// An error of the compiler. The order is that of the source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CompileError {
    /// The file, from the crate's root.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// Such as `E0277`; `None` where the error has no code.
    pub code: Option<String>,
    /// The message; after it, a colon and the label, if the error has one.
    pub message: String,
}

impl GeneratedCrate {
    /// The profile of all crates here: their dependencies are built only once if it is the same.
    pub const PROFILE: &str = "[profile.dev]\ndebug = false\nincremental = false\n";

    /// The target directory of all of them, in `CARGO_TARGET_TMPDIR`.
    pub fn target(tmp: &str) -> PathBuf {
        Path::new(tmp).join("generated/target")
    }

    /// An empty crate of edition 2024. Its name must be its own among all tests; `tmp` is
    /// `CARGO_TARGET_TMPDIR`, which only a test's own crate can read.
    pub fn new(tmp: &str, name: &str) -> GeneratedCrate {
        GeneratedCrate {
            tmp: tmp.to_owned(),
            folder: Path::new(tmp).join("generated").join(name),
            name: name.to_owned(),
            edition: "2024",
            library: "sudoku-types".to_owned(),
            files: Vec::new(),
            has_typenum: false,
            is_for_cargo: false,
        }
    }

    /// As a whole crate, which cargo compiles.
    pub fn by_cargo(self) -> GeneratedCrate {
        let is_for_cargo = true;
        GeneratedCrate {
            is_for_cargo,
            ..self
        }
    }

    /// With typenum as a dependency of its own. Only crates that rustc compiles can have it.
    pub fn with_typenum(self) -> GeneratedCrate {
        let has_typenum = true;
        GeneratedCrate {
            has_typenum,
            ..self
        }
    }

    /// Of another edition.
    pub fn edition(self, edition: &'static str) -> GeneratedCrate {
        GeneratedCrate { edition, ..self }
    }

    /// With the dependency under another name.
    pub fn library_named(self, library: &str) -> GeneratedCrate {
        let library = library.to_owned();
        GeneratedCrate { library, ..self }
    }

    /// With a source file, such as `src/lib.rs`.
    pub fn file(mut self, path: &str, source: impl Into<String>) -> GeneratedCrate {
        self.files.push((path.to_owned(), source.into()));
        self
    }

    /// The errors of all its programs, in the order of the source.
    pub fn check(&self) -> Vec<CompileError> {
        self.write();
        self.compile("metadata")
    }

    /// The errors of these lines of source, each independent of the others, with its number as the
    /// line; `below` is what all of them need.
    pub fn check_lines<'a>(
        self,
        lines: impl IntoIterator<Item = &'a str>,
        below: &str,
    ) -> Vec<CompileError> {
        // In two programs, because rustc works on a crate with one processor.
        let paths = ["src/bin/odd.rs", "src/bin/even.rs"];
        let mut sources = [String::new(), String::new()];
        for (number, line) in lines.into_iter().enumerate() {
            sources[number % 2] += line;
        }
        let mut both = self;
        for (path, lines) in paths.iter().zip(sources) {
            both = both.file(path, lines + below + "fn main() {}\n");
        }
        let mut errors = both.check();
        for error in &mut errors {
            let half = usize::from(error.file == paths[1]);
            error.line = 2 * error.line - 1 + half;
        }
        errors.sort_by_key(|error| error.line);
        errors
    }

    /// Builds the crate and runs its programs in its folder: what each printed. As with the crate, a program's name
    /// must be its own among all tests.
    ///
    /// # Panics
    ///
    /// If the crate does not compile, or a program does not end well.
    pub fn run(&self, programs: &[String]) -> Vec<String> {
        self.write();
        let errors = self.compile("link");
        assert!(errors.is_empty(), "{}: {errors:#?}", self.name);
        let built = match self.is_for_cargo {
            true => Self::target(&self.tmp).join("debug"),
            false => self.folder.clone(),
        };
        let run = |name: &String| {
            let file = format!("{name}{}", env::consts::EXE_SUFFIX);
            let mut program = Command::new(built.join(file));
            let output = program.current_dir(&self.folder).output();
            let output = output.expect("the program to start");
            assert!(output.status.success(), "{name}: {}", text(&output.stderr));
            text(&output.stdout)
        };
        programs.iter().map(run).collect()
    }

    /// Writes the crate, and nothing of what stood there before stays.
    fn write(&self) {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let GeneratedCrate {
            name,
            edition,
            library,
            ..
        } = self;
        let path = workspace.join("sudoku-types");
        let manifest = format!(
            "[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = {edition:?}\n\n\
             [dependencies]\n{library} = {{ package = \"sudoku-types\", path = {path:?} }}\n\n\
             {}\n[workspace]\n",
            Self::PROFILE
        );
        if self.folder.exists() {
            fs::remove_dir_all(&self.folder).expect("an old crate to remove");
        }
        let write = |path: &str, text: &str| {
            let path = self.folder.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder to write to");
            fs::write(path, text).expect("a file to write");
        };
        let lock = fs::read_to_string(workspace.join("Cargo.lock")).expect("the workspace's lock");
        write("Cargo.toml", &manifest);
        write("Cargo.lock", &lock);
        for (path, source) in &self.files {
            write(path, source);
        }
    }

    /// Compiles the programs to what rustc's `--emit` is to be; cargo links them in any case.
    fn compile(&self, emit: &str) -> Vec<CompileError> {
        let outputs = if self.is_for_cargo {
            let build = ["build", "--keep-going", "--message-format=short"];
            vec![cargo(&build, &self.folder, &Self::target(&self.tmp))]
        } else {
            let roots: Vec<_> = self
                .files
                .iter()
                .filter_map(|(path, _)| root(path))
                .collect();
            assert!(!roots.is_empty(), "{}: no programs", self.name);
            side_by_side(&roots, |root| self.rustc(root, emit))
        };
        let mut errors = Vec::new();
        for output in outputs {
            let report = text(&output.stderr);
            let before = errors.len();
            errors.extend(report.lines().filter_map(error_in));
            // A failure of cargo itself, or a compiler that breaks down, says nothing about the source.
            let explained = output.status.success() == (errors.len() == before);
            assert!(explained, "{}: {report}", self.name);
        }
        errors.sort();
        errors
    }

    /// Has rustc compile one program, as cargo does.
    fn rustc(&self, (name, path): &(&str, &str), emit: &str) -> Output {
        let name = match *path {
            "src/main.rs" => &self.name,
            _ => *name,
        };
        let mut rustc = rustc(&self.library.replace('-', "_"), &built("sudoku_types"));
        if self.has_typenum {
            rustc.arg(format!("--extern=typenum={}", built("typenum").display()));
        }
        rustc
            .env("OUT_DIR", &self.folder)
            .args(["--error-format=short", "--emit", emit])
            .args(["--crate-type=bin", "--crate-name", &name.replace('-', "_")])
            .arg(format!("--edition={}", self.edition))
            .arg("-o")
            .arg(
                self.folder
                    .join(format!("{name}{}", env::consts::EXE_SUFFIX)),
            )
            .arg(path)
            .current_dir(&self.folder)
            .output()
            .expect("rustc to start")
    }
}

/// Runs the cargo that runs the tests in a folder, from the network only if it cannot do without.
fn cargo(arguments: &[&str], folder: &Path, target: &Path) -> Output {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| env!("CARGO").into());
    let run = |network: &[&str]| {
        Command::new(&cargo)
            .args(arguments)
            .args(["--color", "never", "--target-dir"])
            .arg(target)
            .args(network)
            .current_dir(folder)
            .output()
            .expect("cargo to start")
    };
    let output = run(&["--offline"]);
    // Cargo names the option where the lack of the network is what stopped it.
    if !output.status.success() && text(&output.stderr).contains("--offline") {
        return run(&[]);
    }
    output
}

/// A library as cargo has built it for the test that runs: the newest one beside it. (Cargo itself would build another one,
/// if it was told to test more than this package: the features of dependencies are different.)
fn built(name: &str) -> PathBuf {
    let test = env::current_exe().expect("this program");
    let folder = fs::read_dir(test.parent().expect("a folder")).expect("a folder to read");
    let is_it = |path: &PathBuf| {
        let file = path.file_name().expect("a name").to_string_lossy();
        file.starts_with(&format!("lib{name}-")) && file.ends_with(".rlib")
    };
    let modified = |path: &PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    let files = folder.map(|entry| entry.expect("an entry").path());
    files.filter(is_it).max_by_key(modified).expect(name)
}

/// A rustc whose programs can use the library in this file by this name.
fn rustc(name: &str, library: &Path) -> Command {
    let dependencies = library.parent().expect("a folder");
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc
        .arg("--color=never")
        .arg(format!("--extern={name}={}", library.display()))
        .arg(format!("-Ldependency={}", dependencies.display()));
    rustc
}

/// The name of a program whose first file this is, and the file: where cargo looks for programs.
fn root(path: &str) -> Option<(&str, &str)> {
    let name = path.strip_prefix("src/")?.strip_suffix(".rs")?;
    let name = match name.strip_prefix("bin/") {
        Some(name) => name.strip_suffix("/main").unwrap_or(name),
        None => (name == "main").then_some(name)?,
    };
    (!name.contains('/')).then_some((name, path))
}

/// Does work on each of these, with two processors: rustc works on a program with one.
fn side_by_side<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let take = || {
        let taken = iter::from_fn(|| {
            let number = next.fetch_add(1, Ordering::Relaxed);
            Some((number, items.get(number)?))
        });
        let done = taken.map(|(number, item)| (number, work(item)));
        done.collect::<Vec<_>>()
    };
    let mut done = thread::scope(|scope| {
        let other = scope.spawn(take);
        let mut done = take();
        done.extend(other.join().expect("no panic"));
        done
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Reads `src/lib.rs:12:5: error[E0277]: the message`.
fn error_in(line: &str) -> Option<CompileError> {
    let (place, error) = line.split_once(": error")?;
    let mut place = place.rsplitn(3, ':');
    let column = place.next()?.parse().ok()?;
    let line = place.next()?.parse().ok()?;
    let (code, message) = match error.strip_prefix('[') {
        Some(error) => {
            let (code, message) = error.split_once("]: ")?;
            (Some(code.to_owned()), message)
        }
        None => (None, error.strip_prefix(": ")?),
    };
    Some(CompileError {
        file: place.next()?.replace('\\', "/"),
        line,
        column,
        code,
        message: message.to_owned(),
    })
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
