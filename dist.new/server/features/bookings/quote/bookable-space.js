import { sql } from 'kysely';
import { isOn } from '../../../core/constants/constants.js';
import { oneYearAfter } from '../../../core/values/date-range.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { zoneOfPostalCode } from '../../../core/values/time-zone.js';
import { blocksDays } from '../../spaces/blocks/blocked-days.js';
import { readCommission, withCommission } from '../../spaces/pricing/host-commission.js';
import { readTaxRate } from '../../spaces/pricing/tax-zones.js';
import { taxZoneOf } from '../../spaces/pricing/tax-types.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { statusesThat } from '../booking-status.rules.js';
import { TermType } from '../booking-types.js';
/** Whether the booking with alias `b` keeps its days from others. */
export function holdsDates(eb) {
    return eb('b.status', 'in', statusesThat('holdsDates'));
}
/** Whether the booking with alias `b` has a day in the half-open range. */
export function overlapsDays(from, to) {
    return sql `${sql.ref('b.period')} && daterange(${from}::date, ${to}::date, '[)')`;
}
const COLUMNS = [
    's.id',
    's.hostId',
    's.status',
    's.postalCode',
    's.priceMonthCents',
    's.discount90Percent',
    's.discount180Percent',
    's.discount365Percent',
    's.minDays',
    's.availableFrom',
    's.depositHalfMonths',
    's.cancellationPolicy',
    's.isInstantBook',
    's.allowedGoods',
];
/** The space, optionally locked against other bookings. All spaces of a suspended host read as suspended. Throws NOT_FOUND for drafts and spaces without a price. */
export async function readBookableSpace(ctx, id, lock) {
    const row = await ctx.db
        .selectFrom('Space as s')
        .select(COLUMNS)
        .select((eb) => [
        eb.selectFrom('User as h').select('h.isTrader').whereRef('h.id', '=', 's.hostId').as('isHostTrader'),
        eb
            .exists(eb
            .selectFrom('User as h')
            .select('h.id')
            .whereRef('h.id', '=', 's.hostId')
            .where('h.suspendedAt', 'is not', null))
            .as('isHostSuspended'),
    ])
        .where('s.id', '=', id)
        .$if(lock === 'lock', (query) => query.forUpdate())
        .executeTakeFirst();
    if (!row)
        throw new DomainError(ErrorCode.NOT_FOUND);
    const { postalCode, priceMonthCents, isHostSuspended, ...space } = row;
    const status = isHostSuspended ? SpaceStatus.SUSPENDED : space.status;
    if (priceMonthCents === null || status === SpaceStatus.DRAFT)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return {
        ...space,
        status,
        priceMonthCents,
        timeZone: zoneOfPostalCode(postalCode),
        taxZone: taxZoneOf(postalCode),
        isHostTrader: space.isHostTrader ?? false,
    };
}
/** The terms a booking of this space begins with now; commission and tax are those of its host and its place. */
export async function termsOf(ctx, space, constants) {
    const tax = await readTaxRate(ctx, space.taxZone, ctx.clock.today(space.timeZone));
    const commission = await readCommission(ctx, space.hostId, constants);
    return {
        priceMonthCents: space.priceMonthCents,
        discounts: {
            from90Percent: space.discount90Percent,
            from180Percent: space.discount180Percent,
            from365Percent: space.discount365Percent,
        },
        minDays: space.minDays,
        availableFrom: space.availableFrom,
        isInstantBook: space.isInstantBook && isOn(constants, 'OFFERS_INSTANT_BOOKING'),
        timeZone: space.timeZone,
        isHostTrader: space.isHostTrader,
        constants: { ...withCommission(constants, commission), IVA_PLATFORM_BPS: tax.bps },
        commission,
        tax,
        quotedAt: ctx.clock.now().toISOString(),
    };
}
/** The requested days together with the terms they are checked against. */
export function requestedStayOf(terms, { from, to, termType }, today) {
    const { minDays, availableFrom, constants } = terms;
    // An end that is missing where one is needed is a wrong day, not a stay without end.
    return { from, to: termType === TermType.ROLLING ? null : (to ?? ''), today, minDays, availableFrom, constants };
}
/** The last day held, of a stay whose days were found right. */
export function endOf({ from, to, termType }) {
    return termType === TermType.ROLLING || to === null ? oneYearAfter(from) : to;
}
/**
 * Whether another booking holds any of the days, or they are blocked; `exceptIds` do not count, and neither do blocks of days that these
 * bookings hold: a booking is never overridden.
 */
export async function isRangeTaken(ctx, spaceId, from, to, exceptIds = []) {
    const { isBooked, isBlocked } = await ctx.db
        .selectNoFrom((eb) => [
        eb
            .exists(eb
            .selectFrom('Booking as b')
            .select('b.id')
            .where('b.spaceId', '=', spaceId)
            .where(overlapsDays(from, to))
            .where(holdsDates)
            .$if(exceptIds.length > 0, (query) => query.where('b.id', 'not in', exceptIds)))
            .as('isBooked'),
        eb
            .exists(eb
            .selectFrom('SpaceBlock as k')
            .select('k.id')
            .where('k.spaceId', '=', spaceId)
            .where(blocksDays(from, to))
            .$if(exceptIds.length > 0, (query) => query.where((block) => {
            const own = block
                .selectFrom('Booking as b')
                .select(sql `coalesce(range_agg(${sql.ref('b.period')}), '{}')`.as('days'))
                .where('b.id', 'in', exceptIds)
                .where(holdsDates);
            const blocked = sql `datemultirange(${sql.ref('k.period')} * daterange(${from}::date, ${to}::date))`;
            return sql `not ${blocked} <@ ${own}`;
        })))
            .as('isBlocked'),
    ])
        .executeTakeFirstOrThrow();
    return Boolean(isBooked) || Boolean(isBlocked);
}
//# sourceMappingURL=bookable-space.js.map