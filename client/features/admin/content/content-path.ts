import type { ContentKind } from '../../../generated/schema';

/** The kinds of text, what is edited most often first. */
export const CONTENT_KINDS = ['HELP', 'BLOG', 'CITY'] as const satisfies readonly ContentKind[];

/** In place of a key: an article that there is not yet. */
export const NEW_KEY = '+';

/** The address of a kind in the room, and of one of its texts. */
export const contentPath = (kind: ContentKind | 'BANNER', key?: string): string =>
  `/admin?${new URLSearchParams({ section: 'content', kind, ...(key ? { key } : {}) })}`;
