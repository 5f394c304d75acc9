//! Runs the pinned rustc on one small crate at a time, as `cargo check` does, and measures it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// The cost of a run of rustc.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cost {
    /// Seconds of processor time, of all threads: other work on the machine does not count.
    pub(crate) processor: f64,
    /// Seconds on the clock.
    pub(crate) clock: f64,
    /// Bytes in memory, at most.
    pub(crate) memory: u64,
}

/// rustc, with the library built and a folder to work in.
pub(crate) struct Compiler {
    rustc: PathBuf,
    /// The library as `cargo check` leaves it, beside all that it depends on.
    library: PathBuf,
    folder: PathBuf,
}

impl Compiler {
    /// Has cargo check the library in the dev profile, and finds what it left.
    pub(crate) fn new() -> Compiler {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        let sysroot = Command::new("rustc")
            .args(["--print", "sysroot"])
            .current_dir(manifest)
            .output()
            .expect("rustc runs");
        let sysroot = String::from_utf8(sysroot.stdout).expect("a path in UTF-8");
        let check = Command::new(env!("CARGO"))
            .args(["check", "-p", "sudoku-types", "--message-format=json"])
            .current_dir(manifest)
            .stderr(Stdio::inherit())
            .output()
            .expect("cargo runs");
        assert!(check.status.success(), "the library does not compile");
        let messages = String::from_utf8(check.stdout).expect("messages in UTF-8");
        // Every file that cargo names is in quotes of its own.
        let library = messages
            .split('"')
            .find(|part| part.contains("libsudoku_types-") && part.ends_with(".rmeta"))
            .expect("cargo names the library's metadata");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compile_time");
        fs::create_dir_all(&folder).expect("a folder to work in");
        Compiler {
            // Not rustup's proxy, which takes time of its own.
            rustc: Path::new(sysroot.trim()).join("bin/rustc"),
            library: PathBuf::from(library),
            folder,
        }
    }

    /// Version of the compiler, one line.
    pub(crate) fn version(&self) -> String {
        let version = Command::new(&self.rustc).arg("--version").output();
        let version = version.expect("rustc runs").stdout;
        String::from_utf8_lossy(&version).trim().to_owned()
    }

    /// Checks a crate.
    ///
    /// # Panics
    ///
    /// If it has errors.
    pub(crate) fn check(&self, source: &str) -> Cost {
        self.run(source, &[])
    }

    /// Checks a crate incrementally: what is unchanged since the last time in the same `cache`
    /// is not done again.
    pub(crate) fn recheck(&self, source: &str, cache: &str) -> Cost {
        let cache = self.cache(cache);
        self.run(source, &[format!("-Cincremental={}", cache.display())])
    }

    /// Forgets what incremental checks have left.
    pub(crate) fn forget(&self, cache: &str) {
        let cache = self.cache(cache);
        if cache.exists() {
            fs::remove_dir_all(cache).expect("the cache can be removed");
        }
    }

    fn cache(&self, cache: &str) -> PathBuf {
        self.folder.join(format!("incremental-{cache}"))
    }

    fn run(&self, source: &str, options: &[String]) -> Cost {
        let mut command = self.command(source, options);
        let start = Instant::now();
        let ended = command
            .spawn()
            .and_then(Wait4::wait4)
            .expect("rustc runs to its end");
        let clock = start.elapsed();
        assert!(ended.status.success(), "see {}", self.file().display());
        Cost {
            processor: (ended.rusage.utime + ended.rusage.stime).as_secs_f64(),
            clock: Duration::as_secs_f64(&clock),
            memory: ended.rusage.maxrss,
        }
    }

    /// The file of a crate's text.
    fn file(&self) -> PathBuf {
        self.folder.join("small.rs")
    }

    fn command(&self, source: &str, options: &[String]) -> Command {
        fs::write(self.file(), source).expect("a crate can be written");
        let dependencies = self.library.parent().expect("the library is in a folder");
        let mut command = Command::new(&self.rustc);
        command
            .args(["--edition", "2024", "--crate-type", "lib"])
            .args(["--emit", "metadata", "-Cdebuginfo=2", "-Cembed-bitcode=no"])
            .arg("-L")
            .arg(format!("dependency={}", dependencies.display()))
            .arg("--extern")
            .arg(format!("sudoku_types={}", self.library.display()))
            .arg("--out-dir")
            .arg(&self.folder)
            .args(options)
            .arg(self.file());
        command
    }
}
