//! Tests of reading what people type.

use super::*;

fn worms(plaques: &[u8]) -> Lay {
    Lay::Worms(plaques.iter().copied().collect())
}

#[test]
fn faces_are_understood_in_every_language() {
    for (face, texts) in [
        (Face::Worm, &["worms", "worm", "Würmer", "WURM", "wuermer", "червяк", "Червячки", "w", "🪱"][..]),
        (Face::Worm, &["worms ×3 → 21", "3 worms", "Würmer x2", "два червяка", " ч "]),
        (Face::Worm, &["vers", "le ver", "vermisseaux", "deux vers", "Vers ×3 → 15"]),
        (Face::Worm, &["gusanos", "un gusanito", "robale", "ROBALI", "trzy robale"]),
        (Face::One, &["1", "ones", "Einsen", "единицы", "один"]),
        (Face::One, &["les as", "un", "unos", "jedynki"]),
        (Face::Two, &["2", "twos", "Zweien", "двойки", "three twos", "2 ×3", "3 двойки"]),
        (Face::Two, &["les deux", "ambos doses", "dwójki", "dwojki"]),
        (Face::Three, &["3", "threes", "three", "Dreien", "тройки", "3s", "3er", "три", "3 ×2 → 14"]),
        (Face::Four, &["four", "Vieren", "четвёрки", "четыре"]),
        (Face::Five, &["fives", "Fünfen", "пятёрки", "пять"]),
        (Face::Six, &["6", "sixes", "Sechsen", "шестёрки", "les six", "seises", "szóstki", "szostki"]),
    ] {
        for text in texts {
            assert_eq!(typed_face(text), Some(face), "{text:?}");
        }
    }
    for text in
        ["", "7", "0", "red", "worm 3", "hens", "fork", "256", "w w", "3 4 5", "vert", "verde", "2 y 3"]
    {
        assert_eq!(typed_face(text), None, "{text:?}");
    }
}

#[test]
fn cards_are_understood_in_every_language() {
    let threes = Lay::Hens { count: 2, value: 3 };
    for text in ["2x3", "2 x 3", "2×3", "2*3", "two threes", "2 threes", "2 × hen 3", "2х3", "2 hens 3"] {
        assert_eq!(typed(text), Some(Action::Lay(threes)), "{text:?}");
    }
    for text in ["zwei Dreien", "2 Hühner 3", "2 × Huhn 3 → 14", "две тройки", "2 × курочка 3", "2 тройки"]
    {
        assert_eq!(typed(text), Some(Action::Lay(threes)), "{text:?}");
    }
    for text in [
        "deux poules de 3",
        "2 fois 3",
        "dos treses",
        "2 por 3",
        "dos gallinas de 3",
        "dwie trójki",
        "2 kury o wartości 3",
        "2 × kura 3 → 14",
    ] {
        assert_eq!(typed(text), Some(Action::Lay(threes)), "{text:?}");
    }
    for text in ["vers 7 et 19", "gusanos 7 y 19", "robale 7 i 19"] {
        assert_eq!(typed(text), Some(Action::Lay(worms(&[7, 19]))), "{text:?}");
    }
    for text in ["worms 7 19", "Würmer 7+19", "червяки 19, 7", "w7+19", "worms 7 and 19", "🪱 7 19"]
    {
        assert_eq!(typed(text), Some(Action::Lay(worms(&[7, 19]))), "{text:?}");
    }
    for text in ["18x2", "0x2", "worms 26", "worms 0", "2x3x4", "six sevens"] {
        assert_eq!(typed(text), None, "{text:?}");
    }
}

#[test]
fn rows_and_numbers_are_understood_in_every_language() {
    for (row, texts) in [
        (Row::Red, &["red 5", "rot 5", "красный 5", "R5", "5 red", "Rote 5", "красная 5", "к 5"][..]),
        (Row::Yellow, &["yellow 5", "Gelb 5", "жёлтый 5", "желтый ряд 5", "y 5"]),
        (Row::Green, &["green 5", "grün 5", "зелёный 5", "gruen 5", "g5"]),
        (Row::Blue, &["blue 5", "Blau 5", "синий 5", "синюю 5", "bl 5", "cross blue 5"]),
        (
            Row::Red,
            &["rouge 5", "rangée rouge 5", "rangee rouge 5", "fila roja 5", "el 5 rojo", "czerwony 5"],
        ),
        (Row::Yellow, &["jaune 5", "amarillo 5", "żółty 5", "zolty 5", "ż 5"]),
        (Row::Green, &["vert 5", "verte 5", "verde 5", "zielony 5", "z 5"]),
        (Row::Blue, &["bleu 5", "azul 5", "az 5", "niebieski 5", "n 5"]),
    ] {
        for text in texts {
            assert_eq!(typed(text), Some(Action::Cross { row, number: 5 }), "{text:?}");
        }
    }
    assert_eq!(typed_row("Grüne Reihe"), Some(Row::Green));
    assert_eq!(typed_row("rot 5"), Some(Row::Red));
    assert_eq!(typed_row("5"), None);
    for text in ["red 1", "red 13", "white 5", "red blue 5", "red"] {
        assert_eq!(typed(text), None, "{text:?}");
    }
}

