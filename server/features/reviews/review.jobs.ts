import type { JobRegistry } from '../../core/jobs/jobs.js';
import { findFirstFeaturedHosts, updateFeaturedHosts } from './featured-hosts/update-featured-hosts.js';
import { closeDueRounds, closeRound } from './close-round.js';
import { inviteToReview } from './review-invitations.js';
import { CLOSE_ROUND_JOB } from './review-rounds.js';
import { ReviewRoundKind } from './review.enums.js';

/** Closes each round on time, with a periodic job as a fallback; sends invitations and reminders hourly by day; finds the featured hosts monthly, and the first ones at start. */
export function registerReviewJobs(jobs: JobRegistry): void {
  jobs
    .on(CLOSE_ROUND_JOB, (ctx, { bookingId, round }) =>
      closeRound(ctx, String(bookingId), round === ReviewRoundKind.END ? ReviewRoundKind.END : ReviewRoundKind.STAY),
    )
    .every('* * * * *', 'reviews.close-rounds', closeDueRounds)
    .every('10 8-18 * * *', 'reviews.ask', inviteToReview)
    .every('30 4 1 * *', 'reviews.find-featured-hosts', updateFeaturedHosts)
    .on('reviews.find-first-featured-hosts', findFirstFeaturedHosts)
    .atStart('reviews.find-first-featured-hosts');
}
