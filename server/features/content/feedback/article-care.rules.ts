import { addMonthsClamped } from '../../../core/date-range.js';
import { ArticleSection } from '../article.types.js';
import { ArticleOwner } from './article-feedback.types.js';

/** How long a text may stand before somebody reads it again. */
export const REVIEW_MONTHS = 12;

/** Who answers for the texts of a section: the parts of the staff. */
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

/** Who keeps a text true, and by which day she has read it again. */
export function careOf({ section, updatedOn }: { readonly section: ArticleSection; readonly updatedOn: string }): { readonly owner: ArticleOwner; readonly nextReviewOn: string } {
  return { owner: OWNERS[section], nextReviewOn: addMonthsClamped(updatedOn, REVIEW_MONTHS) };
}
