import type { ArticleSection } from '../schema';

export const ArticleSectionValues = [
  'BOOK',
  'CITIES',
  'COMPANY',
  'GUIDES',
  'HOSTING',
  'LEGAL',
  'MOVING',
  'PAY',
  'PRIVACY',
  'REVIEWS',
  'SEARCH',
  'START',
  'STAY',
  'SUPPORT',
  'SUSTAINABILITY',
  'TAXES',
  'TRUST',
] as const satisfies readonly ArticleSection[];