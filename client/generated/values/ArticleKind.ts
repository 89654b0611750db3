import type { ArticleKind } from '../schema';

export const ArticleKindValues = [
  'BLOG',
  'HELP',
  'PAGE',
] as const satisfies readonly ArticleKind[];