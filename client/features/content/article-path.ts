import type { ArticleKind } from '../../generated/schema';

const FOLDERS: Record<ArticleKind, string> = { PAGE: '', HELP: '/help', BLOG: '/blog' };

/** The address of an article. */
export const articlePath = ({ kind, slug }: { kind: ArticleKind; slug: string }): string => `${FOLDERS[kind]}/${slug}`;
