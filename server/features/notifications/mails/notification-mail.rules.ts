import { toGlobalId } from '../../../core/global-id.js';
import { Locale } from '../../../core/locale.js';
import type { MailParams } from '../../../core/mailer.js';
import type { AlternativeSpace } from '../alternative-spaces.js';
import type { Recipient, NotificationContext } from '../notification-context.js';
import { NotificationType } from '../notification-types.js';

/** Name shown for an erased account. */
const FORMER_USER: Readonly<Record<Locale, string>> = {
  [Locale.ES]: 'un antiguo usuario',
  [Locale.EN]: 'a former user',
};

/** Types whose mails leave out the booking's sums, which would look like charges. */
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

/** Parameters of a mail about an event, with only the sums its recipient may see. */
export function mailParams(
  type: NotificationType,
  recipient: Recipient,
  context: NotificationContext,
  alternatives: readonly AlternativeSpace[],
): MailParams {
  const { booking, params, spaceTitle, host, renter } = context;
  const isHost = recipient.id === host?.id;
  const sums = WITHOUT_SUMS.has(type) ? null : booking;
  return {
    type,
    firstName: recipient.firstName,
    isHost,
    space: spaceTitle,
    otherSide: (isHost ? renter : host)?.displayName ?? (booking ? FORMER_USER[recipient.locale] : ''),
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
    hasLaterPeriods: sums !== null && (sums.isRolling || sums.totalCents > sums.firstChargeCents),
    isHostTrader: booking?.isHostTrader ?? false,
    hostNetCents: isHost ? (sums?.hostNetCents ?? null) : null,
    amountCents: params.amountCents ?? null,
    isCharged: params.isCharged ?? false,
    by: params.by ?? null,
    within: params.within ?? null,
    statement: params.statement ?? null,
    ...cancellationParams(context, isHost),
    path:
      booking && TO_REVIEW.has(type) ? `/leave-review/${toGlobalId('Booking', booking.id)}` : pathOf(context, isHost),
    alternatives: JSON.stringify(
      alternatives.map(({ id, title, priceCents }) => ({
        path: `/space/${toGlobalId('Space', id)}`,
        title,
        priceCents,
      })),
    ),
  };
}

/** Sums of a cancellation; the host does not see what the renter paid and is refunded. */
function cancellationParams({ stay }: NotificationContext, isHost: boolean): MailParams {
  const sums = stay?.cancellation;
  if (!sums) return {};
  const { cancelledAt, timeZone, paidCents, refundCents, hostReceivesCents, hostFeeCents } = sums;
  if (isHost)
    return {
      cancelledAt,
      timeZone,
      receivesCents: hostFeeCents > 0 ? null : hostReceivesCents,
      feeCents: hostFeeCents > 0 ? hostFeeCents : null,
    };
  return {
    cancelledAt,
    timeZone,
    paidCents,
    refundCents,
    keptCents: paidCents > refundCents ? paidCents - refundCents : null,
  };
}

function pathOf({ booking, spaceId, user, params }: NotificationContext, isHost: boolean): string {
  if (user && !spaceId) return params.address ?? '/verify-identity';
  if (!booking) return `/space/${toGlobalId('Space', spaceId)}`;
  return `/dashboard?mode=${isHost ? 'host' : 'renter'}&tab=bookings&highlight=${toGlobalId('Booking', booking.id)}`;
}
