import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { addDays } from '../../core/values/date-range.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { BillingEventType } from '../bookings/billing/billing.events.js';
import { isExpiredOn, nextCards } from '../bookings/billing/booking-card.js';
import { CycleStatus } from '../bookings/billing/billing.enums.js';
import { FORMAL_NOTICE_DAYS } from '../bookings/billing/charge-ladder.rules.js';
import type { Booking } from '../bookings/booking.entity.js';
import { creditOfPaidCycles } from '../bookings/payments/credit-spent.js';
import { creditOfComingCycles } from '../bookings/renter-payments/coming-charges.js';
import type { NotificationParams } from './notification-entry.types.js';
import type { StayContext } from './stay-context.types.js';

/** The statuses in which an event's notification is still true; unlisted events are always sent. */
const STILL_TRUE: Readonly<Partial<Record<string, readonly CycleStatus[]>>> = {
  [BillingEventType.ANNOUNCED]: [CycleStatus.SCHEDULED],
  [BillingEventType.CHARGE_FAILED]: [CycleStatus.RETRYING, CycleStatus.PAST_DUE],
  [BillingEventType.PAST_DUE]: [CycleStatus.PAST_DUE],
  [BillingEventType.FORMAL_NOTICE]: [CycleStatus.PAST_DUE],
  [BillingEventType.IN_RECOVERY]: [CycleStatus.PAST_DUE],
};

/** The parameters for the renter about a cycle; null when it is outdated, as by a payment. The host never gets the renter's amounts. */
export async function loadBillingContext(tx: ServiceContext, event: StoredEvent): Promise<StayContext | null> {
  const { cycleId, tries, reason, nextTryOn } = event.payload;
  const row = await tx.db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['c.id', 'c.status', 'c.totalCents', 'c.dueAt', 'b.id as bookingId', 'b.renterId', 'b.termsSnapshot'])
    .where('c.id', '=', String(cycleId))
    .executeTakeFirst();
  if (!row || STILL_TRUE[event.type]?.includes(row.status) === false) return null;
  const { timeZone } = row.termsSnapshot;
  const creditCents = await creditIn(tx, event.type, row);
  const renter: NotificationParams = {
    amountCents: row.totalCents - creditCents,
    ...(creditCents > 0 ? { creditCents } : {}),
    ...(event.type === BillingEventType.ANNOUNCED ? { day: localDateOf(row.dueAt, timeZone) } : {}),
    ...(event.type === BillingEventType.FORMAL_NOTICE
      ? { day: addDays(localDateOf(event.createdAt, timeZone), FORMAL_NOTICE_DAYS) }
      : {}),
    ...(typeof nextTryOn === 'string' ? { day: nextTryOn } : {}),
    ...(typeof tries === 'number' ? { count: tries } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(event.type === BillingEventType.ANNOUNCED && (await isCardExpiredBy(tx, row))
      ? { reason: 'expired_card' }
      : {}),
  };
  const isManual = event.type === BillingEventType.PAST_DUE && typeof reason === 'string';
  return { renter, host: isManual ? { reason } : {}, cancellation: null };
}

/** Whether the card of a cycle expires before its day. */
async function isCardExpiredBy(
  tx: ServiceContext,
  {
    bookingId,
    dueAt,
    termsSnapshot,
  }: Pick<Booking, 'termsSnapshot'> & { readonly bookingId: string; readonly dueAt: Date },
): Promise<boolean> {
  const [card] = await nextCards(tx, [bookingId]);
  return card !== undefined && isExpiredOn(card, localDateOf(dueAt, termsSnapshot.timeZone));
}

interface ChargedCycle {
  readonly id: string;
  readonly bookingId: string;
  readonly renterId: string;
}

/** The part of a charge paid by the renter's credit, where the notification is about the card; debts are stated in full. */
async function creditIn(tx: ServiceContext, type: string, { id, bookingId, renterId }: ChargedCycle): Promise<number> {
  if (type === BillingEventType.ANNOUNCED) return (await creditOfComingCycles(tx, [renterId]))[0]?.get(id) ?? 0;
  if (type === BillingEventType.PAID) return (await creditOfPaidCycles(tx, [bookingId])).get(id) ?? 0;
  return 0;
}
