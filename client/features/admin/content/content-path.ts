import type { Every } from '../../../forms/every';
import type { ContentKind } from '../../../generated/schema';

/** The kinds of texts, the most frequently edited first. */
export const CONTENT_KINDS = ['HELP', 'BLOG', 'CITY'] as const satisfies Every<ContentKind>;

/** Replaces the key: a new article. */
export const NEW_KEY = '+';

/** The path of a kind, and of one of its texts. */
export const contentPath = (kind: ContentKind | 'BANNER', key?: string): string =>
  `/admin?${new URLSearchParams({ section: 'content', kind, ...(key ? { key } : {}) })}`;
