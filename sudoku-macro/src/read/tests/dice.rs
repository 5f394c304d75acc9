//! Random numbers from a seed, so that a failure can be repeated.

/// SplitMix64, by Steele, Lea and Flood.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % sides as u64) as usize
    }

    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }

    pub(super) fn character(&mut self, from: &str) -> char {
        from.chars().nth(self.roll(from.chars().count())).unwrap()
    }

    pub(super) fn percent(&mut self, chance: usize) -> bool {
        self.roll(100) < chance
    }

    /// Returns a grid of this size with blanks, which may have any number of solutions.
    pub(super) fn grid(&mut self, size: usize) -> Vec<u8> {
        let blanks = self.roll(101);
        let cells = 0..size * size;
        cells
            .map(|_| {
                if self.percent(blanks) {
                    0
                } else {
                    self.roll(size) as u8 + 1
                }
            })
            .collect()
    }
}

/// Plays a game this many times, or as often as `READER_GAMES` says, each time with dice of another seed, from `READER_SEED`. A
/// game that fails says its own.
pub(super) fn play(games: u64, game: impl Fn(&mut Dice, u64) + Sync) {
    let number = |name| {
        std::env::var(name)
            .ok()
            .map(|value| value.parse().expect("a number"))
    };
    let games = number("READER_GAMES").unwrap_or(games);
    let first: u64 = number("READER_SEED").unwrap_or(1);
    println!("READER_SEED={first}, {games} games");
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let game = &game;
            scope.spawn(move || {
                for seed in (first + thread..first + games).step_by(threads as usize) {
                    game(&mut Dice(seed << 20), seed);
                    // Without this, proc-macro2 keeps all sources for their spans.
                    proc_macro2::extra::invalidate_current_thread_spans();
                }
            });
        }
    });
}
