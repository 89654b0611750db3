/** A normalized text, in plain characters, with the position of each in the original text. */
export interface ReadableText {
  readonly text: string;
  /** The original position of a piece of `text`, in UTF-16 units. */
  spanOf(from: number, to: number): { readonly from: number; readonly to: number };
}

/** Letters of other alphabets that look like Latin ones, each beside the letter it resembles. */
const LOOKALIKES =
  'аaеeоoрpсcхxуyіiјjѕsԁdɡgһhкkмmтtвbнhзzАAЕEОOРPСCХXУYІIЈJЅSКKМMТTВBНHαaεeοoρpνvτtκkιiυuηnχxΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' +
  'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzıiłlŁLøoØOđdɑaƅbƖlᛕK' +
  "。.｡.．.‧·∙·•·⋅·・·⁄/∕/⧸/∶:꞉:ː:｜|¦|ǀ|│|∣|❘|∗*⁎*✱*∼~～~‘'’'ʼ'`'´'ʹ'″\"“\"”\"„\"✕×✖×╳×";
const LOOKALIKE = new Map(
  [...LOOKALIKES].flatMap((sign, index, all) => (index % 2 === 0 ? [[sign, all[index + 1] ?? sign] as const] : [])),
);

/** Ranges of characters for 0, 1, 2 … or A, B, C … that Unicode does not decompose: first code point, its value. */
const DIGIT_RUNS = [
  [0x2776, 1, 9],
  [0x2780, 1, 9],
  [0x278a, 1, 9],
  [0x24f5, 1, 9],
  [0x24ff, 0, 1],
  [0x1f10b, 0, 1],
  [0x1f10c, 0, 1],
  [0x2680, 1, 6],
] as const;
const LETTER_RUNS = [0x1f150, 0x1f170, 0x1f1e6] as const;
const CJK_DIGITS = '〇一二三四五六七八九';
const ENTITIES: Readonly<Record<string, string>> = {
  commat: '@',
  period: '.',
  lowbar: '_',
  nbsp: ' ',
  amp: '&',
  num: '#',
  colon: ':',
  sol: '/',
  plus: '+',
  hyphen: '-',
};

/** An HTML entity, a percent-encoded character inside a word, or one character. */
const SIGN =
  /&(?:#\d{1,6}|#x[\da-f]{1,5}|commat|period|lowbar|nbsp|amp|num|colon|sol|plus|hyphen);|(?<=[\p{L}\d])%(?:40|2e)(?=\p{L})|[^]/giu;
const PLAIN = /^[\x21-\x7e]$/;
const MARK = /^\p{M}$/u;
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;
const LINE_END = /^[\n\r\u2028\u2029\v\f]$/;
const BLANK = /^[\s\u2800]$/u;
const DASH = /^[\p{Pd}\u2212]$/u;
const DIGIT = /^\p{Nd}$/u;
const RAISED = /^[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]$/;

/** Cache of looked-up characters, because a lookup is slow. */
const KNOWN = new Map<string, string | readonly string[]>();
const MOST_KNOWN = 5_000;

/**
 * Replaces every character with the plain one it represents: digits of other scripts, look-alike letters, entities; drops accents and
 * invisible characters.
 */
export function readable(given: string): ReadableText {
  const signs: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: sign, index } of given.matchAll(SIGN)) {
    const end = index + sign.length;
    // A combining mark belongs to the preceding character.
    if (MARK.test(sign)) {
      if (to.length > 0) to[to.length - 1] = end;
      continue;
    }
    for (const unit of plainOf(sign, given, index)) {
      signs.push(unit);
      from.push(index);
      to.push(end);
    }
  }
  return { text: signs.join(''), spanOf: (start, end) => ({ from: from[start] ?? 0, to: to[end - 1] ?? 0 }) };
}

/** The UTF-16 units that one plain character represents. */
function plainOf(sign: string, given: string, index: number): string | readonly string[] {
  if (sign.length === 1 && PLAIN.test(sign)) return sign === '`' || sign === "'" ? "'" : sign;
  if (sign.length > 1 && (sign.startsWith('&') || sign.startsWith('%'))) return decoded(sign);
  // A superscript 2 or 3 alone belongs to a square or cubic metre.
  if (RAISED.test(sign) && !RAISED.test(given[index - 1] ?? '') && !RAISED.test(given[index + 1] ?? '')) return sign;
  const known = KNOWN.get(sign) ?? meaningOf(sign);
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(sign, known);
  return known;
}

function meaningOf(sign: string): string | readonly string[] {
  if (LINE_END.test(sign)) return '\n';
  if (BLANK.test(sign)) return ' ';
  if (UNSEEN.test(sign)) return '';
  if (DASH.test(sign)) return '-';
  return digitOf(sign) ?? LOOKALIKE.get(sign) ?? letterOf(sign) ?? sign.split('');
}

function decoded(sign: string): string | readonly string[] {
  if (sign.startsWith('%')) return sign === '%40' ? '@' : '.';
  const name = sign.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return ENTITIES[name] ?? sign.split('');
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const meant = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return meant === '&' ? meant : plainOf(meant, meant, 0);
}

function digitOf(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0;
  // The digits of a script are ten consecutive code points.
  if (DIGIT.test(sign)) {
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  }
  const run = DIGIT_RUNS.find(([first, , size]) => code >= first && code < first + size);
  if (run) return String(code - run[0] + run[1]);
  const cjk = CJK_DIGITS.indexOf(sign);
  if (cjk >= 0) return String(cjk);
  return /^[(]?(\d{1,2})[.,)]?$/.exec(sign.normalize('NFKC'))?.[1] ?? (sign === '\u{1f51f}' ? '10' : null);
}

function letterOf(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0;
  const first = LETTER_RUNS.find((start) => code >= start && code < start + 26);
  if (first !== undefined) return String.fromCharCode(0x41 + code - first);
  // Ordinals follow digits: "3.º B".
  const plain = sign === '\u00ba' || sign === '\u00aa' ? sign : sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x21-\x7e]$/.test(plain) ? plain : null;
}
