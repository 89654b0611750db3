import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { DAY_MS } from '../../core/values/durations.js';
import { findOwnerPaths } from '../reports/decisions/owner-paths.js';
import { ReviewEventType } from '../reviews/review.events.js';
import type { NotificationParams } from './notification-entry.types.js';

const REVIEW_EVENTS: ReadonlySet<string> = new Set(Object.values(ReviewEventType));

/** Parameters that review events add to a booking's notification; empty for other events. */
export async function loadReviewParams(
  tx: ServiceContext,
  { type, payload, createdAt }: StoredEvent,
): Promise<NotificationParams> {
  if (!REVIEW_EVENTS.has(type)) return {};
  const { bookingId, closesAt, reviewId } = payload;
  const address = `/leave-review/${toGlobalId('Booking', String(bookingId))}`;
  if (typeof closesAt === 'string')
    // Whole days, as on the page that it leads to.
    return { address, within: Math.max(1, Math.floor((Date.parse(closesAt) - createdAt.getTime()) / DAY_MS)) };
  if (type !== ReviewEventType.HIDDEN) return { address };
  const review = await tx.db
    .selectFrom('Review')
    .select('decisionText')
    .where('id', '=', String(reviewId))
    .executeTakeFirst();
  const [decisionPath] = await findOwnerPaths(tx, [String(reviewId)]);
  return { address, statement: review?.decisionText ?? '', ...(decisionPath && { decisionPath }) };
}
