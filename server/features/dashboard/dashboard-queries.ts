import { sql, type Expression, type ExpressionBuilder, type QueryCreator, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { WithBooking } from '../bookings/booking-groups.rules.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { PaymentStatus } from '../bookings/booking.enums.js';
import { earnedUntil } from '../bookings/earned-days.js';
import { CycleStatus } from '../bookings/billing/billing.enums.js';
import { cycleStatusesThat } from '../bookings/billing/cycle.transitions.js';
import { isDemanded } from '../bookings/billing/find-cycles.js';
import { isOwed } from '../bookings/ledger/owed-payments.js';
import { isChargeable } from '../bookings/lifecycle/sides.js';
import { spaceStatusesThat } from '../spaces/space-status.rules.js';

// Parts of the dashboard's statements. They read `b`, the bookings of the side, `lettable`, the host's spaces, and `cycles`.

/** Statuses of spaces that could be let. */
export const LETTABLE_STATUSES = spaceStatusesThat('isLettable');

/** A day as text, or the place of one in a prepared query. */
type Day = string | Expression<string>;

/** One billing cycle of a booking. */
export interface CycleRow {
  id: string;
  bookingId: string;
  from: string;
  totalCents: number;
  /** Whether it is charged, or is owed: also a month that is overdue after its stay. */
  isDemanded: SqlBool;
  isPaid: SqlBool;
  /** Falls due or is tried again on `dueOn`: neither past due, nor refused without a mandate. */
  isComing: SqlBool;
  /** The day it is charged, or retried. */
  dueOn: string;
  hostShareCents: number;
}

type WithCycles = WithBooking & { cycles: CycleRow };
export type WithLettable = WithBooking & { lettable: { id: string } };

/** The cycles of the bookings that began since `yearStart`, without cancelled and waived ones. */
export function cyclesSince(yearStart: Day) {
  return (db: QueryCreator<WithBooking>) =>
    db
      .selectFrom('BillingCycle as c')
      .innerJoin('b', 'b.id', 'c.bookingId')
      .leftJoinLateral(keptOfPayment, (join) => join.onTrue())
      .select((eb) => [
        'c.id',
        'c.bookingId',
        'c.from',
        'c.totalCents',
        isDemanded(eb).as('isDemanded'),
        eb('c.paidAt', 'is not', null).as('isPaid'),
        eb
          .and([
            eb('c.paidAt', 'is', null),
            eb('c.status', '<>', CycleStatus.PAST_DUE),
            eb.or([eb('c.status', '<>', CycleStatus.RETRYING), eb('b.mandateWithdrawnAt', 'is', null)]),
          ])
          .as('isComing'),
        dueDay(eb).as('dueOn'),
        eb
          .case()
          .when('kept.keptCents', 'is', null)
          .then(eb.ref('c.hostNetCents'))
          .else(shareOfKept(eb))
          .end()
          .as('hostShareCents'),
      ])
      .where('c.from', '>=', yearStart)
      .where((eb) => eb.or([eb('c.paidAt', 'is not', null), eb('c.status', 'in', cycleStatusesThat('isUnpaid'))]))
      .$assertType<CycleRow>();
}

type OfCycle = WithBooking & { c: WithBooking['BillingCycle'] };
type OfKept = OfCycle & { kept: { keptCents: number | null } };

/** The rent that remains of the payment that collected the cycle, the latest, after refunds; no row when nothing was collected. */
function keptOfPayment(eb: ExpressionBuilder<OfCycle, 'b' | 'c'>) {
  return eb
    .selectFrom('Payment as p')
    .select((payment) => {
      const refunded = payment
        .selectFrom('Refund as r')
        .select((refund) => refund.fn.sum<number>('r.rentCents').as('cents'))
        .whereRef('r.paymentId', '=', 'p.id');
      return payment('p.rentCents', '-', payment.fn.coalesce(refunded, payment.lit(0))).as('keptCents');
    })
    .whereRef('p.cycleId', '=', 'c.id')
    .where('p.capturedAt', 'is not', null)
    .where(isOwed)
    .orderBy('p.capturedAt', 'desc')
    .orderBy('p.id')
    .limit(1)
    .as('kept');
}

/** Of a partially refunded payment the host keeps the share of the rest. */
function shareOfKept(eb: ExpressionBuilder<OfKept, 'c' | 'kept'>) {
  const whole = eb.fn<number>('greatest', [eb.ref('c.rentCents'), eb.lit(1)]);
  const share = eb(eb(eb.cast<number>('c.hostNetCents', 'numeric'), '*', eb.ref('kept.keptCents')), '/', whole);
  return eb.cast<number>(eb.fn('round', [share]), 'integer');
}

/** The day of the booking's time zone on which the cycle is charged, or retried. */
function dueDay(eb: ExpressionBuilder<OfCycle, 'b' | 'c'>) {
  const at = eb
    .case('c.status')
    .when(CycleStatus.RETRYING)
    .then(eb.fn.coalesce('c.nextTryAt', 'c.dueAt'))
    .else(eb.ref('c.dueAt'))
    .end();
  return eb.cast<string>(eb.fn('timezone', [eb.ref('b.termsSnapshot', '->>').key('timeZone'), at]), 'date');
}

/** The days from one to another in steps, as a table with one column. */
function daysFrom<DB>(eb: ExpressionBuilder<DB, never>, first: Day, last: Day, step: '1 day' | '1 month') {
  const bounds = [first, last].map((day) => eb.cast<string>(eb.val(day), 'date'));
  return eb.fn<{ day: string }>('generate_series', [...bounds, sql`interval ${sql.lit(step)}`]).as('day');
}

const ONE_MONTH = sql<string>`interval '1 month'`;

/** The host's income month by month, from `yearStart` to the current month: collected, and including future charges. */
export function monthlyIncome(eb: ExpressionBuilder<WithCycles, never>, yearStart: Day, monthStart: Day) {
  return jsonArrayFrom(
    eb
      .selectFrom((from) => daysFrom(from, yearStart, monthStart, '1 month'))
      .leftJoin('cycles as c', (join) =>
        join.onRef('c.from', '>=', 'day.day').on((on) => on('c.from', '<', on('day.day', '+', ONE_MONTH))),
      )
      .select((row) => {
        const isOfNow = row('day.day', '=', row.cast<string>(row.val(monthStart), 'date'));
        const isComing = row.and([row.ref('c.isDemanded').$notNull(), isOfNow]);
        return [
          row.cast<string>('day.day', 'date').as('month'),
          sumOfShares(row, row.ref('c.isPaid').$notNull()).as('paidCents'),
          sumOfShares(row, row.or([row.ref('c.isPaid').$notNull(), isComing])).as('expectedCents'),
        ];
      })
      .groupBy('day.day')
      .orderBy('day.day'),
  );
}

type CycleSums = ExpressionBuilder<{ c: Pick<CycleRow, 'hostShareCents'> }, 'c'>;

/** The host's share of the cycles that meet a condition. */
export function sumOfShares(eb: CycleSums, condition: Expression<SqlBool>) {
  const sum = eb.fn.sum<number>('c.hostShareCents').filterWhere(condition);
  return eb.cast<number>(eb.fn.coalesce(sum, eb.lit(0)), 'integer');
}

/** How many of the lettable spaces are taken on each day of a month, and how many renters arrive. */
export function takenByDay(eb: ExpressionBuilder<WithLettable, never>, monthStart: Day, lastDay: Day) {
  return eb
    .selectFrom((from) => daysFrom(from, monthStart, lastDay, '1 day'))
    .leftJoin(
      (from) =>
        from
          .selectFrom('b')
          .innerJoin('lettable', 'lettable.id', 'b.spaceId')
          .select(['b.id', 'b.spaceId as space', 'b.from as first', earnedUntil.as('end')])
          .where('b.status', 'in', statusesThat('isEarning'))
          .as('stay'),
      (join) => join.onRef('stay.first', '<=', 'day.day').onRef('stay.end', '>', 'day.day'),
    )
    .select((row) => [
      row.cast<string>('day.day', 'date').as('day'),
      row.cast<number>(row.fn.count('stay.space').distinct(), 'integer').as('taken'),
      row.cast<number>(row.fn.count('stay.id').filterWhereRef('stay.first', '=', 'day.day'), 'integer').as('arrivals'),
    ])
    .groupBy('day.day');
}

/** Charges due in a half-open range of days, paid or future, cents. */
export function dueBetween(eb: ExpressionBuilder<WithCycles, never>, from: Day, to: Day) {
  return eb
    .selectFrom('cycles as c')
    .select((row) =>
      row.cast<number>(row.fn.coalesce(row.fn.sum<number>('c.totalCents'), row.lit(0)), 'integer').as('cents'),
    )
    .where('c.isDemanded', '=', true)
    .where('c.dueOn', '>=', from)
    .where('c.dueOn', '<', to)
    .$asScalar()
    .$notNull();
}

/** The earliest automatic charge, with the card of its booking; none of a suspended host, where no day is certain. */
export function nextCharge(eb: ExpressionBuilder<WithCycles, never>) {
  return jsonObjectFrom(
    eb
      .selectFrom('cycles as c')
      .innerJoin('b', 'b.id', 'c.bookingId')
      .innerJoin('User as h', 'h.id', 'b.hostId')
      .leftJoin('PaymentMethod as m', (join) =>
        join.onRef('m.userId', '=', 'b.renterId').onRef('m.ref', '=', 'b.paymentMethodRef'),
      )
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('Payment as p')
            .select(['p.methodBrand as brand', 'p.methodLast4 as last4'])
            .whereRef('p.bookingId', '=', 'c.bookingId')
            .where((on) => on('p.paymentMethodRef', '=', on.fn.coalesce('b.paymentMethodRef', 'p.paymentMethodRef')))
            .orderBy((on) => on.and([on('p.capturedAt', 'is', null), on('b.paymentMethodRef', 'is', null)]))
            // A card that the renter tried by hand meanwhile is not the one that is charged.
            .orderBy((on) => on.or([on('p.status', '<>', PaymentStatus.PENDING), on('p.pendingStep', 'is not', null)]))
            .orderBy('p.createdAt', 'desc')
            .orderBy('p.id', 'desc')
            .limit(1)
            .as('paid'),
        (join) => join.onTrue(),
      )
      .select((row) => [
        'b.renterId as renterId',
        'c.bookingId as bookingId',
        'c.id as cycleId',
        'c.dueOn as dueOn',
        'c.totalCents as totalCents',
        ifMandated(row, row.fn.coalesce('m.brand', 'paid.brand')).as('methodBrand'),
        ifMandated(row, row.fn.coalesce('m.last4', 'paid.last4')).as('methodLast4'),
      ])
      .where('c.isDemanded', '=', true)
      .where('c.isComing', '=', true)
      .where('c.totalCents', '>', 0)
      .where(isChargeable)
      .orderBy('c.dueOn')
      .orderBy('c.bookingId')
      .limit(1),
  );
}

/** A part of the card; null while the renter has withdrawn the mandate, because no card is charged. */
function ifMandated(eb: ExpressionBuilder<WithBooking, 'b'>, part: Expression<string | null>) {
  return eb.case().when('b.mandateWithdrawnAt', 'is', null).then(part).end();
}

/** The ids that a subquery with one column `id` selects, in order. */
export function idList(query: Expression<{ id: string }>): RawBuilder<string[]> {
  return sql<string[]>`array(${query})`;
}
