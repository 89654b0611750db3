import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { AbandonmentEventType } from '../claims/abandonment/abandonment.events.js';
import { storageCents } from '../claims/abandonment/abandonment.rules.js';
import { ClaimEventType } from '../claims/claim.events.js';
import type { NotificationParams } from './notification-entry.types.js';

/** Parameters that events of claims add to a booking's notification; empty for other events. */
export async function loadClaimParams(tx: ServiceContext, { type, payload }: StoredEvent): Promise<NotificationParams> {
  const { claimId, bookingId } = payload;
  if (typeof claimId !== 'string') return {};
  const row = await tx.db
    .selectFrom('Claim as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .leftJoin('ClaimDecision as d', 'd.claimId', 'c.id')
    .select(['c.answerBy', 'c.voteBy', 'c.decideBy', 'c.appealBy', 'b.termsSnapshot', 'd.reasons'])
    .where('c.id', '=', claimId)
    .orderBy('d.round', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return {};
  const question = await tx.db
    .selectFrom('ClaimQuestion')
    .select(['answerBy', 'text'])
    .where('claimId', '=', claimId)
    .where('number', '=', Number(payload['questionNo'] ?? 0))
    .executeTakeFirst();
  const deadlines: Readonly<Record<string, Date | null>> = {
    [BookingEventType.CLAIM_OPENED]: row.answerBy,
    [ClaimEventType.PROPOSED]: row.voteBy,
    [ClaimEventType.TO_REVIEW]: row.decideBy,
    [ClaimEventType.DATA_ASKED]: question?.answerBy ?? null,
    [ClaimEventType.REVIEW_RESUMED]: row.decideBy,
    [ClaimEventType.APPEALED]: row.decideBy,
    [ClaimEventType.DECIDED]: row.appealBy,
  };
  const deadline = deadlines[type]?.toISOString();
  const statement = question?.text ?? row.reasons;
  const { amountCents } = payload;
  return {
    address: `/booking/${toGlobalId('Booking', String(bookingId))}/claim/${toGlobalId('Claim', claimId)}`,
    timeZone: row.termsSnapshot.timeZone,
    ...(deadline === undefined ? {} : { deadline }),
    ...(statement === null ? {} : { statement }),
    ...(typeof amountCents === 'number' ? { amountCents } : {}),
  };
}

/** The cost per day of storing left things, and since when; empty for other events. */
export async function loadAbandonmentParams(
  tx: ServiceContext,
  { type, payload }: StoredEvent,
): Promise<NotificationParams> {
  if (type !== AbandonmentEventType.OPENED && type !== AbandonmentEventType.LISTED) return {};
  const file = await tx.db
    .selectFrom('AbandonmentFile')
    .select(['openedOn', 'monthlyRentCents'])
    .where('bookingId', '=', String(payload['bookingId']))
    .executeTakeFirst();
  return file ? { amountCents: storageCents(file.monthlyRentCents, 1), day: file.openedOn } : {};
}
