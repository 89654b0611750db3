import { hasContactData } from '../../core/redaction/contact-data.js';
import { FieldProblemCode, type FieldError } from '../../core/errors/errors.js';
import { Locale } from '../../core/values/locale.js';
import { lengthOf, isWithin } from '../../core/values/text.js';
import {
  ALL_CATEGORIES,
  CATEGORIES,
  ReviewFlag,
  type ReviewCategory,
  type ReviewDirection,
  type Scores,
} from './review.enums.js';

export const TEXT_LENGTH = { min: 20, max: 1000 } as const;
export const NOTE_LENGTH = { max: 500 } as const;
export const REPLY_LENGTH = { min: 10, max: 500 } as const;
/** Bounds of the staff's statement of reasons. */
export const STATEMENT_LENGTH = { min: 20, max: 1000 } as const;
export const STARS = { min: 1, max: 5 } as const;

/** A review as submitted, normalized. */
export interface ReviewContent {
  readonly overall: number;
  readonly scores: Scores;
  readonly text: string;
  readonly privateNote: string;
}

/* Word boundaries for Spanish letters too, since \b knows ASCII only. */
const word = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'iu');

const FLAGS: readonly (readonly [ReviewFlag, RegExp])[] = [
  [
    ReviewFlag.INSULT,
    word(
      'imb[eé]cil(?:es)?|gilipollas|idiotas?|subnormal(?:es)?|est[uú]pid[oa]s?|cabr[oó]n(?:es|a|as)?|put[oa]s?|hij[oa]s? de puta|hdp|mam[oó]n(?:es)?|capull[oa]s?|payas[oa]s?|cerd[oa]s?|' +
        'idiots?|morons?|assholes?|arseholes?|bastards?|bitch(?:es)?|scumbags?|fuck(?:ers?|ing|ed)?|retard(?:ed|s)?|dickheads?',
    ),
  ],
  [
    ReviewFlag.THREAT,
    word(
      '(?:te|le|os) (?:voy|vamos) a (?:matar|partir|reventar|pegar|buscar|encontrar)|te vas a enterar|s[eé] d[oó]nde vives|sabemos d[oó]nde vives|atente a las consecuencias|at[eé]ngase a las consecuencias|' +
        "(?:i'll|i will|i am going to|i'm going to|we'll|we will) (?:kill|find|hurt|beat|get) you|i know where you live|watch your back|you will regret",
    ),
  ],
  [
    ReviewFlag.EXTORTION,
    word(
      "si no me (?:pagas|devuelves|das|haces|compensas)[^.]{0,80}rese[ñn]a|(?:cambio|quito|borro) (?:esta |la )?rese[ñn]a si|(?:unless|if) you (?:do not |don't )?(?:pay|refund|give)[^.]{0,80}review",
    ),
  ],
  // Numbers of identity documents.
  [ReviewFlag.PERSONAL_DATA, /(?<![\p{L}\d])(?:\d{8}[\s-]?[A-HJ-NP-TV-Z]|[XYZ][\s-]?\d{7}[\s-]?[A-Z])(?![\p{L}\d])/iu],
];

/** Problems of a review, field by field. */
export function contentProblems(content: ReviewContent, direction: ReviewDirection): FieldError[] {
  return [
    ...scoreProblems(content, direction),
    ...publicTextProblems('text', content.text, TEXT_LENGTH),
    ...noteProblems(content.privateNote),
  ];
}

/** Problems of a public reply. Flagged words are refused, since a reply is published at once, without anybody reading it before. */
export function replyProblems(text: string): FieldError[] {
  const problems = publicTextProblems('text', text, REPLY_LENGTH);
  return problems.length === 0 && findFlags(text).length > 0
    ? [{ path: 'text', code: FieldProblemCode.TEXT_OFFENSIVE }]
    : problems;
}

/** Reasons to let staff read the texts before they are published. */
export function findFlags(...texts: readonly string[]): ReviewFlag[] {
  return FLAGS.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([flag]) => flag);
}

function scoreProblems({ overall, scores }: ReviewContent, direction: ReviewDirection): FieldError[] {
  const own: readonly ReviewCategory[] = CATEGORIES[direction];
  const given: readonly (readonly [string, number])[] = ALL_CATEGORIES.flatMap((category) => {
    const stars = scores[category];
    return stars == null ? [] : [[category, stars] as const];
  });
  return [['overall', overall] as const, ...given].flatMap(([path, stars]): FieldError[] => {
    if (path !== 'overall' && !own.includes(path as ReviewCategory))
      return [{ path, code: FieldProblemCode.SCORE_NOT_YOURS }];
    return stars >= STARS.min && stars <= STARS.max
      ? []
      : [{ path, code: FieldProblemCode.SCORE_OUT_OF_RANGE, params: STARS }];
  });
}

function publicTextProblems(
  path: string,
  text: string,
  bounds: { readonly min: number; readonly max: number },
): FieldError[] {
  if (!isWithin(text, bounds)) return [{ path, code: FieldProblemCode.TEXT_LENGTH, params: bounds }];
  return hasContactData(text) ? [{ path, code: FieldProblemCode.CONTACT_DATA }] : [];
}

function noteProblems(note: string): FieldError[] {
  return lengthOf(note) > NOTE_LENGTH.max
    ? [{ path: 'privateNote', code: FieldProblemCode.TOO_LONG, params: NOTE_LENGTH }]
    : [];
}

/** Frequent words that exist in only one of the two languages. */
const FREQUENT_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  [Locale.ES]: new Set(
    'el la los las un una de del que y en con por para muy es está son fue todo pero se su mi nos sin como más al lo'.split(
      ' ',
    ),
  ),
  [Locale.EN]: new Set(
    'the a an of and in with for very is are was were all but to it my we our without as more this that you they at on'.split(
      ' ',
    ),
  ),
};

/** Detects a text's language by its frequent words; the fallback if undecided. */
export function detectLanguage(text: string, fallback: Locale): Locale {
  return decidedLanguage(text) ?? fallback;
}

/** The same; null if undecided. */
export function decidedLanguage(text: string): Locale | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [es, en] = [Locale.ES, Locale.EN].map(
    (locale) => words.filter((one) => FREQUENT_WORDS[locale].has(one)).length,
  ) as [number, number];
  if (es === en) return null;
  return es > en ? Locale.ES : Locale.EN;
}
