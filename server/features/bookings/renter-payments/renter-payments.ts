import { sql, type Expression } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingStatus } from '../booking.enums.js';
import { depositMayBeCharged } from '../payments/deposit-charge.js';
import { comingCharges } from './coming-charges.js';
import type { PaidYear, RenterDeposit, RenterPayments } from './renter-payments.types.js';

const DEPOSITS = 20;

/** The cost of the viewer's bookings: future charges, deposits, and payments. */
export async function renterPayments(ctx: SignedInContext): Promise<RenterPayments> {
  const [upcoming, deposits, years] = await Promise.all([
    comingCharges(ctx, [ctx.viewer.id]),
    findDeposits(ctx),
    paidYears(ctx),
  ]);
  return { upcoming, deposits, years };
}

async function findDeposits(ctx: SignedInContext): Promise<RenterDeposit[]> {
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .select((eb) => [
      'b.id',
      'b.depositCents',
      'b.completedAt',
      depositMayBeCharged(eb).as('isNeeded'),
      eb
        .selectFrom('Payment as p')
        .select((of) => of.fn.sum<string>('p.capturedCents').as('cents'))
        .whereRef('p.bookingId', '=', 'b.id')
        .where('p.kind', '=', 'deposit')
        .where('p.capturedAt', 'is not', null)
        .as('chargedCents'),
    ])
    .where('b.renterId', '=', ctx.viewer.id)
    .where('b.depositCents', '>', 0)
    .where('b.status', 'in', [BookingStatus.REQUESTED, ...statusesThat('isAgreed')])
    .orderBy('b.from', 'desc')
    .orderBy('b.id')
    .limit(DEPOSITS)
    .execute();
  return rows.map(({ id, depositCents, chargedCents, completedAt, isNeeded }) => ({
    bookingId: id,
    amountCents: depositCents,
    chargedCents: Number(chargedCents ?? 0),
    releasedAt: isNeeded ? null : completedAt,
  }));
}

/** Charges less refunds per year. A refund counts from the day it was requested. */
async function paidYears(ctx: SignedInContext): Promise<PaidYear[]> {
  const yearOf = (instant: Expression<unknown>) =>
    sql<number>`extract(year from ${instant} at time zone ${sql.lit(MAINLAND_ZONE)})::int`;
  const charges = ctx.db
    .selectFrom('Payment as p')
    .select((eb) => [
      yearOf(eb.ref('p.capturedAt')).as('year'),
      eb.ref('p.capturedCents').$notNull().as('cents'),
      eb.lit<number>(1).as('isCharge'),
    ])
    .where('p.renterId', '=', ctx.viewer.id)
    .where('p.capturedAt', 'is not', null);
  const refunds = ctx.db
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .select((eb) => [
      yearOf(eb.ref('r.createdAt')).as('year'),
      eb('r.creditCents', '-', eb.ref('r.totalCents')).as('cents'),
      eb.lit<number>(0).as('isCharge'),
    ])
    .where('p.renterId', '=', ctx.viewer.id);
  const rows = await ctx.db
    .selectFrom(charges.unionAll(refunds).as('all'))
    .select((eb) => [
      'all.year',
      eb.fn.sum('all.cents').as('paidCents'),
      eb.fn.sum('all.isCharge').as('chargeCount'),
      eb.fn.countAll().as('count'),
    ])
    .groupBy('all.year')
    .orderBy('all.year', 'desc')
    .execute();
  return rows.map(({ year, paidCents, chargeCount, count }) => ({
    year,
    paidCents: Number(paidCents),
    chargeCount: Number(chargeCount),
    refundCount: Number(count) - Number(chargeCount),
  }));
}
