import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { addDays, addMonthsClamped } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { BookingStatus } from '../../bookings/booking-types.js';
import { loadSpaces } from '../../spaces/space.loaders.js';
import { favoriteDays, incomeBySpace, ownSpaces, peersOf, requestRows, takenDays, viewDays, } from './stats-queries.js';
import { countOf, occupancyPercent, periodOf, positionAmong, responseOf, stepsOf } from './stats.rules.js';
const MONTHS = 12;
const RESPONSE_DAYS = 90;
/** Statistics of all of the viewer's spaces, or of one; up to yesterday. */
export async function hostStats(ctx, span, spaceId) {
    const all = await ownSpaces(ctx);
    const chosen = spaceId === null ? all : all.filter(({ id }) => id === uuidOf(spaceId));
    if (spaceId !== null && chosen.length === 0)
        throw new DomainError(ErrorCode.NOT_FOUND);
    const today = localDateOf(ctx.clock.now());
    const period = periodOf(span, today);
    const material = await read(ctx, chosen.map(({ id }) => id), period);
    const { views, favorites, requests, days, income } = material;
    const thisMonth = `${today.slice(0, 7)}-01`;
    const lastMonth = addMonthsClamped(thisMonth, -1);
    const spaces = new Map((await loadSpaces(ctx, all.map(({ id }) => id))).map((space) => [space.id, space]));
    const peers = chosen.length > 0
        ? await peersOf(ctx, chosen.map(({ id }) => id))
        : new Map();
    const bySpace = chosen
        .map((own) => spaceStats(own, spaces.get(own.id), lastMonth, material, positionOf(own, peers.get(own.id) ?? [])))
        .toSorted((a, b) => b.views.total - a.views.total);
    const ofPeriod = requests.filter(({ day }) => day >= period.from && day < period.until);
    const status = (wanted) => ofPeriod.filter((request) => wanted(request.status)).length;
    const since = (days) => addDays(today, -days);
    return {
        from: period.from,
        to: addDays(today, -1),
        choices: all.map(({ id }) => spaces.get(id)),
        views: countOf(viewCounts(views), period),
        favorites: countOf(ones(favorites), period),
        requests: countOf(ones(requests), period),
        steps: stepsOf(viewCounts(views), period),
        funnel: {
            views: countOf(viewCounts(views), period).total,
            priceViews: countOf(views.map(({ day, priceViews }) => ({ day, count: priceViews })), period).total,
            requests: ofPeriod.length,
            accepted: status((value) => statusMeans(value, 'isAgreed')),
            waiting: status((value) => value === BookingStatus.REQUESTED),
            declined: status((value) => value === BookingStatus.DECLINED),
        },
        response: responseOf(requests.filter(({ day }) => day >= since(RESPONSE_DAYS)).map(timesOf), requests.filter(({ day }) => day < since(RESPONSE_DAYS) && day >= since(2 * RESPONSE_DAYS)).map(timesOf)),
        occupancy: Array.from({ length: MONTHS }, (_, index) => {
            const month = addMonthsClamped(thisMonth, index + 1 - MONTHS);
            return { month, percent: occupancyOf(chosen, days, month), isForecast: month === thisMonth };
        }),
        incomeMonth: lastMonth,
        incomePerM2Cents: perM2(chosen, income, lastMonth, 'paidCents'),
        expectedPerM2Cents: perM2(chosen, income, thisMonth, 'expectedCents'),
        bySpace,
    };
}
async function read(ctx, ids, period) {
    if (ids.length === 0)
        return { period, views: [], favorites: [], requests: [], days: [], income: [] };
    const { previousFrom, until } = period;
    const thisMonth = `${until.slice(0, 7)}-01`;
    const responseFrom = addDays(until, -2 * RESPONSE_DAYS);
    const [views, favorites, requests, days, income] = await Promise.all([
        viewDays(ctx, ids, previousFrom, until),
        favoriteDays(ctx, ids, previousFrom, until),
        requestRows(ctx, ids, addDays(previousFrom < responseFrom ? previousFrom : responseFrom, -1)),
        takenDays(ctx, ids, addMonthsClamped(thisMonth, 1 - MONTHS), addMonthsClamped(thisMonth, 1)),
        incomeBySpace(ctx, ids, addMonthsClamped(thisMonth, -2)),
    ]);
    return {
        period,
        views,
        favorites,
        requests: requests.map((request) => ({ ...request, day: localDateOf(request.requestedAt) })),
        days,
        income,
    };
}
function spaceStats(own, space, month, { period, views, favorites, requests, days, income }, position) {
    const isOfSpace = ({ spaceId }) => spaceId === own.id;
    return {
        space,
        publishedOn: own.publishedAt && localDateOf(own.publishedAt),
        views: countOf(viewCounts(views.filter(isOfSpace)), period),
        favorites: countOf(ones(favorites.filter(isOfSpace)), period).total,
        requests: countOf(ones(requests.filter(isOfSpace)), period).total,
        occupancyPercent: occupancyOf([own], days, month),
        incomePerM2Cents: perM2([own], income, month, 'paidCents'),
        previousIncomePerM2Cents: perM2([own], income, addMonthsClamped(month, -1), 'paidCents'),
        position,
    };
}
/** Only a space on offer has a price that others can be compared with. */
function positionOf({ priceCents, sizeM2 }, peers) {
    if (priceCents === null || sizeM2 === null)
        return null;
    return { priceCents, minSizeM2: sizeM2 / 2, maxSizeM2: sizeM2 * 2, ...positionAmong(peers) };
}
function occupancyOf(spaces, days, month) {
    return occupancyPercent(month, spaces.flatMap(({ id, publishedAt }) => {
        const own = days.filter(({ spaceId }) => spaceId === id);
        return publishedAt
            ? [
                {
                    since: localDateOf(publishedAt),
                    taken: own.filter(({ isBlocked }) => !isBlocked),
                    blocked: own.filter(({ isBlocked }) => isBlocked),
                },
            ]
            : [];
    }));
}
/** What a square metre of these spaces brought in a month, cents; null without any size. */
function perM2(spaces, income, month, kind) {
    const size = spaces.reduce((sum, { sizeM2 }) => sum + (sizeM2 ?? 0), 0);
    const cents = income
        .filter((one) => one.month === month && spaces.some(({ id }) => id === one.spaceId))
        .reduce((sum, one) => sum + one[kind], 0);
    return size > 0 ? Math.round(cents / size) : null;
}
const viewCounts = (rows) => rows.map(({ day, views }) => ({ day, count: views }));
const ones = (rows) => rows.map(({ day }) => ({ day, count: 1 }));
/** Withdrawn requests and instant bookings are not part of the response rate. */
const timesOf = ({ requestedAt, decidedAt, respondBy, status }) => ({
    requestedAt,
    decidedAt,
    counts: respondBy !== null && (decidedAt !== null || status === BookingStatus.EXPIRED),
});
function uuidOf(id) {
    const parsed = parseGlobalId(id);
    return parsed?.type === 'Space' ? parsed.uuid : null;
}
//# sourceMappingURL=host-stats.js.map