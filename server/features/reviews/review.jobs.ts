import type { JobRegistry } from '../../core/jobs.js';
import { askForReviews } from './ask-for-reviews.js';
import { closeRound, closeRounds } from './publish-round.js';
import { CLOSE_ROUND_JOB } from './review-rounds.js';
import { ReviewRound } from './review-types.js';

/** The clocks of reviews: the end of each round to the second with a sweeper behind it, and once an hour of the day who is to be asked. */
export function registerReviewJobs(jobs: JobRegistry): void {
  jobs
    .on(CLOSE_ROUND_JOB, (ctx, { bookingId, round }) => closeRound(ctx, String(bookingId), round === ReviewRound.END ? ReviewRound.END : ReviewRound.STAY))
    .every('* * * * *', 'reviews.close-rounds', closeRounds)
    .every('10 8-18 * * *', 'reviews.ask', askForReviews);
}
