import type { NotificationParams } from '../notification-entry.types.js';
import type { NotificationTypeName } from '../notification.enums.js';

/** Sample parameters of types with texts of their own. */
export const SAMPLES_OF_TYPES: Readonly<Partial<Record<NotificationTypeName, NotificationParams>>> = {
  ABANDONMENT_LISTED: { amountCents: 267 },
  ABANDONMENT_OPENED_HOST: { amountCents: 267 },
  ABANDONMENT_OPENED_RENTER: { amountCents: 267 },
  BOOKING_CANCELLED_HOST: { amountCents: 3_800 },
  BOOKING_CANCELLED_RENTER: { amountCents: 4_400, creditCents: 0 },
  BOOKING_CONTRACT_WITHDRAWN_RENTER: { amountCents: 4_400, creditCents: 0 },
  BOOKING_ENDS_TODAY_HOST: { within: 72 },
  BOOKING_HOST_CANCELLED_HOST: { amountCents: 6_000 },
  BOOKING_NOTICE_BY_HOST: { day: '2027-03-01' },
  BOOKING_NOTICE_HOST: { day: '2027-03-01', amountCents: 7_600, feeCents: 0 },
  BOOKING_NOTICE_RENTER: { day: '2027-03-01' },
  BOOKING_RENEWAL_HOST: { day: '2027-06-01' },
  BOOKING_RENEWAL_RENTER: { day: '2027-06-01' },
  BOOKING_RENEWED_HOST: { day: '2027-12-01' },
  BOOKING_RENEWED_RENTER: { day: '2027-12-01' },
  CALENDAR_SILENT: { name: 'Otra web' },
  CHARGE_ANNOUNCED: { creditCents: 0 },
  CHARGE_TAKEN: { creditCents: 0 },
  DISPUTE_DECIDED_RENTER: { reason: 'won' },
  HOST_DATA_NEEDED: { reason: 'tax_details' },
  HOST_UNLISTED: { reason: 'tax_details' },
  LEGAL_VERSION_ANNOUNCED: { reason: 'terms', address: '/terms' },
  WAITING_DAYS_OFFERED: { within: 24, address: '/space/spc_AAAAAAAAQACAAAAAAAAAAQ' },
};
