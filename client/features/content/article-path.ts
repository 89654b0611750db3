import type { ArticleKind } from '../../generated/schema';

/** Where the articles of a kind stand. */
export const SHELVES: Record<ArticleKind, string> = { PAGE: '', HELP: '/help', BLOG: '/blog' };

/** The address of an article. */
export const articlePath = ({ kind, slug }: { kind: ArticleKind; slug: string }): string => `${SHELVES[kind]}/${slug}`;
