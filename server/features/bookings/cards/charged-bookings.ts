import type DataLoader from 'dataloader';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { lastUseOf } from '../billing/booking-card.js';
import { cycleStatusesThat } from '../billing/cycle.transitions.js';
import { statusesThat } from '../booking-status.rules.js';
import type { PaymentMethod } from './payment-method.entity.js';

/** A booking that still holds its days, has an open claim or a month to be charged, and the card it charges. */
interface ChargedBooking {
  readonly id: string;
  readonly reference: string;
  readonly provider: string;
  readonly ref: string | null;
  /** The same for a card number however often it is entered; null where the provider gives none. */
  readonly fingerprint: string | null;
}

type Card = Pick<PaymentMethod, 'userId' | 'provider' | 'ref' | 'fingerprint'>;

/** The bookings that charge a card, by their first day. */
export async function bookingsCharging(ctx: ServiceContext, card: Card): Promise<ChargedBooking[]> {
  return (await chargedBookingsOf(ctx, card.userId)).filter((booking) => isCharging(booking, card));
}

/** The bookings of a user's cards: one query, however many cards are requested. */
export function chargedBookingsLoader(ctx: RequestContext): DataLoader<string, readonly ChargedBooking[]> {
  return ctx.loaders.get<string, readonly ChargedBooking[]>('charged-bookings', (userIds) =>
    Promise.all(userIds.map((userId) => chargedBookingsOf(ctx, userId))),
  );
}

export const isCharging = (booking: ChargedBooking, card: Card): boolean =>
  booking.provider === card.provider &&
  (booking.ref === card.ref || (card.fingerprint !== null && booking.fingerprint === card.fingerprint));

export type WithBooking = Tables & { b: Tables['Booking'] };

/** Whether the booking with alias `b` has an open claim: its deposit may yet be charged, even after the stay. */
export function isUnderClaim(eb: ExpressionBuilder<WithBooking, 'b'>): ExpressionWrapper<WithBooking, 'b', SqlBool> {
  return eb('b.claimState', 'not in', ['none', 'resolved']);
}

/**
 * Whether the booking with alias `b` has a month whose charge is still to come. After the stay this is one that fell due while its host was
 * suspended, or whose charge was refused and is tried again.
 */
export function hasMonthToCharge(
  eb: ExpressionBuilder<WithBooking, 'b'>,
): ExpressionWrapper<WithBooking, 'b', SqlBool> {
  const months = eb
    .selectFrom('BillingCycle as c')
    .select('c.id')
    .whereRef('c.bookingId', '=', 'b.id')
    .where('c.status', 'in', cycleStatusesThat('isAutomatic'));
  return eb.and([eb('b.status', 'in', [...statusesThat('isAgreed')]), eb.exists(months)]);
}

/** The user's bookings that charge a card, each with the card of its next charge. */
async function chargedBookingsOf(ctx: ServiceContext, userId: string): Promise<ChargedBooking[]> {
  const rows = await ctx.db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .select(['b.id', 'b.reference', 'b.paymentMethodRef as chosenRef'])
    .select(['p.provider', 'p.paymentMethodRef', 'p.status', 'p.pendingStep', 'p.capturedAt'])
    .where('p.renterId', '=', userId)
    .where('p.paymentMethodRef', 'is not', null)
    .where((eb) =>
      eb.or([eb('b.status', 'in', [...statusesThat('holdsDates')]), isUnderClaim(eb), hasMonthToCharge(eb)]),
    )
    .orderBy('b.from')
    .orderBy('b.id')
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
  const cards = await ctx.db
    .selectFrom('PaymentMethod')
    .select(['ref', 'fingerprint'])
    .where('userId', '=', userId)
    .execute();
  const fingerprints = new Map(cards.map(({ ref, fingerprint }) => [ref, fingerprint]));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([newest, ...earlier]) => {
    if (!newest) return [];
    const { id, reference, chosenRef } = newest;
    const used = lastUseOf(chosenRef, [newest, ...earlier]);
    const ref = chosenRef ?? used?.paymentMethodRef ?? null;
    const fingerprint = (ref && fingerprints.get(ref)) ?? null;
    return [{ id, reference, provider: used?.provider ?? ctx.ports.payments.current.name, ref, fingerprint }];
  });
}
