//! The macro that registers the games.

/// Makes from a list of `folder::Game` the modules, the kinds, the enums that hold any game, and the macros that match
/// on these enums: `with_game!`, `with_view!`, `with_player!` and `with_kind!`. No other code matches on a game.
macro_rules! games {
    ($($folder:ident::$Game:ident),* $(,)?) => {
        $(pub mod $folder;)*
        $(use $folder::$Game;)*

        /// The kind of a game. It is stored by its name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "String", into = "String")]
        #[expect(missing_docs, reason = "the names say all")]
        pub enum GameKind {
            $($Game),*
        }

        /// A game of any kind.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
        #[expect(missing_docs, reason = "the names say all")]
        #[expect(clippy::large_enum_variant, reason = "half a kilobyte at most, and no allocation for a move")]
        pub enum AnyGame {
            $($Game($Game)),*
        }

        /// An event of a game of any kind.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
        #[expect(missing_docs, reason = "the names say all")]
        pub enum AnyEvent {
            $($Game(<$Game as $crate::game::Rules>::Event)),*
        }

        /// A view of a game of any kind.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
        #[expect(missing_docs, reason = "the names say all")]
        #[expect(clippy::large_enum_variant, reason = "half a kilobyte at most, and no allocation for a move")]
        pub enum AnyView {
            $($Game(<$Game as $crate::game::Rules>::View)),*
        }

        /// A computer player of any game.
        #[expect(missing_docs, reason = "the names say all")]
        pub enum AnyPlayer {
            $($Game(Box<dyn $crate::game::computer::Player<$Game>>)),*
        }

        /// Everything that a game must implement. What is missing is a compile error here.
        pub trait RegisteredGame:
            $crate::game::Private + $crate::game::Reasons + $crate::game::RuleCards + $crate::game::Lessons
        {
            /// The game's kind.
            const KIND: GameKind;

            /// Wraps an event of this game.
            fn any_event(event: Self::Event) -> AnyEvent;

            /// Unwraps an event; `None` if it belongs to another game.
            fn own_event(event: &AnyEvent) -> Option<&Self::Event>;

            /// Unwraps a view; `None` if it belongs to another game.
            fn own_view(view: &AnyView) -> Option<&Self::View>;

            /// Wraps a player of this game.
            fn any_player(player: Box<dyn $crate::game::computer::Player<Self>>) -> AnyPlayer;
        }

        $(
            impl RegisteredGame for $Game {
                const KIND: GameKind = GameKind::$Game;

                fn any_event(event: Self::Event) -> AnyEvent {
                    AnyEvent::$Game(event)
                }

                fn own_event(event: &AnyEvent) -> Option<&Self::Event> {
                    if let AnyEvent::$Game(event) = event { Some(event) } else { None }
                }

                fn own_view(view: &AnyView) -> Option<&Self::View> {
                    if let AnyView::$Game(view) = view { Some(view) } else { None }
                }

                fn any_player(player: Box<dyn $crate::game::computer::Player<$Game>>) -> AnyPlayer {
                    AnyPlayer::$Game(player)
                }
            }

            const _: () = assert!(
                *<$Game as $crate::game::Rules>::INFO.seats.end() as usize <= $crate::game::MAX_SEATS,
                "more seats than MAX_SEATS",
            );
        )*

        impl GameKind {
            /// All games, in the order in which they are offered.
            pub const ALL: [GameKind; [$(stringify!($Game)),*].len()] = [$(GameKind::$Game),*];

            /// The static description of the game.
            pub const fn info(self) -> &'static $crate::game::Info {
                match self {
                    $(GameKind::$Game => &<$Game as $crate::game::Rules>::INFO),*
                }
            }

            /// The catalogues of all games in a language.
            pub const fn catalogues(lang: $crate::text::Lang) -> [&'static str; GameKind::ALL.len()] {
                [$($crate::text::in_language!(lang, concat!("games/", stringify!($folder), "/"), ".ftl")),*]
            }
        }

        impl AnyGame {
            /// The kind of the game.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyGame::$Game(_) => GameKind::$Game),*
                }
            }

            /// Sets the game up: draws the first player, deals cards, lays out tiles.
            pub fn new(
                setup: &Setup,
                chance: &mut dyn $crate::game::Chance,
                tell: $crate::game::Tell<'_, AnyEvent>,
            ) -> AnyGame {
                match setup.game() {
                    $(GameKind::$Game => AnyGame::$Game($crate::game::Rules::new(
                        &setup.options(),
                        chance,
                        &mut |event| tell(AnyEvent::$Game(event)),
                    ))),*
                }
            }

            /// What `viewer` may see of the game. It contains no secrets of other players.
            pub fn view(&self, viewer: $crate::game::Viewer) -> AnyView {
                match self {
                    $(AnyGame::$Game(game) => AnyView::$Game($crate::game::Rules::view(game, viewer))),*
                }
            }
        }

        impl AnyView {
            /// The kind of the game.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyView::$Game(_) => GameKind::$Game),*
                }
            }
        }

        impl AnyEvent {
            /// The kind of the game.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyEvent::$Game(_) => GameKind::$Game),*
                }
            }
        }

        /// Runs generic code with the game inside: `with_game!(any, |game: G| …)`.
        macro_rules! with_game {
            ($any:expr, |$game:ident: $G:ident| $what:expr) => {
                match $any {
                    $($crate::games::AnyGame::$Game($game) => {
                        #[allow(dead_code, reason = "not every use needs the game's name")]
                        type $G = $crate::games::$folder::$Game;
                        $what
                    })*
                }
            };
        }

        /// Runs generic code with the view inside: `with_view!(any, |view: G| …)`.
        macro_rules! with_view {
            ($any:expr, |$view:ident: $G:ident| $what:expr) => {
                match $any {
                    $($crate::games::AnyView::$Game($view) => {
                        #[allow(dead_code, reason = "not every use needs the game's name")]
                        type $G = $crate::games::$folder::$Game;
                        $what
                    })*
                }
            };
        }

        /// Runs generic code with the game's type: `with_kind!(kind, |G| …)`.
        macro_rules! with_kind {
            ($kind:expr, |$G:ident| $what:expr) => {
                match $kind {
                    $($crate::games::GameKind::$Game => {
                        type $G = $crate::games::$folder::$Game;
                        $what
                    })*
                }
            };
        }

        /// Runs generic code with the player inside: `with_player!(any, |player: G| …)`.
        macro_rules! with_player {
            ($any:expr, |$player:ident: $G:ident| $what:expr) => {
                match $any {
                    $($crate::games::AnyPlayer::$Game($player) => {
                        type $G = $crate::games::$folder::$Game;
                        $what
                    })*
                }
            };
        }

        pub(crate) use {with_game, with_kind, with_player, with_view};
    };
}
