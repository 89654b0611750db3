import { sql } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingStatus, PaymentStatus } from '../booking-types.js';
import { cycleStatusesThat } from '../billing/cycle-transitions.js';
import { creditsOf } from '../payouts/give-credit.js';
import { spendable } from '../payments/credit-spent.js';
import type { PaidYear, RenterDeposit, RenterPayments, UpcomingCharge } from './renter-payments.types.js';

const DEPOSITS = 20;
const ACCOUNTING_ZONE = 'Europe/Madrid';

/** What the viewer's bookings cost: to come, backed by the card, and paid. */
export async function renterPayments(ctx: SignedInContext): Promise<RenterPayments> {
  const [agreed, asked, deposits, years, credits] = await Promise.all([
    agreedCharges(ctx),
    requestedCharges(ctx),
    findDeposits(ctx),
    paidYears(ctx),
    creditsOf(ctx, ctx.viewer.id),
  ]);
  const upcoming = [...agreed, ...asked].sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  return { upcoming: withCredit(upcoming, credits.availableCents), deposits, years };
}

/** The credit that is left pays the next charges, beside what charges that wait hold of it already. */
function withCredit(charges: readonly UpcomingCharge[], availableCents: number): UpcomingCharge[] {
  let leftCents = availableCents;
  return charges.map((charge) => {
    if (charge.creditCents > 0 || charge.isHeld) return charge;
    const creditCents = spendable(leftCents, charge.totalCents);
    leftCents -= creditCents;
    return { ...charge, creditCents };
  });
}

/** The unpaid cycles, each with the card of the booking's latest payment. */
async function agreedCharges(ctx: SignedInContext): Promise<UpcomingCharge[]> {
  const rows = await ctx.db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['c.bookingId', 'c.startsOn', 'c.endsOn', 'c.dueAt', 'c.nextTryAt', 'c.totalCents', 'c.status'])
    .select(['b.termsSnapshot'])
    .select((eb) =>
      eb
        .selectFrom('Payment as p')
        .select((payment) => payment.fn.max('p.creditCents').as('cents'))
        .whereRef('p.cycleId', '=', 'c.id')
        .where('p.status', 'not in', [PaymentStatus.FAILED, PaymentStatus.VOID])
        .where('p.pendingStep', 'is', null)
        .as('waitingCents'),
    )
    .where('b.renterId', '=', ctx.viewer.id)
    .where('c.status', 'in', cycleStatusesThat('isUnpaid'))
    .where('c.totalCents', '>', 0)
    .orderBy('c.dueAt')
    .execute();
  const cards = await cardsOf(ctx, [...new Set(rows.map(({ bookingId }) => bookingId))]);
  return rows.map(({ dueAt, nextTryAt, termsSnapshot, waitingCents, ...row }) => ({
    ...row,
    creditCents: waitingCents ?? 0,
    dueOn: localDateOf(nextTryAt ?? dueAt, termsSnapshot.timeZone),
    isHeld: false,
    methodBrand: cards.get(row.bookingId)?.methodBrand ?? null,
    methodLast4: cards.get(row.bookingId)?.methodLast4 ?? null,
  }));
}

/** What requests would cost if their hosts accept; the bank holds the first charge meanwhile. */
async function requestedCharges(ctx: SignedInContext): Promise<UpcomingCharge[]> {
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .select(['b.id', 'b.charges'])
    .where('b.renterId', '=', ctx.viewer.id)
    .where('b.status', '=', BookingStatus.REQUESTED)
    .orderBy('b.startsOn')
    .execute();
  const cards = await cardsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, charges }) =>
    charges.map(({ from: startsOn, to: endsOn, dueOn, totalCents }, index): UpcomingCharge => {
      const card = cards.get(id);
      return {
        bookingId: id,
        startsOn,
        endsOn,
        dueOn,
        totalCents,
        creditCents: index === 0 && card?.status === PaymentStatus.AUTHORIZED ? card.creditCents : 0,
        status: null,
        isHeld: index === 0 && card?.status === PaymentStatus.AUTHORIZED,
        methodBrand: card?.methodBrand ?? null,
        methodLast4: card?.methodLast4 ?? null,
      };
    }),
  );
}

/** The latest payment of each booking: its card is the one that is charged next. */
async function cardsOf(ctx: SignedInContext, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return new Map<string, never>();
  const rows = await ctx.db
    .selectFrom('Payment')
    .distinctOn('bookingId')
    .select(['bookingId', 'status', 'methodBrand', 'methodLast4', 'creditCents'])
    .where('bookingId', 'in', bookingIds)
    .where('methodLast4', 'is not', null)
    .orderBy('bookingId')
    .orderBy('createdAt', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.bookingId, row]));
}

async function findDeposits(ctx: SignedInContext): Promise<RenterDeposit[]> {
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .select(['b.id', 'b.depositCents', 'b.completedAt'])
    .where('b.renterId', '=', ctx.viewer.id)
    .where('b.depositCents', '>', 0)
    .where('b.status', 'in', [BookingStatus.REQUESTED, ...statusesThat('isAgreed')])
    .orderBy('b.startsOn', 'desc')
    .orderBy('b.id')
    .limit(DEPOSITS)
    .execute();
  return rows.map(({ id, depositCents, completedAt }) => ({
    bookingId: id,
    amountCents: depositCents,
    releasedAt: completedAt,
  }));
}

/** Charges less refunds of each year. A refund counts from the day it was ordered. */
async function paidYears(ctx: SignedInContext): Promise<PaidYear[]> {
  const yearOf = (column: string) =>
    sql<number>`extract(year from ${sql.ref(column)} at time zone ${sql.lit(ACCOUNTING_ZONE)})::int`;
  const charges = ctx.db
    .selectFrom('Payment as p')
    .select((eb) => [
      yearOf('p.capturedAt').as('year'),
      eb.ref('p.capturedCents').$notNull().as('cents'),
      eb.lit<number>(1).as('isCharge'),
    ])
    .where('p.renterId', '=', ctx.viewer.id)
    .where('p.capturedAt', 'is not', null);
  const refunds = ctx.db
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .select((eb) => [
      yearOf('r.createdAt').as('year'),
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
