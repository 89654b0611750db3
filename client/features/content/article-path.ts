import type { ArticleKind } from '../../generated/schema';

/** The path under which the articles of a kind are. */
export const SHELVES: Record<ArticleKind, string> = { PAGE: '', HELP: '/help', BLOG: '/blog' };

/** The URL of an article. */
export const articlePath = ({ kind, slug }: { kind: ArticleKind; slug: string }): string => `${SHELVES[kind]}/${slug}`;
