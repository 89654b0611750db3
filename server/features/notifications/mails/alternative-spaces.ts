import { sql, type RawBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { daysBetween, type LocalDate } from '../../../core/values/date-range.js';
import { columnRef } from '../../../database.js';
import type { AlternativeSpace } from './alternative-space.types.js';
import { toListed } from './listed-spaces.rules.js';
import type { BookingSummary } from '../notification-context.js';

const MAX_ALTERNATIVES = 3;

/** Up to three spaces of the same type in the same city that are free on the same days, closest in price first. */
export async function alternativesFor(tx: ServiceContext, booking: BookingSummary): Promise<AlternativeSpace[]> {
  const rows = await tx.db
    .selectFrom('Space as o')
    .innerJoin('Space as s', (join) =>
      join
        .onRef('s.type', '=', 'o.type')
        .onRef('s.cityId', 'is not distinct from', 'o.cityId')
        .onRef('s.id', '<>', 'o.id'),
    )
    .innerJoin('SpaceSearch as f', 'f.id', 's.id')
    .leftJoin('SpacePhoto as p', (join) => join.onRef('p.spaceId', '=', 's.id').on('p.position', '=', 0))
    .select(['s.id', 's.title', 'f.priceCents', 'p.storageKey', 'p.widths'])
    .where('o.id', '=', booking.spaceId)
    .where('s.hostId', '<>', booking.renterId)
    .where('f.availableFrom', '<=', booking.from)
    .where('f.minDays', '<=', daysBetween(booking.from, booking.to))
    .where(isFree(booking))
    .orderBy((eb) => eb.fn<number>('abs', [eb('s.priceMonthCents', '-', eb.ref('o.priceMonthCents'))]))
    .orderBy('s.id')
    .limit(MAX_ALTERNATIVES)
    .execute();
  return rows.map(toListed);
}

/** Whether no booking of the space with alias `f` in the search projection overlaps the days; Kysely has no range operators. */
function isFree({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }): RawBuilder<boolean> {
  return sql<boolean>`not ${columnRef<'SpaceSearch'>('f.busy')} && datemultirange(daterange(${from}::date, ${to}::date))`;
}
