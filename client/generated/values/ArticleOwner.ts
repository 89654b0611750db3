import type { ArticleOwner } from '../schema';

export const ArticleOwnerValues = [
  'CONTENT',
  'FINANCE',
  'MODERATION',
  'SUPPORT',
] as const satisfies readonly ArticleOwner[];