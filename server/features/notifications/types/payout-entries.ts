import { RefundEventType } from '../../bookings/payments/refund.events.js';
import { PayoutEventType } from '../../bookings/payouts/payout.events.js';
import { NotificationIcon, type NotificationEntry } from '../notification-entry.types.js';
import { toBooking, toEarnings } from '../notification-links.rules.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
import { BELL_AND_MAIL } from './channels.js';

/** Notifications of late refunds and of payouts; money owed to a person is notified whatever their settings are. */
export const payoutEntries = {
  REFUND_DELAYED: {
    description: 'To the renter: a refund did not arrive, and the staff handle it.',
    on: RefundEventType.FAILED,
    to: 'renter',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'amountCents'],
    icon: NotificationIcon.CARD,
    link: toBooking,
  },
  // The delay was notified, so its end is too.
  REFUND_SENT_AGAIN: {
    description: 'To the renter: a refund that did not arrive was sent to the card again.',
    on: RefundEventType.DONE,
    to: 'renter',
    when: ({ attempts, isByTransfer, isByBank }) => Number(attempts) > 1 && isByTransfer !== true && isByBank !== true,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'amountCents'],
    icon: NotificationIcon.CARD,
    link: toBooking,
  },
  REFUND_TRANSFERRED: {
    description: 'To the renter: the staff paid a refund that did not arrive by bank transfer.',
    on: RefundEventType.DONE,
    to: 'renter',
    when: ({ isByTransfer }) => isByTransfer === true,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'amountCents'],
    icon: NotificationIcon.CARD,
    link: toBooking,
  },
  PAYOUT_SENT: {
    description: 'To the host: a payout is on its way to the bank.',
    on: PayoutEventType.SENT,
    to: 'user',
    group: NotificationGroup.PAYMENTS,
    channels: BELL_AND_MAIL,
    params: ['amountCents', 'last4'],
    icon: NotificationIcon.CARD,
    link: toEarnings,
  },
  PAYOUT_FAILED: {
    description: 'To the host: the bank refused a payout, and the money waits for the next one.',
    on: PayoutEventType.FAILED,
    to: 'user',
    // The staff end payouts that no bank has seen.
    when: ({ isByStaff }) => isByStaff !== true,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['amountCents'],
    icon: NotificationIcon.CARD,
    link: toEarnings,
  },
  PAYOUT_ACCOUNT_NEEDED: {
    description: 'To the host: money waits because the payout account or the tax details are incomplete.',
    on: PayoutEventType.ACCOUNT_NEEDED,
    to: 'user',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['amountCents', 'reason'],
    icon: NotificationIcon.CARD,
    link: toEarnings,
  },
  PAYOUT_ACCOUNT_RESTRICTED: {
    description:
      'To the host: the provider requires more of an account that was complete, and pays nothing out meanwhile.',
    on: PayoutEventType.ACCOUNT_RESTRICTED,
    to: 'user',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.CARD,
    link: toEarnings,
  },
} satisfies Record<string, NotificationEntry>;
