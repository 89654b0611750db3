import { sql, type ExpressionBuilder } from 'kysely';
import type { PlatformConstants } from '../../../core/constants/constants.js';
import { addMonthsClamped, type LocalDate } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { Database, Tables } from '../../../database.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { earnedUntil } from '../../bookings/earned-days.js';
import { BookingActor, BookingStatus } from '../../bookings/booking.enums.js';
import { countsAsRequest } from '../../bookings/lifecycle/response-metrics.js';
import { isUserHidden } from '../../spaces/public-spaces.js';
import { ReviewDirection, ReviewStatus } from '../review.enums.js';
import { meetsCriteria, type HostMetrics } from './featured-host.rules.js';

const MONTHS = 12;

/** The hosts whose last twelve months meet the criteria of the label "Anfitrión destacado"; all hosts, or one. */
export async function findFeaturedHosts(
  db: Database,
  now: Date,
  constants: PlatformConstants,
  hostId?: string,
): Promise<string[]> {
  const today = localDateOf(now);
  const since = new Date(addMonthsClamped(today, -MONTHS));
  const rows = await db
    .with('reviewed', () => selectReviewed(db, since, constants.FEATURED_HOST_REVIEWS))
    .selectFrom('reviewed as r')
    .innerJoin('User as u', 'u.id', 'r.hostId')
    .innerJoin('Booking as b', 'b.hostId', 'r.hostId')
    .select(['r.hostId', 'r.reviewCount', 'r.reviewSum'])
    .select((eb) => metricsOf(eb as never, since, today))
    .where('u.erasedAt', 'is', null)
    // A hidden host has no space that could show the label.
    .where((eb) => eb.not(isUserHidden(eb.ref('u.id'))))
    .$if(hostId !== undefined, (query) => query.where('u.id', '=', hostId ?? ''))
    .groupBy(['r.hostId', 'r.reviewCount', 'r.reviewSum'])
    .execute();
  return rows.flatMap(({ hostId, ...counts }) => (meetsCriteria(toNumbers(counts), constants) ? [hostId] : []));
}

/** The driver returns counts as text. */
function toNumbers(counts: HostMetrics): HostMetrics {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, Number(count)]),
  ) as unknown as HostMetrics;
}

/** Hosts with enough reviews in the period: few, so that the bookings of all others need not be read. */
function selectReviewed(db: Database, since: Date, least: number) {
  return db
    .selectFrom('Review')
    .select((eb) => [
      'subjectId as hostId',
      eb.fn.countAll<number>().as('reviewCount'),
      eb.fn.sum<number>('overall').as('reviewSum'),
    ])
    .where('direction', '=', ReviewDirection.OF_SPACE)
    .where('status', '=', ReviewStatus.PUBLISHED)
    .where('replacedBy', 'is', null)
    .where('publishedAt', '>', since)
    .groupBy('subjectId')
    .having((eb) => eb(eb.fn.countAll(), '>=', least));
}

type WithBooking = Tables & { b: Tables['Booking'] };

/** Counts over the bookings of one host. */
function metricsOf(eb: ExpressionBuilder<WithBooking, 'b'>, since: Date, today: LocalDate) {
  const count = () => eb.fn.countAll<number>();
  const requests = eb.and([countsAsRequest(eb), eb('b.requestedAt', '>', since)]);
  const confirmed = eb.and([
    eb('b.decidedAt', '>', since),
    eb('b.status', 'in', [...statusesThat('isAgreed'), BookingStatus.CANCELLED]),
  ]);
  const days = sql<number>`coalesce(sum(greatest(0, least(${earnedUntil}, ${today}::date)
    - greatest(${eb.ref('b.from')}, ${localDateOf(since)}::date))) filter (where ${eb('b.status', 'in', statusesThat('isEarning'))}), 0)`;
  return [
    count()
      .filterWhere(eb.and([eb('b.status', '=', BookingStatus.COMPLETED), eb('b.completedAt', '>', since)]))
      .as('completedStays'),
    days.as('rentedDays'),
    count().filterWhere(requests).as('requests'),
    count()
      .filterWhere(eb.and([requests, eb('b.decidedAt', 'is not', null)]))
      .as('answeredRequests'),
    count().filterWhere(confirmed).as('confirmedBookings'),
    count()
      .filterWhere(eb.and([confirmed, eb('b.cancelledBy', '=', BookingActor.HOST)]))
      .as('cancelledByHost'),
  ] as const;
}