/// A number word that begins with a shorter one is never parsed as the shorter one.
#[test]
fn greater_numbers_are_not_cut_to_their_beginning() {
    for (plaque, texts) in [
        (11, &["worm eleven", "Wurm elf", "червяк одиннадцать"][..]),
        (12, &["worm twelve", "Wurm zwölf", "Wurm zwoelf", "червяк двенадцать"]),
        (14, &["worm fourteen", "Wurm vierzehn", "червяк четырнадцать"]),
        (15, &["worm fifteen", "Wurm fünfzehn", "Wurm fuenfzehn", "червяк пятнадцать"]),
        (16, &["worm sixteen", "Wurm sechzehn", "червяк шестнадцать"]),
        (21, &["Wurm einundzwanzig"]),
        (
            17,
            &[
                "ver dix-sept",
                "ver dix sept",
                "gusano diecisiete",
                "robal siedemnaście",
                "robal siedemnascie",
            ],
        ),
        (16, &["ver seize", "gusano dieciséis", "gusano dieciseis", "robal szesnaście"]),
        (23, &["gusano veintitrés"]),
    ] {
        for text in texts {
            assert_eq!(typed(text), Some(Action::Lay(worms(&[plaque]))), "{text:?}");
        }
    }
    for text in [
        "worm twenty one",
        "worm sixty",
        "sixties",
        "Wurm dreißig",
        "Wurm vierzig",
        "fünfzig",
        "einundsechzig",
    ] {
        assert_eq!(typed(text), None, "{text:?}");
    }
    for text in
        ["червяк двадцать один", "червяк пятнадцати", "пятьдесят", "шестьсот", "четыреста", "sixteenth"]
    {
        assert_eq!(typed(text), None, "{text:?}");
    }
    for text in
        ["soixante", "quatre-vingts", "cincuenta", "pięćdziesiąt", "piecdziesiat", "robal dwadzieścia jeden"]
    {
        assert_eq!(typed(text), None, "{text:?}");
    }
    assert_eq!(typed("vers dix et sept"), Some(Action::Lay(worms(&[7, 10]))), "two of them");
}

#[test]
fn a_number_may_stand_in_the_row_or_beside_it() {
    let cross = |number| Some(Action::Cross { row: Row::Red, number });
    for (text, beside) in [("rot 5", None), ("red", Some(5)), ("красный 5", Some(5)), ("5 rot", None)]
    {
        assert_eq!(typed_cross(text, beside), cross(5), "{text:?} {beside:?}");
    }
    assert_eq!(typed_cross("red twelve", None), cross(12));
    for (text, beside) in [
        ("red", None),
        ("red 5", Some(6)),
        ("red", Some(13)),
        ("red", Some(-1)),
        ("red 1", None),
        ("5", Some(5)),
    ] {
        assert_eq!(typed_cross(text, beside), None, "{text:?} {beside:?}");
    }
}

/// Filler words, and the wordings of the bot's own menus and buttons.
#[test]
fn what_people_say_around_it_does_no_harm() {
    for text in
        ["worm number 7 please", "Wurm mit Schild 7", "Wurm Nr. 7", "червяк с табличкой 7", "Bratwurm 7"]
    {
        assert_eq!(typed(text), Some(Action::Lay(worms(&[7]))), "{text:?}");
    }
    for text in ["ver n° 7", "le ver numéro 7", "gusano nº7, por favor", "robal z numerem 7"] {
        assert_eq!(typed(text), Some(Action::Lay(worms(&[7]))), "{text:?}");
    }
    for text in ["rouge 12 et cadenas", "Rojo 12 + candado", "rojo 12 y candado", "czerwony 12 z kłódką"] {
        assert_eq!(typed(text), Some(Action::Cross { row: Row::Red, number: 12 }), "{text:?}");
    }
    for text in ["red 12 and lock", "Rot 12 + Schloss", "красный 12 с замком", "the red twelve"]
    {
        assert_eq!(typed(text), Some(Action::Cross { row: Row::Red, number: 12 }), "{text:?}");
    }
    for text in
        ["две тройки курочек", "zwei 3er-Hühner", "2 mal 3", "both threes", "обе тройки", "2 цыплёнка 3"]
    {
        assert_eq!(typed(text), Some(Action::Lay(Lay::Hens { count: 2, value: 3 })), "{text:?}");
    }
    for (face, text) in [(Face::Five, "5-ки"), (Face::One, "1-цы"), (Face::Three, "die Dreien bitte")] {
        assert_eq!(typed_face(text), Some(face), "{text:?}");
    }
    assert_eq!(typed("с 5"), Some(Action::Cross { row: Row::Blue, number: 5 }));
    assert_eq!(typed_row("с"), Some(Row::Blue));
    assert_eq!(typed_row("y"), Some(Row::Yellow));
    for text in ["fork", "white 5", "six sevens", "no worms"] {
        assert_eq!(typed(text), None, "{text:?}");
    }
}

#[test]
fn the_short_notation_is_understood_too() {
    for text in ["keep worm", "lay 3x2", "lay worm 7+19", "cross red 5", "STOP", "skip"] {
        assert_eq!(typed(text), text.to_lowercase().parse().ok(), "{text:?}");
    }
    assert_eq!(typed("worms"), Some(Action::Keep(Face::Worm)));
    assert_eq!(typed("тройки"), Some(Action::Keep(Face::Three)));
}
