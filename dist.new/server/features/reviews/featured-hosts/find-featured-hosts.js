import { sql } from 'kysely';
import { addMonthsClamped } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { BookingActor, BookingStatus } from '../../bookings/booking-types.js';
import { countsAsRequest } from '../../bookings/lifecycle/response-metrics.js';
import { ReviewDirection, ReviewStatus } from '../review-types.js';
import { meetsCriteria } from './featured-host.rules.js';
const MONTHS = 12;
/** The hosts whose last twelve months meet the criteria of the label "Anfitrión destacado". */
export async function findFeaturedHosts(db, now, constants) {
    const today = localDateOf(now);
    const since = new Date(addMonthsClamped(today, -MONTHS));
    const rows = await db
        .with('reviewed', () => selectReviewed(db, since, constants.FEATURED_HOST_REVIEWS))
        .selectFrom('reviewed as r')
        .innerJoin('User as u', 'u.id', 'r.hostId')
        .innerJoin('Booking as b', 'b.hostId', 'r.hostId')
        .select(['r.hostId', 'r.reviewCount', 'r.reviewSum'])
        .select((eb) => metricsOf(eb, since, today))
        .where('u.suspendedAt', 'is', null)
        .where('u.erasedAt', 'is', null)
        .groupBy(['r.hostId', 'r.reviewCount', 'r.reviewSum'])
        .execute();
    return rows.flatMap(({ hostId, ...counts }) => (meetsCriteria(toNumbers(counts), constants) ? [hostId] : []));
}
/** The driver hands counts over as text. */
function toNumbers(counts) {
    return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)]));
}
/** Hosts with enough reviews of the time: few, so that the bookings of all others need not be read. */
function selectReviewed(db, since, least) {
    return db
        .selectFrom('Review')
        .select((eb) => [
        'subjectId as hostId',
        eb.fn.countAll().as('reviewCount'),
        eb.fn.sum('overall').as('reviewSum'),
    ])
        .where('direction', '=', ReviewDirection.OF_SPACE)
        .where('status', '=', ReviewStatus.PUBLISHED)
        .where('replacedBy', 'is', null)
        .where('publishedAt', '>', since)
        .groupBy('subjectId')
        .having((eb) => eb(eb.fn.countAll(), '>=', least));
}
/** Counts over the bookings of one host. */
function metricsOf(eb, since, today) {
    const count = () => eb.fn.countAll();
    const requests = eb.and([countsAsRequest(eb), eb('b.requestedAt', '>', since)]);
    const confirmed = eb.and([
        eb('b.decidedAt', '>', since),
        eb('b.status', 'in', [...statusesThat('isAgreed'), BookingStatus.CANCELLED]),
    ]);
    const days = sql `coalesce(sum(greatest(0, least(${eb.ref('b.endsOn')}, ${today}::date)
    - greatest(${eb.ref('b.startsOn')}, ${localDateOf(since)}::date))) filter (where ${eb('b.status', 'in', statusesThat('isEarning'))}), 0)`;
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
    ];
}
//# sourceMappingURL=find-featured-hosts.js.map