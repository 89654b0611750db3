import { toGlobalId } from '../../../core/global-id.js';
import { Locale } from '../../../core/locale.js';
import type { MailParams } from '../../../core/mailer.js';
import type { AlternativeSpace } from '../alternative-spaces.js';
import type { Person, Story } from '../event-story.js';
import { NotificationType } from '../notification-types.js';

/** Whoever erased her account has no name any more. */
const FORMER_USER: Readonly<Record<Locale, string>> = { [Locale.ES]: 'un antiguo usuario', [Locale.EN]: 'a former user' };

/** What ended without money, or with other sums: those of the booking would look like charges. */
const WITHOUT_SUMS: ReadonlySet<NotificationType> = new Set([
  NotificationType.BOOKING_DECLINED,
  NotificationType.BOOKING_EXPIRED_RENTER,
  NotificationType.BOOKING_EXPIRED_HOST,
  NotificationType.BOOKING_NOT_COMPLETED,
  NotificationType.BOOKING_CANCELLED_RENTER,
  NotificationType.BOOKING_CANCELLED_HOST,
  NotificationType.BOOKING_HOST_CANCELLED_RENTER,
  NotificationType.BOOKING_HOST_CANCELLED_HOST,
  NotificationType.BOOKING_COMPLETED_RENTER,
  NotificationType.BOOKING_COMPLETED_HOST,
  NotificationType.REVIEW_INVITED,
  NotificationType.REVIEW_REMINDER,
  NotificationType.REVIEW_RECEIVED,
  NotificationType.REVIEW_PUBLISHED,
  NotificationType.REVIEW_HIDDEN,
]);

const TO_REVIEW: ReadonlySet<NotificationType> = new Set([
  NotificationType.BOOKING_COMPLETED_RENTER,
  NotificationType.BOOKING_COMPLETED_HOST,
  NotificationType.REVIEW_INVITED,
  NotificationType.REVIEW_REMINDER,
  NotificationType.REVIEW_RECEIVED,
  NotificationType.REVIEW_PUBLISHED,
  NotificationType.REVIEW_HIDDEN,
]);

/** What a mail about an event needs; the sums are those its receiver may see. */
export function mailParams(type: NotificationType, person: Person, story: Story, alternatives: readonly AlternativeSpace[]): MailParams {
  const { booking, params, spaceTitle, host, renter } = story;
  const isHost = person.id === host?.id;
  const sums = WITHOUT_SUMS.has(type) ? null : booking;
  return {
    type,
    firstName: person.firstName,
    isHost,
    space: spaceTitle,
    otherSide: (isHost ? renter : host)?.displayName ?? (booking ? FORMER_USER[person.locale] : ''),
    from: params.from ?? null,
    to: params.to ?? null,
    deadline: params.deadline ?? null,
    timeZone: params.timeZone ?? null,
    subject: params.subject ?? null,
    reason: params.reason ?? null,
    reference: booking?.reference ?? null,
    message: isHost ? (booking?.message ?? '') : '',
    firstChargeCents: isHost ? null : (sums?.firstChargeCents ?? null),
    totalCents: isHost || sums?.isRolling ? null : (sums?.totalCents ?? null),
    hostNetCents: isHost ? (sums?.hostNetCents ?? null) : null,
    amountCents: params.amountCents ?? null,
    isCharged: params.isCharged ?? false,
    by: params.by ?? null,
    within: params.within ?? null,
    statement: params.statement ?? null,
    ...cancellationParams(story, isHost),
    path: booking && TO_REVIEW.has(type) ? `/leave-review/${toGlobalId('Booking', booking.id)}` : pathOf(story, isHost),
    alternatives: JSON.stringify(alternatives.map(({ id, title, priceCents }) => ({ path: `/space/${toGlobalId('Space', id)}`, title, priceCents }))),
  };
}

/** The sums of a cancellation that its reader may see: a host nothing of what the renter paid and gets back. */
function cancellationParams({ stay }: Story, isHost: boolean): MailParams {
  const sums = stay?.cancellation;
  if (!sums) return {};
  const { cancelledAt, timeZone, paidCents, refundCents, hostReceivesCents, hostFeeCents } = sums;
  if (isHost) return { cancelledAt, timeZone, receivesCents: hostFeeCents > 0 ? null : hostReceivesCents, feeCents: hostFeeCents > 0 ? hostFeeCents : null };
  return { cancelledAt, timeZone, paidCents, refundCents, keptCents: paidCents > refundCents ? paidCents - refundCents : null };
}

function pathOf({ booking, spaceId, user, params }: Story, isHost: boolean): string {
  if (user && !spaceId) return params.address ?? '/verify-identity';
  if (!booking) return `/space/${toGlobalId('Space', spaceId)}`;
  return `/dashboard?mode=${isHost ? 'host' : 'renter'}&tab=bookings&highlight=${toGlobalId('Booking', booking.id)}`;
}
