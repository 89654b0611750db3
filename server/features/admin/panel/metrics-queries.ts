import { sql, type Expression, type RawBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { columnRef } from '../../../database.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import { BookingActor, BookingStatus } from '../../bookings/booking.enums.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { earnedUntil } from '../../bookings/earned-days.js';
import { isOwed } from '../../bookings/ledger/owed-payments.js';
import { spaceStatusesThat } from '../../spaces/space-status.rules.js';

/** Half-open days. */
export interface MetricSpan {
  readonly from: LocalDate;
  readonly until: LocalDate;
}

const dayOf = (instant: Expression<unknown>): RawBuilder<string> =>
  sql<string>`(${instant} at time zone ${sql.lit(MAINLAND_ZONE)})::date::text`;
const startOf = (day: LocalDate): Date => startOfDayInstant(day, MAINLAND_ZONE);

/** Payments of renters by day, without money that nobody owed. */
export function volumeByDay({ db }: ServiceContext, { from, until }: MetricSpan) {
  return db
    .selectFrom('Payment as p')
    .select((eb) => [dayOf(eb.ref('p.capturedAt')).as('day'), eb.fn.sum<string>('p.capturedCents').as('cents')])
    .where(isOwed)
    .where('p.capturedAt', '>=', startOf(from))
    .where('p.capturedAt', '<', startOf(until))
    .groupBy('day')
    .execute();
}

/** Fees and commissions including tax as in the ledger, net of refunds, by day. */
export function revenueByDay({ db }: ServiceContext, { from, until }: MetricSpan) {
  return db
    .selectFrom('LedgerEntry as e')
    .select((eb) => [dayOf(eb.ref('e.createdAt')).as('day'), eb.fn.sum<string>('e.amountCents').as('cents')])
    .where('e.account', 'in', ['platform_fee', 'tax_payable'])
    .where('e.createdAt', '>=', startOf(from))
    .where('e.createdAt', '<', startOf(until))
    .groupBy('day')
    .execute();
}

/** Searches, by day. */
export function searchesByDay({ db }: ServiceContext, { from, until }: MetricSpan) {
  return db
    .selectFrom('SearchDay as s')
    .select(['s.day', 's.searches'])
    .where('s.day', '>=', from)
    .where('s.day', '<', until)
    .execute();
}

/** Requests and instant bookings by the day they were sent, with their outcome. */
export function requestsByDay({ db }: ServiceContext, { from, until }: MetricSpan) {
  const everConfirmed = [...statusesThat('isAgreed'), BookingStatus.CANCELLED];
  return db
    .selectFrom('Booking as b')
    .select((eb) => {
      const isCancelledBy = (...sides: BookingActor[]) =>
        eb.and([eb('b.status', '=', BookingStatus.CANCELLED), eb('b.cancelledBy', 'in', sides)]);
      const count = () => eb.fn.countAll<string>();
      return [
        dayOf(eb.ref('b.requestedAt')).as('day'),
        count().as('requests'),
        count().filterWhere('b.status', 'in', everConfirmed).as('confirmed'),
        count().filterWhere(isCancelledBy(BookingActor.RENTER)).as('byRenter'),
        count().filterWhere(isCancelledBy(BookingActor.HOST)).as('byHost'),
        count().filterWhere(isCancelledBy(BookingActor.ADMIN, BookingActor.SYSTEM)).as('byStaff'),
        sql<
          number[]
        >`coalesce(array_agg(round(extract(epoch from ${eb.ref('b.decidedAt')} - ${eb.ref('b.requestedAt')}) / 60)::int)
          filter (where ${eb.ref('b.decidedAt')} is not null and ${eb.ref('b.respondBy')} is not null), '{}')`.as(
          'answerMinutes',
        ),
      ];
    })
    .where('b.requestedAt', '>=', startOf(from))
    .where('b.requestedAt', '<', startOf(until))
    .groupBy('day')
    .execute();
}

/** Spaces with alias `s` that are on offer, from the day of their publication. */
const onOffer = ({ db }: ServiceContext) =>
  db
    .selectFrom('Space as s')
    .where('s.status', 'in', spaceStatusesThat('isLettable'))
    .where('s.publishedAt', 'is not', null);
const OFFERED_ON = dayOf(columnRef<'Space'>('s.publishedAt'));

/**
 * How many rentals of spaces on offer begin and end on each day. The rentals of one space never overlap, so this counts rented spaces, and
 * none on a day on which it is not counted as offered.
 */
export function rentalChanges(ctx: ServiceContext, { until }: MetricSpan) {
  const rentals = onOffer(ctx)
    .innerJoin('Booking as b', 'b.spaceId', 's.id')
    .where('b.status', 'in', statusesThat('isEarning'))
    .where(earnedUntil, '>', sql<string>`${OFFERED_ON}::date`)
    .select((eb) => [
      sql<string>`greatest(${eb.ref('b.from')}::text, ${OFFERED_ON})`.as('begins'),
      sql<string>`${earnedUntil}::text`.as('ends'),
    ]);
  return ctx.db
    .selectFrom(rentals.as('r'))
    .select((eb) => ['r.begins as day', eb.fn.countAll<string>().as('change')])
    .where('r.begins', '<', until)
    .groupBy('r.begins')
    .unionAll(
      ctx.db
        .selectFrom(rentals.as('r'))
        .select((eb) => ['r.ends as day', sql<string>`-${eb.fn.countAll<string>()}`.as('change')])
        .where('r.ends', '<', until)
        .groupBy('r.ends'),
    )
    .execute();
}

/** Spaces on offer by the day they were published. */
export function offerChanges(ctx: ServiceContext) {
  return onOffer(ctx)
    .select((eb) => [OFFERED_ON.as('day'), eb.fn.countAll<string>().as('change')])
    .groupBy('day')
    .execute();
}

/** Ratings of support, by day. */
export function ratingsByDay({ db }: ServiceContext, { from, until }: MetricSpan) {
  return db
    .selectFrom('Ticket as t')
    .select((eb) => [
      dayOf(eb.ref('t.ratedAt')).as('day'),
      eb.fn.countAll<string>().as('ratings'),
      eb.fn.sum<string>('t.satisfaction').as('stars'),
    ])
    .where('t.ratedAt', '>=', startOf(from))
    .where('t.ratedAt', '<', startOf(until))
    .groupBy('day')
    .execute();
}
