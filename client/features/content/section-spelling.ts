import { ArticleSectionValues } from '../../generated/values/ArticleSection';

/** How a section is written in an address; null for what is none. */
export const sectionSpelling = (raw: string): string | null =>
  ArticleSectionValues.find((section) => section === raw.toUpperCase())?.toLowerCase() ?? null;
