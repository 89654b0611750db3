import { sql } from 'kysely';
import { daysBetween } from '../../core/values/date-range.js';
const MAX_ALTERNATIVES = 3;
/** Up to three spaces of the same type in the same city that are free on the same days, the nearest in price first. */
export async function alternativesFor(tx, booking) {
    const rows = await tx.db
        .selectFrom('Space as o')
        .innerJoin('Space as s', (join) => join
        .onRef('s.type', '=', 'o.type')
        .onRef('s.cityId', 'is not distinct from', 'o.cityId')
        .onRef('s.id', '<>', 'o.id'))
        .innerJoin('SpaceSearch as f', 'f.id', 's.id')
        .select(['s.id', 's.title', 'f.priceCents'])
        .where('o.id', '=', booking.spaceId)
        .where('s.hostId', '<>', booking.renterId)
        .where('f.availableFrom', '<=', booking.from)
        .where('f.minDays', '<=', daysBetween(booking.from, booking.to))
        .where(isFree('f', booking))
        .orderBy((eb) => eb.fn('abs', [eb('s.priceMonthCents', '-', eb.ref('o.priceMonthCents'))]))
        .orderBy('s.id')
        .limit(MAX_ALTERNATIVES)
        .execute();
    return rows.map(({ title, ...row }) => ({ ...row, title: title ?? '' }));
}
/** Whether no booking of the space in the search projection overlaps the days; Kysely has no range operators. */
function isFree(alias, { from, to }) {
    return sql `not ${sql.ref(`${alias}.busy`)} && datemultirange(daterange(${from}::date, ${to}::date))`;
}
//# sourceMappingURL=alternative-spaces.js.map