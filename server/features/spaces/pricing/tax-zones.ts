import type { ServiceContext } from '../../../core/context.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { TaxRate, TaxZone } from './tax.enums.js';

/** The tax of a zone on a day. */
export async function readTaxRate(ctx: ServiceContext, zone: TaxZone, day: LocalDate): Promise<TaxRate> {
  const { kind: name, bps } = await ctx.db
    .selectFrom('ZoneTaxRate')
    .select(['kind', 'bps'])
    .where('zone', '=', zone)
    .where('validFrom', '<=', day)
    .orderBy('validFrom', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { name, bps };
}
