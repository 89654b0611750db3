import type { ServiceContext } from '../../../core/context.js';
import type { Booking } from '../booking.entity.js';
import type { ChargedCard } from '../payments/new-attempt.js';
import { Payment } from '../payments/payment.entity.js';
import { waitsForDay } from '../payments/payment-schedule.rules.js';

/** The card of a booking's next charge (`lastUseOf`). */
export async function cardOf(tx: ServiceContext, booking: Booking): Promise<ChargedCard> {
  const payments = await tx.em.find(
    Payment,
    { bookingId: booking.id, paymentMethodRef: { $ne: null } },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  const ref = booking.paymentMethodRef;
  const known = lastUseOf(ref, payments);
  return {
    provider: known?.provider ?? tx.ports.payments.current.name,
    paymentMethodRef: ref ?? known?.paymentMethodRef ?? null,
    methodBrand: known?.methodBrand ?? null,
    methodLast4: known?.methodLast4 ?? null,
  };
}

/** A booking's card for display. */
export interface NextCard {
  readonly methodBrand: string | null;
  readonly methodLast4: string | null;
  /** Its expiry month, YYYY-MM; null for a card that was not saved. */
  readonly lastMonth: string | null;
}

/** Before a card is known, and when none is charged. */
export const NO_CARD: NextCard = { methodBrand: null, methodLast4: null, lastMonth: null };

/** Like `cardOf`, for many bookings. */
export async function nextCards(ctx: ServiceContext, bookingIds: readonly string[]): Promise<NextCard[]> {
  if (bookingIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .leftJoin('PaymentMethod as m', (join) =>
      join
        .onRef('m.userId', '=', 'b.renterId')
        .on('m.ref', '=', (eb) => eb.fn.coalesce('b.paymentMethodRef', 'p.paymentMethodRef')),
    )
    .select(['p.bookingId', 'p.paymentMethodRef', 'p.methodBrand', 'p.methodLast4', 'p.capturedAt'])
    .select([
      'p.status',
      'p.pendingStep',
      'b.paymentMethodRef as chosenRef',
      'm.brand',
      'm.last4',
      'm.expMonth',
      'm.expYear',
    ])
    .where('p.bookingId', 'in', bookingIds)
    .where('p.paymentMethodRef', 'is not', null)
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
  return bookingIds.map((id) => {
    const payments = rows.filter(({ bookingId }) => bookingId === id);
    const chosenRef = payments[0]?.chosenRef ?? null;
    const used = lastUseOf(chosenRef, payments);
    // A chosen card may not have been charged yet, so it is joined to each payment.
    const saved = chosenRef === null ? used : payments[0];
    if (saved?.brand)
      return {
        methodBrand: saved.brand,
        methodLast4: saved.last4,
        lastMonth: `${saved.expYear}-${String(saved.expMonth).padStart(2, '0')}`,
      };
    return used ? { methodBrand: used.methodBrand, methodLast4: used.methodLast4, lastMonth: null } : NO_CARD;
  });
}

/** Whether a card has expired on a day. */
export const isExpiredOn = ({ lastMonth }: NextCard, day: string): boolean =>
  lastMonth !== null && lastMonth < day.slice(0, 7);

/**
 * The latest use of a booking's card among its payments, newest first: the chosen card, else one that was charged, else the one of a charge
 * that waits for its day, else the newest.
 */
export function lastUseOf<P extends Pick<Payment, 'paymentMethodRef' | 'capturedAt' | 'status' | 'pendingStep'>>(
  chosenRef: string | null,
  payments: readonly P[],
): P | undefined {
  if (chosenRef !== null) return payments.find(({ paymentMethodRef }) => paymentMethodRef === chosenRef);
  const charged = payments.find(({ capturedAt }) => capturedAt !== null);
  return charged ?? payments.find(waitsForDay) ?? payments[0];
}

/** A charged card for display. */
export type PaidWith = Pick<Payment, 'methodBrand' | 'methodLast4'>;

/** The cards that paid cycles of bookings, by the cycles' ids; the newest one of a cycle that was charged in parts. */
export async function cardsOfPaidCycles(
  ctx: ServiceContext,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, PaidWith>> {
  const rows = await ctx.db
    .selectFrom('Payment')
    .select(['cycleId', 'methodBrand', 'methodLast4'])
    .where('bookingId', 'in', bookingIds)
    .where('methodLast4', 'is not', null)
    .where('capturedAt', 'is not', null)
    .orderBy('capturedAt')
    .orderBy('id')
    .execute();
  return new Map(rows.flatMap(({ cycleId, ...card }) => (cycleId === null ? [] : [[cycleId, card] as const])));
}
