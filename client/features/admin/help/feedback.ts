import type { ArticleFeedbackQuery } from '../../../generated/graphql';

/** One text with the answers of its readers. */
export type Feedback = ArticleFeedbackQuery['articleFeedback'][number];
