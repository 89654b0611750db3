import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { MailParams } from '../../../core/mail/mailer.js';
import type { AlternativeSpace } from './alternative-space.types.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import type { BookingSummary, NotificationContext } from '../notification-context.js';
import { listedParam } from './listed-spaces.rules.js';
import type { MailedSpace } from './mailed-space.js';
import { statusAfter } from './status-after.rules.js';
import type { Recipient } from '../recipients.js';
import { linkOutsideDashboard } from '../notification-links.rules.js';
import { notificationEntries, type NotificationType } from '../notification.enums.js';
import { sharedMailWords } from '../words/notification-words.rules.js';

/** Data of a mail besides the event's own records. */
export interface MailContext {
  readonly alternatives: readonly AlternativeSpace[];
  /** Null for events without a space. */
  readonly mailedSpace: MailedSpace | null;
}

/** Parameters of a mail about an event, with only the amounts its recipient may see. */
export function mailParams(
  type: NotificationType,
  recipient: Recipient,
  context: NotificationContext,
  { alternatives, mailedSpace }: MailContext,
): MailParams {
  const { booking, params, spaceId, spaceTitle, host, renter } = context;
  const isHost = recipient.id === host?.id;
  const { mail, link, on } = notificationEntries.get(type) ?? {};
  const sums = mail?.hasSums ? booking : null;
  const toPath = mail?.link ?? linkOutsideDashboard(link);
  return {
    type,
    userId: recipient.id,
    firstName: recipient.firstName,
    isHost,
    space: spaceTitle,
    picture: mailedSpace?.picture ?? null,
    pictureAlt: mailedSpace?.pictureAlt ?? '',
    place: booking && knowsAddress(recipient, booking, on) ? (mailedSpace?.place ?? null) : null,
    otherSide:
      (isHost ? renter : host)?.displayName ?? (booking ? sharedMailWords('formerUser', {}, recipient.locale) : ''),
    from: params.from ?? null,
    to: params.to ?? null,
    newFrom: params.newFrom ?? null,
    newTo: params.newTo ?? null,
    day: params.day ?? null,
    count: params.count ?? null,
    deadline: params.deadline ?? null,
    timeZone: params.timeZone ?? null,
    name: params.name ?? null,
    subject: params.subject ?? null,
    reason: params.reason ?? null,
    reference: booking?.reference ?? null,
    message: isHost ? (sums?.message ?? '') : '',
    firstChargeCents: isHost ? null : (sums?.firstChargeCents ?? null),
    taxName: booking?.taxName ?? null,
    totalCents: isHost || sums?.isRolling ? null : (sums?.totalCents ?? null),
    isAgreed: booking !== null && statusMeans(booking.status, 'isAgreed'),
    hasLaterPeriods: sums !== null && (sums.isRolling || sums.totalCents > sums.firstChargeCents),
    isHostTrader: booking?.isHostTrader ?? false,
    withdrawalDays: booking?.withdrawalDays ?? null,
    hostNetCents: isHost ? (sums?.hostNetCents ?? null) : null,
    amountCents: params.amountCents ?? null,
    creditCents: params.creditCents ?? null,
    feeCents: params.feeCents ?? null,
    rateBps: params.rateBps ?? null,
    newRateBps: params.newRateBps ?? null,
    last4: params.last4 ?? null,
    isCharged: params.isCharged ?? false,
    by: params.by ?? null,
    within: params.within ?? null,
    statement: params.statement ?? null,
    code: params.code ?? null,
    topic: params.topic ?? null,
    ...(context.changeId !== undefined && { changeId: context.changeId }),
    ...cancellationParams(context, isHost),
    path:
      toPath?.({
        bookingId: booking && toGlobalId('Booking', booking.id),
        spaceId: spaceId ? toGlobalId('Space', spaceId) : null,
        side: isHost ? 'host' : 'renter',
        address: params.address,
        decisionPath: params.decisionPath,
      }) ?? '/',
    alternatives: listedParam(alternatives),
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
