import { numberPieces, type NumberPiece } from './number-words.js';

// Phone numbers whose digits are separated by punctuation, line ends or words, or spelled in words. Regular notations are patterns of
// `contact-patterns.ts`.

/** Stands for a masked number: a price, a size, a date. Ends every phone number. */
export const MASK = '\ue000';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** What separates two numbers: nothing unusual, a character, a comma of a list, a word such as "luego". */
type Gap = 'usual' | 'sign' | 'list' | 'word';

interface Group extends Place {
  readonly digits: string;
  readonly isSpoken: boolean;
  /** How many of its last digits the next word may fill: "seiscientos doce" is 612. */
  readonly open: number;
  readonly words: number;
  readonly gap: Gap;
  /** The preceding separators without spaces. */
  readonly sign: string;
}

const TOKEN = /\d+(?=[xX]\d)|(?<=\d)[xX](?=\d)|[\p{L}\d]+/gu;
const USUAL = /^[ .·_*/()-]{0,4}$/;
const LIST = /^ {0,2},\s+$|^,?\s+,\s*$/;
/** Currency and ordinal signs end a number; more of other characters than this are not a gap. */
const SIGNS = /^[^\p{L}\d\ue000€$£%°ºª²³]{0,16}$/u;
const PLAIN_LINKS = /^(?:y|e|and|el|the|de|por)$/i;

/** Represents a word such as "y" among the separators. */
const AND = 'y';
const PHONE_LENGTH = 9;
const LEAST_SPOKEN = { words: 3, digits: 8 } as const;
/** The usual grouping of Spanish numbers; other groupings count only between equal separators. */
const CUTS = new Set(['333', '3222', '2322', '2232', '2223', '36', '63']);
const RARE_CUTS = new Set(['12222', '22221', '342', '324', '432', '234', '243', '423', '45', '54', '1233']);
const IS_REVERSED = /al rev[eé]s|backwards|in reverse|empezando por el final/i;

/** Finds phone numbers in a normalized text whose prices, sizes and dates are masked. */
export function findPhoneRuns(text: string): Place[] {
  const isReversed = IS_REVERSED.test(text);
  return runsOf(text).flatMap((run) => [...spokenNumbers(run), ...cutNumbers(run, text, isReversed)]);
}

/** Consecutive numbers with only gaps between them. */
function runsOf(text: string): Group[][] {
  const runs: Group[][] = [];
  let run: Group[] = [];
  let state: RowState = NO_STATE;
  const close = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
    state = NO_STATE;
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const signs = run.length > 0 ? text.slice(state.end, index) : '';
    const between = gapOf(signs);
    if (between === null) close();
    const end = index + token.length;
    if (/^x$/i.test(token) && run.length > 0) {
      state = { ...state, end, gap: 'sign', sign: 'x' };
      continue;
    }
    const pieces = numberPieces(token);
    if (!pieces) close();
    else if (
      run.length > 0 ||
      pieces.some(({ digits, kind }) => digits !== '' || kind === 'twice' || kind === 'thrice')
    ) {
      state = joined(state, between, signs);
      for (const piece of pieces) state = add(run, piece, { from: index, to: end, token }, state);
      state = { ...state, end };
    }
  }
  close();
  return runs;
}

interface RowState {
  /** End of the last token. */
  readonly end: number;
  readonly gap: Gap;
  readonly sign: string;
  readonly isLinked: boolean;
  readonly times: number;
}

const NO_STATE: RowState = { end: 0, gap: 'usual', sign: '', isLinked: false, times: 1 };
const RANK: Readonly<Record<Gap, number>> = { usual: 0, list: 1, sign: 2, word: 3 };
const moreUnusual = (a: Gap, b: Gap): Gap => (RANK[a] >= RANK[b] ? a : b);

/** The separator of two tokens; null ends the number. */
function gapOf(between: string): Gap | null {
  if (USUAL.test(between)) return 'usual';
  if (LIST.test(between)) return 'list';
  return SIGNS.test(between) ? 'sign' : null;
}

function joined(state: RowState, between: Gap | null, signs: string): RowState {
  return {
    ...state,
    gap: moreUnusual(state.gap, between ?? 'usual'),
    sign: state.sign + signs.replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : '')),
  };
}

/** Appends a piece to the last number, or adds it as the next one. */
function add(
  run: Group[],
  piece: NumberPiece,
  { from, to, token }: Place & { readonly token: string },
  state: RowState,
): RowState {
  const last = run.at(-1);
  if (piece.kind === 'link')
    return {
      ...state,
      gap: PLAIN_LINKS.test(token) ? moreUnusual(state.gap, 'list') : 'word',
      sign: AND,
      isLinked: true,
    };
  if (piece.kind === 'scale') return { ...state, isLinked: false };
  if (piece.kind === 'twice' || piece.kind === 'thrice') return { ...state, times: piece.kind === 'twice' ? 2 : 3 };
  const digits = piece.digits.length === 1 ? piece.digits.repeat(state.times) : piece.digits;
  const isSpoken = piece.kind !== 'digit';
  const fills =
    last &&
    isSpoken &&
    piece.kind !== 'hundred' &&
    digits.length <= last.open &&
    (last.open === 2 || state.isLinked || piece.isEnglish);
  const open = { hundred: 2, ten: 1, teen: 0, unit: 0, digit: 0 }[piece.kind];
  if (fills)
    run[run.length - 1] = {
      ...last,
      digits: last.digits.slice(0, -digits.length) + digits,
      to,
      open,
      words: last.words + 1,
    };
  else run.push({ from, to, digits, isSpoken, open, words: isSpoken ? 1 : 0, gap: state.gap, sign: state.sign });
  return { ...state, gap: 'usual', sign: '', isLinked: false, times: 1 };
}

