import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { MailParams } from '../../../core/mail/mailer.js';
import type { AlternativeSpace } from './alternative-space.types.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import type { BookingSummary, NotificationContext } from '../notification-context.js';
import { listedParam } from './listed-spaces.rules.js';
import type { MailedSpace } from './mailed-space.js';
import { statusAfter } from './status-after.rules.js';
import type { Recipient } from '../recipients.js';
import type { NotificationParams } from '../notification-entry.types.js';
import { linkPathOf } from '../notification-links.rules.js';
import { notificationEntries, type NotificationType } from '../notification.enums.js';
import { sharedMailWords } from '../words/notification-words.rules.js';

/** Data of a mail besides the event's own records. */
export interface MailContext {
  readonly alternatives: readonly AlternativeSpace[];
  /** Null for events without a space. */
  readonly mailedSpace: MailedSpace | null;
}

/** What a mail takes from its event as it is. */
const EVENT_PARAMS = [
  'from',
  'to',
  'newFrom',
  'newTo',
  'day',
  'count',
  'deadline',
  'timeZone',
  'name',
  'subject',
  'reason',
  'amountCents',
  'creditCents',
  'feeCents',
  'rateBps',
  'newRateBps',
  'last4',
  'by',
  'within',
  'statement',
  'code',
  'topic',
] as const satisfies readonly (keyof NotificationParams)[];

/** Parameters of a mail about an event, with only the amounts its recipient may see. */
export function mailParams(
  type: NotificationType,
  recipient: Recipient,
  context: NotificationContext,
  { alternatives, mailedSpace }: MailContext,
): MailParams {
  const { booking, params, spaceId, spaceTitle, host, renter } = context;
  const isHost = recipient.id === host?.id;
  const entry = notificationEntries.get(type);
  return {
    type,
    userId: recipient.id,
    firstName: recipient.firstName,
    isHost,
    space: spaceTitle,
    picture: mailedSpace?.picture ?? null,
    pictureAlt: mailedSpace?.pictureAlt ?? '',
    place: booking && knowsAddress(recipient, booking, entry?.on) ? (mailedSpace?.place ?? null) : null,
    otherSide:
      (isHost ? renter : host)?.displayName ?? (booking ? sharedMailWords('formerUser', {}, recipient.locale) : ''),
    ...eventParams(context),
    ...bookingParams(booking),
    ...sumParams(entry?.mail?.hasSums ? booking : null, isHost),
    ...cancellationParams(context, isHost),
    path:
      linkPathOf(entry, {
        bookingId: booking && toGlobalId('Booking', booking.id),
        spaceId: spaceId ? toGlobalId('Space', spaceId) : null,
        side: isHost ? 'host' : 'renter',
        address: params.address,
        decisionPath: params.decisionPath,
      }) ?? '/',
    alternatives: listedParam(alternatives),
  };
}

/** What the event itself contains. */
function eventParams({ params, changeId }: NotificationContext): MailParams {
  return {
    ...Object.fromEntries(EVENT_PARAMS.map((name) => [name, params[name] ?? null])),
    isCharged: params.isCharged ?? false,
    ...(changeId !== undefined && { changeId }),
  };
}

/** What any mail about a booking may say of it. */
function bookingParams(booking: BookingSummary | null): MailParams {
  return {
    reference: booking?.reference ?? null,
    taxName: booking?.taxName ?? null,
    isAgreed: booking !== null && statusMeans(booking.status, 'isAgreed'),
    isHostTrader: booking?.isHostTrader ?? false,
    withdrawalDays: booking?.withdrawalDays ?? null,
  };
}

/** Amounts of a booking, and the renter's text; null for a mail that contains none. */
function sumParams(sums: BookingSummary | null, isHost: boolean): MailParams {
  return {
    message: isHost ? (sums?.message ?? '') : '',
    firstChargeCents: isHost ? null : (sums?.firstChargeCents ?? null),
    totalCents: isHost || sums?.isRolling ? null : (sums?.totalCents ?? null),
    hasLaterPeriods: sums !== null && (sums.isRolling || sums.totalCents > sums.firstChargeCents),
    hostNetCents: isHost ? (sums?.hostNetCents ?? null) : null,
  };
}

/**
 * A renter who may see the address on the booking's page also gets it in mails, available offline; nobody else does. A mail about a request
 * never contains it, however late it is sent.
 */
const knowsAddress = (recipient: Recipient, { renterId, status }: BookingSummary, event: string | undefined): boolean =>
  recipient.id === renterId && [status, statusAfter(event) ?? status].every((one) => statusMeans(one, 'showsAddress'));

/** Amounts of a cancellation; the host does not see what the renter paid and is refunded. */
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
