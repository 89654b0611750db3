import { addMonthsClamped } from '../../../core/values/date-range.js';
import { ArticleSection } from '../article.types.js';
import { ArticleOwner } from './article-feedback.types.js';

/** Months after which an article has to be reviewed again. */
export const REVIEW_MONTHS = 12;

/** The team responsible for each section. */
const OWNERS: Readonly<Record<ArticleSection, ArticleOwner>> = {
  [ArticleSection.COMPANY]: ArticleOwner.CONTENT,
  [ArticleSection.LEGAL]: ArticleOwner.MODERATION,
  [ArticleSection.START]: ArticleOwner.SUPPORT,
  [ArticleSection.SEARCH]: ArticleOwner.CONTENT,
  [ArticleSection.BOOK]: ArticleOwner.SUPPORT,
  [ArticleSection.PAY]: ArticleOwner.FINANCE,
  [ArticleSection.STAY]: ArticleOwner.SUPPORT,
  [ArticleSection.HOSTING]: ArticleOwner.SUPPORT,
  [ArticleSection.TAXES]: ArticleOwner.FINANCE,
  [ArticleSection.TRUST]: ArticleOwner.MODERATION,
  [ArticleSection.REVIEWS]: ArticleOwner.MODERATION,
  [ArticleSection.PRIVACY]: ArticleOwner.MODERATION,
  [ArticleSection.SUPPORT]: ArticleOwner.SUPPORT,
  [ArticleSection.GUIDES]: ArticleOwner.CONTENT,
  [ArticleSection.MOVING]: ArticleOwner.CONTENT,
  [ArticleSection.CITIES]: ArticleOwner.CONTENT,
  [ArticleSection.SUSTAINABILITY]: ArticleOwner.CONTENT,
};

/** The responsible team of a text, and its next review. */
export interface ArticleCare {
  readonly owner: ArticleOwner;
  readonly nextReviewOn: string;
}

/** The team responsible for an article and the date of its next review. */
export function careOf({
  section,
  updatedOn,
}: {
  readonly section: ArticleSection;
  readonly updatedOn: string;
}): ArticleCare {
  return { owner: OWNERS[section], nextReviewOn: addMonthsClamped(updatedOn, REVIEW_MONTHS) };
}

/** The same for a guide of the API. */
export const careOfGuide = (updatedOn: string): ArticleCare => ({
  owner: ArticleOwner.CONTENT,
  nextReviewOn: addMonthsClamped(updatedOn, REVIEW_MONTHS),
});
