/** A page of the documentation, or a part of one, with its searchable text. */
export interface DocsEntry {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly group: DocsGroup;
}

const GROUPS = ['guides', 'operations', 'types', 'errors'] as const;
export type DocsGroup = (typeof GROUPS)[number];

export interface FoundGroup {
  readonly group: DocsGroup;
  readonly entries: readonly DocsEntry[];
}

const SHOWN_OF_GROUP = 6;

/** Removes diacritics, and splits identifiers into words. */
const foldedOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string => foldedOf(`${text} ${text.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}`);

/**
 * Entries that contain every word of the query, by group: matches in the title first, of these those that start with the query; the group
 * with the best match comes first. Empty for a query without letters.
 */
export function findInDocs(entries: readonly DocsEntry[], question: string): readonly FoundGroup[] {
  const asked = foldedOf(question).trim();
  const words = asked.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rankOf = ({ title, text }: DocsEntry): number => {
    const inTitle = wordsOf(title);
    if (inTitle.startsWith(asked)) return 0;
    if (words.every((word) => inTitle.includes(word))) return 1;
    return words.every((word) => inTitle.includes(word) || foldedOf(text).includes(word)) ? 2 : 3;
  };
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank);
  return GROUPS.map((group) => ({ group, found: ranked.filter(({ entry }) => entry.group === group) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0))
    .map(({ group, found }) => ({ group, entries: found.slice(0, SHOWN_OF_GROUP).map(({ entry }) => entry) }));
}
