import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { sumCents } from '../../core/values/money.js';
import { cycleStatusesThat } from '../bookings/billing/cycle.transitions.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { collectedSums, paidBefore } from './money-context.js';
import type { NotificationParams } from './notification-entry.types.js';
import { NOTHING, type StayContext } from './stay-context.types.js';

/** The two sides' names, as they are shown to each other. */
export interface Sides {
  readonly host: { readonly displayName: string } | null;
  readonly renter: { readonly displayName: string } | null;
}

const CHANGE_EVENTS: readonly string[] = [
  BookingEventType.NOTICE_GIVEN,
  BookingEventType.RENEWAL_DUE,
  BookingEventType.RENEWED,
  BookingEventType.CHANGE_ASKED,
  BookingEventType.CHANGE_DECLINED,
  BookingEventType.CHANGE_LAPSED,
  BookingEventType.CHANGE_WITHDRAWN,
  BookingEventType.CONTRACT_WITHDRAWN,
];

/** Whether an event is a change of a confirmed or active booking. */
export const isChangeEvent = (type: string): boolean => CHANGE_EVENTS.includes(type);

/** The change request that an event asks the other side to answer. */
export const askedChangeOf = ({ type, payload }: StoredEvent): { readonly changeId?: string } =>
  type === BookingEventType.CHANGE_ASKED ? { changeId: String(payload['changeId']) } : {};

/** The parameters that such an event adds for each side. */
export async function loadChangeContext(tx: ServiceContext, event: StoredEvent, sides: Sides): Promise<StayContext> {
  const { type, payload } = event;
  const bookingId = String(payload['bookingId']);
  const day: NotificationParams = typeof payload['endsOn'] === 'string' ? { day: payload['endsOn'] } : {};
  if (type === BookingEventType.NOTICE_GIVEN)
    return lastChargeContext(tx, bookingId, { ...day, by: String(payload['by']) });
  if (type === BookingEventType.CONTRACT_WITHDRAWN) return withdrawalContext(tx, event);
  if (day.day !== undefined) return { ...NOTHING, renter: day, host: day };
  const asked = await askedChange(tx, String(payload['changeId']));
  return {
    ...NOTHING,
    renter: { ...asked, otherSide: sides.host?.displayName ?? '' },
    host: { ...asked, otherSide: sides.renter?.displayName ?? '' },
  };
}

/** The last future charge, as each side may see it; nothing when all days are paid. */
async function lastChargeContext(
  tx: ServiceContext,
  bookingId: string,
  params: NotificationParams,
): Promise<StayContext> {
  const last = await tx.db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['c.totalCents', 'c.hostNetCents'])
    .where('c.bookingId', '=', bookingId)
    .where('c.status', 'in', cycleStatusesThat('isUnpaid'))
    .whereRef('c.to', '=', 'b.to')
    .orderBy('c.cycleNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  const amount = (cents: number | undefined): NotificationParams => (cents ? { amountCents: cents } : {});
  return {
    ...NOTHING,
    renter: { ...params, ...amount(last?.totalCents) },
    host: { ...params, ...amount(last?.hostNetCents), ...(await shortNoticeFee(tx, bookingId)) },
  };
}

/** The host's fee when the staff ended the stay without the agreed notice. */
async function shortNoticeFee(tx: ServiceContext, bookingId: string): Promise<NotificationParams> {
  const fee = await tx.db
    .selectFrom('LedgerEntry')
    .select('amountCents')
    .where('bookingId', '=', bookingId)
    .where('rule', '=', 'no_notice_fee')
    .where('account', '=', 'host_payable')
    .executeTakeFirst();
  return fee ? { feeCents: fee.amountCents } : {};
}

/** The deadline of a change request, and the requested days. */
async function askedChange(tx: ServiceContext, changeId: string): Promise<NotificationParams> {
  const change = await tx.db
    .selectFrom('ChangeRequest as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['c.expiresAt', 'c.from', 'c.to', 'b.termsSnapshot'])
    .where('c.id', '=', changeId)
    .executeTakeFirst();
  if (!change) return {};
  const { expiresAt, from, to, termsSnapshot } = change;
  return { deadline: expiresAt.toISOString(), timeZone: termsSnapshot.timeZone, newFrom: from, newTo: to };
}

/** Time and amounts of a withdrawal from the contract: the law requires their confirmation on a durable medium. */
async function withdrawalContext(tx: ServiceContext, { payload, createdAt }: StoredEvent): Promise<StayContext> {
  const bookingId = String(payload['bookingId']);
  const booking = await tx.db
    .selectFrom('Booking as b')
    .select('b.termsSnapshot')
    .select(collectedSums('b.moveOutAt'))
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
  const cycles = await tx.db
    .selectFrom('BillingCycle')
    .select('hostNetCents')
    .where('bookingId', '=', bookingId)
    .where('paidAt', 'is not', null)
    .execute();
  if (!booking) return NOTHING;
  const refundCents = Number(booking.refundCents ?? 0);
  // What credit had paid is returned as credit.
  const creditCents = Number(booking.refundCreditCents ?? 0);
  const cardCents = refundCents - creditCents;
  return {
    renter: { ...(cardCents > 0 ? { amountCents: cardCents } : {}), ...(creditCents > 0 ? { creditCents } : {}) },
    host: {},
    cancellation: {
      cancelledAt: createdAt.toISOString(),
      timeZone: booking.termsSnapshot.timeZone,
      paidCents: paidBefore(booking).totalCents,
      refundCents,
      hostReceivesCents: sumCents(cycles.map(({ hostNetCents }) => hostNetCents)),
      hostFeeCents: 0,
    },
  };
}