/** Sequences of digit words, alone or among digits: "seis uno dos, 345 seis siete ocho". */
function spokenNumbers(run: readonly Group[]): Place[] {
  const rows: Group[][] = [];
  for (const group of run) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    // Only the usual separators join digits to the words.
    const isApart = (group.gap === 'sign' || group.gap === 'list') && !(group.isSpoken && last?.isSpoken);
    if (row && !isApart) row.push(group);
    else rows.push([group]);
  }
  const isPhone = (row: readonly Group[]): boolean =>
    sum(row, ({ words }) => words) >= LEAST_SPOKEN.words &&
    sum(row, ({ digits }) => digits.length) >= LEAST_SPOKEN.digits;
  return rows.filter(isPhone).map((row) => ({ from: row[0]?.from ?? 0, to: row.at(-1)?.to ?? 0 }));
}

/** Nine consecutive digits, grouped as in phone numbers. */
function cutNumbers(run: readonly Group[], text: string, isReversed: boolean): Place[] {
  const finds: Place[] = [];
  for (let first = 0; first < run.length; first++) {
    let length = 0;
    for (let last = first; last < run.length && length < PHONE_LENGTH; last++) {
      length += run[last]?.digits.length ?? 0;
      if (length !== PHONE_LENGTH || !isPhone(run, first, last, isReversed)) continue;
      finds.push({ from: withPrefix(run, first, text), to: run[last]?.to ?? 0 });
      first = last;
    }
  }
  return finds;
}

function isPhone(run: readonly Group[], first: number, last: number, isReversed: boolean): boolean {
  const groups = run.slice(first, last + 1);
  const digits = groups.map((group) => group.digits).join('');
  if (!/^[6-9]/.test(digits) && !(isReversed && /[6-9]$/.test(digits))) return false;
  if (groups.some(({ isSpoken }) => isSpoken)) return true;
  const gaps = groups.slice(1);
  if (gaps.every(({ gap }) => gap === 'usual')) return true;
  // Part of a longer sequence with the same separator is a list.
  const inner = gaps[0]?.sign ?? '';
  if (
    [run[first], run[last + 1]].some(
      (next, side) => next && (side === 1 || first > 0) && next.gap === 'sign' && next.sign === inner,
    )
  )
    return hasCountryCode(run, first) && run[last + 1]?.sign !== inner;
  const signs = new Set(gaps.map(({ sign }) => sign));
  const cut = groups.map((group) => group.digits.length).join('');
  if (/^1{9}$/.test(cut)) return true;
  // Amounts have a comma or a dot inside and another separator between them: "77,00 | 115,50".
  if (signs.size > 1 && (signs.has(',') || signs.has('.'))) return false;
  // A list has one "y", before its last item.
  if (
    isSeries(groups) ||
    (gaps.every(({ gap }) => gap === 'list') && gaps.filter(({ sign }) => sign.includes(AND)).length < 2)
  )
    return false;
  return (
    CUTS.has(cut) ||
    (RARE_CUTS.has(cut) && gaps.every(({ sign, gap }) => gap === 'sign' && sign === inner && sign !== ','))
  );
}

/** Measures, prices and room numbers: "600 | 700 | 800", "601; 602; 603". */
function isSeries(groups: readonly Group[]): boolean {
  const values = groups.map(({ digits }) => Number(digits));
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return (
    values.every((value) => value % 10 === 0) ||
    steps.every((step) => step > 0 && step <= 10) ||
    (values.length > 2 && new Set(steps).size === 1)
  );
}

const hasCountryCode = (run: readonly Group[], first: number): boolean =>
  /^(?:00)?34$/.test(run[first - 1]?.digits ?? '');

/** Includes the country code before it, with its plus and brackets. */
function withPrefix(run: readonly Group[], first: number, text: string): number {
  const { from = 0 } = run[first] ?? {};
  if (!hasCountryCode(run, first)) return from;
  const start = run[first - 1]?.from ?? from;
  const plus = text[start - 1] === '+' ? start - 1 : start;
  return text[plus - 1] === '(' && text.slice(start, from).includes(')') ? plus - 1 : plus;
}

const sum = (groups: readonly Group[], of: (group: Group) => number): number =>
  groups.reduce((total, group) => total + of(group), 0);
