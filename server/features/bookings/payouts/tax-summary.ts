import { loadConstants } from '../../../core/constants/load-constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addMonthsClamped } from '../../../core/values/date-range.js';
import { ivaContained } from '../../../core/values/money.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import type { TaxSummary } from './earnings.types.js';

const ZONE = 'Europe/Madrid';
const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;

/** A quarter of a host by the ledger: rents that arrived less those that went back, and our commission on them. */
export async function taxSummary(
  ctx: ServiceContext,
  hostId: string,
  { year, quarter }: { readonly year: number; readonly quarter: number },
): Promise<TaxSummary> {
  if (year < FIRST_YEAR || year > LAST_YEAR || quarter < 1 || quarter > 4)
    throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'quarter' });
  const begins = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
  const period = {
    from: startOfDayInstant(begins, ZONE),
    to: startOfDayInstant(addMonthsClamped(begins, 3), ZONE),
  };
  const rentCents = (await rentIn(ctx, hostId, period)) - (await rentBack(ctx, hostId, period));
  const commissionCents = await commissionIn(ctx, hostId, period);
  const { IVA_PLATFORM_BPS: bps } = await loadConstants(ctx);
  const taxCents = ivaContained(rentCents, bps);
  const commissionTaxCents = ivaContained(commissionCents, bps);
  return {
    year,
    quarter,
    rentCents,
    baseCents: rentCents - taxCents,
    taxCents,
    commissionCents,
    commissionTaxCents,
    differenceCents: taxCents - commissionTaxCents,
  };
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The rent of payments that arrived in the period. */
async function rentIn(ctx: ServiceContext, hostId: string, { from, to }: Period): Promise<number> {
  const row = await ctx.db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .select((eb) => eb.fn.sum<string | null>('p.rentCents').as('cents'))
    .where('b.hostId', '=', hostId)
    .where('p.capturedAt', '>=', from)
    .where('p.capturedAt', '<', to)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** The rent of refunds that were ordered in the period. */
async function rentBack(ctx: ServiceContext, hostId: string, { from, to }: Period): Promise<number> {
  const row = await ctx.db
    .selectFrom('Refund as r')
    .innerJoin('Booking as b', 'b.id', 'r.bookingId')
    .select((eb) => eb.fn.sum<string | null>('r.rentCents').as('cents'))
    .where('b.hostId', '=', hostId)
    .where('r.createdAt', '>=', from)
    .where('r.createdAt', '<', to)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** Our commission of shares split in the period, less what was given back of it with refunds. */
async function commissionIn(ctx: ServiceContext, hostId: string, period: Period): Promise<number> {
  const rows = await ctx.db
    .selectFrom('LedgerEntry')
    .select(['rule'])
    .select((eb) => eb.fn.sum<string>('amountCents').as('cents'))
    .where('hostId', '=', hostId)
    .where('createdAt', '>=', period.from)
    .where('createdAt', '<', period.to)
    .where((eb) =>
      eb.or([
        eb.and([eb('rule', '=', 'share_payable'), eb('account', 'in', ['platform_fee', 'tax_payable'])]),
        eb.and([eb('rule', '=', 'refund_ordered'), eb('account', 'in', ['held', 'host_payable'])]),
      ]),
    )
    .groupBy('rule')
    .execute();
  const sums = new Map(rows.map(({ rule, cents }) => [rule, Number(cents)]));
  const split = -(sums.get('share_payable') ?? 0);
  const notCommission = sums.get('refund_ordered') ?? 0;
  return split - ((await rentBack(ctx, hostId, period)) - notCommission);
}
