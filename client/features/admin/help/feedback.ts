import type { ArticleFeedbackQuery } from '../../../generated/graphql';

/** One text with its ratings. */
export type Feedback = ArticleFeedbackQuery['articleFeedback'][number];
