import { editDistance } from '../../../core/values/edit-distance.js';
import { wordsOf } from './text.js';

/** How well one title matches a query. */
export interface Hit {
  /** Position of the record in the list the index was built from. */
  record: number;
  /** The name that matched ("Alicante" of "Alacant/Alicante"). */
  title: string;
  /** Every word equal; every word a prefix; some words only. */
  fit: 'exact' | 'begun' | 'partial';
  /** Whether the query's first word matches the title's first word. */
  isFromStart: boolean;
  titleWords: number;
}

/** Whether a query word may be a prefix of the matched word, as while typing, or must equal it. */
export type WordMatch = 'begun' | 'whole';

export interface Titled {
  /** The searchable names. */
  titles: readonly string[];
  /** Words that may accompany the name: its city, district, province. */
  context: string;
}

const MAX_WORDS = 8;

/**
 * Finds titles by word prefixes, in any order: all words of a query must match, at least one of them in the title itself. Stores one sorted
 * dictionary and packed postings, without objects per word.
 */
export class WordIndex {
  private readonly words: string[];
  private readonly starts: Uint32Array;
  /** title number × 4 + (2: word of the context) + (1: first word of the title) */
  private readonly postings: Uint32Array;
  private readonly titles: { record: number; text: string; size: number }[] = [];

  constructor(records: readonly Titled[]) {
    const lists = new Map<string, number[]>();
    const add = (word: string, posting: number) => {
      const list = lists.get(word);
      if (list === undefined) lists.set(word, [posting]);
      else list.push(posting);
    };
    records.forEach((entry, record) => {
      const context = [...new Set(wordsOf(entry.context))];
      for (const text of entry.titles) {
        const own = [...new Set(wordsOf(text))];
        const title = this.titles.push({ record, text, size: own.length }) - 1;
        own.forEach((word, i) => add(word, title * 4 + (i === 0 ? 1 : 0)));
        for (const word of context) if (!own.includes(word)) add(word, title * 4 + 2);
      }
    });
    this.words = [...lists.keys()].sort();
    this.starts = new Uint32Array(this.words.length + 1);
    this.words.forEach((word, i) => (this.starts[i + 1] = (this.starts[i] ?? 0) + (lists.get(word)?.length ?? 0)));
    this.postings = new Uint32Array(this.starts.at(-1) ?? 0);
    this.words.forEach((word, i) => this.postings.set(lists.get(word) ?? [], this.starts[i]));
  }

  /** All titles with every word of the query (or a word that starts with it). */
  find(query: readonly string[], match: WordMatch = 'begun'): Hit[] {
    const words = [...new Set(query)].slice(0, MAX_WORDS);
    if (words.length === 0) return [];
    const seen = new Uint8Array(this.titles.length);
    const named = new Uint8Array(this.titles.length);
    const equal = new Uint8Array(this.titles.length);
    const first = new Uint8Array(this.titles.length);
    words.forEach((word, i) =>
      this.mark({ word, isWhole: match === 'whole' || /^\d+$/.test(word) }, 1 << i, i === 0, {
        seen,
        named,
        equal,
        first,
      }),
    );
    const all = 2 ** words.length - 1;
    const hits: Hit[] = [];
    this.titles.forEach((title, i) => {
      const inName = named[i] ?? 0;
      if (seen[i] !== all || inName === 0) return;
      const isWhole = bits(inName) >= title.size;
      const fit = bits(equal[i] ?? 0) >= title.size ? 'exact' : isWhole ? 'begun' : 'partial';
      hits.push({ record: title.record, title: title.text, fit, isFromStart: first[i] === 1, titleWords: title.size });
    });
    return hits;
  }

  /** The closest word of the dictionary for one with a typo (not in its first letter), or null. */
  correct(word: string): string | null {
    if (word.length < 4 || /\d/.test(word)) return null;
    const allowed = word.length < 8 ? 1 : 2;
    let best: { word: string; slips: number; weight: number } | null = null;
    const initial = word[0] ?? '';
    for (let i = this.lowerBound(initial); i < this.words.length; i += 1) {
      const candidate = this.words[i] ?? '';
      if (!candidate.startsWith(initial)) break;
      if (Math.abs(candidate.length - word.length) > allowed) continue;
      const slips = editDistance(word, candidate, allowed);
      if (slips > allowed) continue;
      const weight = (this.starts[i + 1] ?? 0) - (this.starts[i] ?? 0);
      const isBetter = best === null || slips < best.slips || (slips === best.slips && weight > best.weight);
      if (isBetter) best = { word: candidate, slips, weight };
    }
    return best?.word ?? null;
  }

  /** Whether any word of the dictionary starts with this. */
  knows(word: string): boolean {
    return this.words[this.lowerBound(word)]?.startsWith(word) ?? false;
  }

  private mark(
    { word, isWhole }: { word: string; isWhole: boolean },
    bit: number,
    isFirst: boolean,
    marks: { seen: Uint8Array; named: Uint8Array; equal: Uint8Array; first: Uint8Array },
  ): void {
    for (let w = this.lowerBound(word); w < this.words.length; w += 1) {
      const found = this.words[w] ?? '';
      const isEqual = found === word;
      if (!found.startsWith(word) || (isWhole && !isEqual)) break;
      for (let p = this.starts[w] ?? 0; p < (this.starts[w + 1] ?? 0); p += 1) {
        const posting = this.postings[p] ?? 0;
        const title = posting >>> 2;
        marks.seen[title]! |= bit;
        if ((posting & 2) !== 0) continue;
        marks.named[title]! |= bit;
        if (isEqual) marks.equal[title]! |= bit;
        if (isFirst && (posting & 1) !== 0) marks.first[title] = 1;
      }
    }
  }

  private lowerBound(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
