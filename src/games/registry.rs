//! The macro behind the list of games.

/// Makes from a list of `folder::Game` the modules, the kinds, the enums that hold any of them, and the macros that
/// open these enums: `with_game!`, `with_view!`, `with_player!` and `with_kind!`. Nothing else matches on a game.
macro_rules! games {
    ($($folder:ident::$Game:ident),* $(,)?) => {
        $(pub mod $folder;)*
        $(use $folder::$Game;)*

        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
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

        /// Something that happened in a game of any kind.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
        #[expect(missing_docs, reason = "the names say all")]
        pub enum AnyEvent {
            $($Game(<$Game as $crate::game::Rules>::Event)),*
        }

        /// What one viewer may see of a game of any kind.
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

        /// Everything a folder has to give. What is missing is a compile error here.
        pub trait Registered:
            $crate::game::Private + $crate::game::Computer
        {
            /// Which one it is in the list.
            const KIND: GameKind;

            /// Its event in the enum of all.
            fn any_event(event: Self::Event) -> AnyEvent;

            /// The other way; none if it is another game's.
            fn own_event(event: &AnyEvent) -> Option<&Self::Event>;

            /// The view of this game; none if it is another game's.
            fn own_view(view: &AnyView) -> Option<&Self::View>;

            /// A player of this game in the enum of all.
            fn any_player(player: Box<dyn $crate::game::computer::Player<Self>>) -> AnyPlayer;
        }

        $(
            impl Registered for $Game {
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
            /// All of them, in the order they are offered.
            pub const ALL: [GameKind; [$(stringify!($Game)),*].len()] = [$(GameKind::$Game),*];

            /// What is known of it before it is played.
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
            /// Which game it is.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyGame::$Game(_) => GameKind::$Game),*
                }
            }

            /// Sets the table up: draws the first player, deals, lays out.
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

            /// The game as `viewer` may see it: other people's secrets are not in it.
            pub fn view(&self, viewer: $crate::game::Viewer) -> AnyView {
                match self {
                    $(AnyGame::$Game(game) => AnyView::$Game($crate::game::Rules::view(game, viewer))),*
                }
            }
        }

        impl AnyView {
            /// Which game it is of.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyView::$Game(_) => GameKind::$Game),*
                }
            }
        }

        impl AnyEvent {
            /// Which game it is of.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyEvent::$Game(_) => GameKind::$Game),*
                }
            }
        }

        /// Does the same with the game inside, whichever it is: `with_game!(any, |game: G| …)`.
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

        /// The same with a view: `with_view!(any, |view: G| …)`.
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

        /// The same with only the kind: `with_kind!(kind, |G| …)`.
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

        /// The same with a computer player: `with_player!(any, |player: G| …)`.
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
