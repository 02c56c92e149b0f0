"""What the keys of keyboards all over the world type, as xkeyboard-config has it."""

from typing import NamedTuple


class Keyboard(NamedTuple):
    """What its keys type: digits without and with Shift, and letters, in the order of US keys."""

    digits: str
    shifted: str
    letters: str

    @property
    def is_latin(self) -> bool:
        """Whether it has the letters from A to Z."""
        return set(self.letters) >= set("aeiou")


US_LETTERS = "QWERTYUIOPASDFGHJKLZXCVBNM"
#: The key codes of X11.
DIGIT_CODES = range(10, 19)
LETTER_CODES = (*range(24, 34), *range(38, 47), *range(52, 59))

#: Each as it is called for `setxkbmap`; lists are separated by spaces.
KEYBOARDS = {
    name: Keyboard(*rows)
    for name, rows in {
        "us": (
            "1 2 3 4 5 6 7 8 9",
            "! @ # $ % ^ & * (",
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "us dvorak": (
            "1 2 3 4 5 6 7 8 9",
            "! @ # $ % ^ & * (",
            "' , . p y f g c r l a o e u i d h t n ; q j k x b m",
        ),
        "us dvorak-classic": (
            "[ 7 5 3 1 9 0 2 4",
            "{ & % # ! ( ) @ $",
            "/ , . p y f g c r l a o e u i d h t n ; q j k x b m",
        ),
        "gb": (
            "1 2 3 4 5 6 7 8 9",
            '! " £ $ % ^ & * (',
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "ca": (
            "1 2 3 4 5 6 7 8 9",
            '! " / $ % ? & * (',
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "fr": (
            "& é \" ' ( - è _ ç",
            "1 2 3 4 5 6 7 8 9",
            "a z e r t y u i o p q s d f g h j k l w x c v b n ,",
        ),
        "fr bepo": (
            '" « » ( ) @ + - /',
            "1 2 3 4 5 6 7 8 9",
            "b é p o è _ v d l j a u i e , c t s r à y x . k ' q",
        ),
        "fr afnor": (
            "à é è ê ( ) ‘ ’ «",
            "1 2 3 4 5 6 7 8 9",
            "a z e r t y u i o p q s d f g h j k l w x c v b n .",
        ),
        "fr mac": (
            "& é \" ' ( § è ! ç",
            "1 2 3 4 5 6 7 8 9",
            "a z e r t y u i o p q s d f g h j k l w x c v b n ,",
        ),
        "be": (
            "& é \" ' ( § è ! ç",
            "1 2 3 4 5 6 7 8 9",
            "a z e r t y u i o p q s d f g h j k l w x c v b n ,",
        ),
        "ch fr": (
            "1 2 3 4 5 6 7 8 9",
            '+ " * ç % & / ( )',
            "q w e r t z u i o p a s d f g h j k l y x c v b n m",
        ),
        "de": (
            "1 2 3 4 5 6 7 8 9",
            '! " § $ % & / ( )',
            "q w e r t z u i o p a s d f g h j k l y x c v b n m",
        ),
        "es": (
            "1 2 3 4 5 6 7 8 9",
            '! " · $ % & / ( )',
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "latam": (
            "1 2 3 4 5 6 7 8 9",
            '! " # $ % & / ( )',
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "it": (
            "1 2 3 4 5 6 7 8 9",
            '! " £ $ % & / ( )',
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "pt": (
            "1 2 3 4 5 6 7 8 9",
            '! " # $ % & / ( )',
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "br": (
            "1 2 3 4 5 6 7 8 9",
            "! @ # $ % _ & * (",
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "pl": (
            "1 2 3 4 5 6 7 8 9",
            "! @ # $ % ^ & * (",
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "cz": (
            "+ ě š č ř ž ý á í",
            "1 2 3 4 5 6 7 8 9",
            "q w e r t z u i o p a s d f g h j k l y x c v b n m",
        ),
        "sk": (
            "+ ľ š č ť ž ý á í",
            "1 2 3 4 5 6 7 8 9",
            "q w e r t z u i o p a s d f g h j k l y x c v b n m",
        ),
        "hu": (
            "1 2 3 4 5 6 7 8 9",
            "' \" + ! % / = ( )",
            "q w e r t z u i o p a s d f g h j k l y x c v b n m",
        ),
        "tr": (
            "1 2 3 4 5 6 7 8 9",
            "! ' ^ + % & / ( )",
            "q w e r t y u ı o p a s d f g h j k l z x c v b n m",
        ),
        "lt": (
            "ą č ę ė į š ų ū „",
            "Ą Č Ę Ė Į Š Ų Ū (",
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "vn": (
            "ă â ê ô ̀ ̉ ̃ ́ ̣",
            "Ă Â Ê Ô % ^ & * (",
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "jp": (
            "1 2 3 4 5 6 7 8 9",
            "! \" # $ % & ' ( )",
            "q w e r t y u i o p a s d f g h j k l z x c v b n m",
        ),
        "ir": (
            "۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹",
            "! ٬ ٫ ﷼ ٪ × ، * )",
            "ض ص ث ق ف غ ع ه خ ح ش س ی ب ل ا ت ن م ظ ط ز ر ذ د پ",
        ),
        "ara": (
            "1 2 3 4 5 6 7 8 9",
            "! @ # $ % ^ & * )",
            "ض ص ث ق ف غ ع ه خ ح ش س ي ب ل ا ت ن م ئ ء ؤ ر ﻻ ى ة",
        ),
        "il": (
            "1 2 3 4 5 6 7 8 9",
            "! @ # $ % ^ & * )",
            "/ ' ק ר א ט ו ן ם פ ש ד ג כ ע י ח ל ך ז ס ב ה נ מ צ",
        ),
        "gr": (
            "1 2 3 4 5 6 7 8 9",
            "! @ # $ % ^ & * (",
            "; ς ε ρ τ υ θ ι ο π α σ δ φ γ η ξ κ λ ζ χ ψ ω β ν μ",
        ),
        "ru": (
            "1 2 3 4 5 6 7 8 9",
            '! " № ; % : ? * (',
            "й ц у к е н г ш щ з ф ы в а п р о л д я ч с м и т ь",
        ),
        "ua": (
            "1 2 3 4 5 6 7 8 9",
            '! " № ; % : ? * (',
            "й ц у к е н г ш щ з ф і в а п р о л д я ч с м и т ь",
        ),
        "bg": (
            "1 2 3 4 5 6 7 8 9",
            '! ? + " % = : / –',
            ", у е и ш щ к с д з ь я а о ж г т н в ю й ъ э ф х п",
        ),
        "ge": (
            "1 2 3 4 5 6 7 8 9",
            "! @ # $ % ^ & * (",
            "ქ წ ე რ ტ ყ უ ი ო პ ა ს დ ფ გ ჰ ჯ კ ლ ზ ხ ც ვ ბ ნ მ",
        ),
        "am": (
            "ֆ ձ ֊ , ։ ՞ ․ ՛ )",
            "Ֆ Ձ — $ … % և ՚ (",
            "ճ փ բ ս մ ո ւ կ ը թ ջ վ գ ե ա ն ի տ հ ժ դ չ յ զ լ ք",
        ),
        "th": (
            "ๅ / - ภ ถ ุ ึ ค ต",
            "+ ๑ ๒ ๓ ๔ ู ฿ ๕ ๖",
            "ๆ ไ ำ พ ะ ั ี ร น ย ฟ ห ก ด เ ้ ่ า ส ผ ป แ อ ิ ื ท",
        ),
        "in": (
            "१ २ ३ ४ ५ ६ ७ ८ ९",
            "ऍ ॅ # $ % ^ & * (",
            "ौ ै ा ी ू ब ह ग द ज ो े ् ि ु प र क त ॆ ं म न व ल स",
        ),
    }.items()
}
