import type { ArticleLink_ArticleFragment } from '../../../generated/graphql';
import type { ArticleSection } from '../../../generated/schema';

/** The URL of a section. */
export const helpSectionPath = (section: ArticleSection): string => `/help?section=${section.toLowerCase()}`;

export interface HelpSection {
  readonly name: ArticleSection;
  readonly articles: readonly ArticleLink_ArticleFragment[];
}

/** Articles by section, in the shelf's order. */
export function sectionsOf(articles: readonly ArticleLink_ArticleFragment[]): HelpSection[] {
  const names = [...new Set(articles.map(({ section }) => section))];
  return names.map((name) => ({ name, articles: articles.filter(({ section }) => section === name) }));
}
