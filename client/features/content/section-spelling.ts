import { ArticleSectionValues } from '../../generated/values/ArticleSection';

/** The slug of a section; null for an unknown one. */
export const sectionSpelling = (raw: string): string | null =>
  ArticleSectionValues.find((section) => section === raw.toUpperCase())?.toLowerCase() ?? null;
