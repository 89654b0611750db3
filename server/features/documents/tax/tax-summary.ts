import type { ExpressionBuilder, QueryCreator } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addMonthsClamped } from '../../../core/values/date-range.js';
import { ivaContained, sumCents, type Cents } from '../../../core/values/money.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import type { Tables } from '../../../database.js';
import { isOwed } from '../../bookings/ledger/owed-payments.js';
import { TaxName, type TaxRate } from '../../spaces/pricing/tax.enums.js';
import { DocumentAudience, DocumentKind } from '../document.enums.js';
import type { TaxShare, TaxSummary } from './tax.types.js';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;

/**
 * A host's quarter: rents charged with tax, collected less those refunded in it, and our commission by the invoices issued in it,
 * as both are declared.
 */
export async function taxSummary(
  ctx: ServiceContext,
  hostId: string,
  { year, quarter }: { readonly year: number; readonly quarter: number },
): Promise<TaxSummary> {
  if (year < FIRST_YEAR || year > LAST_YEAR || quarter < 1 || quarter > 4)
    throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'quarter' });
  const begins = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
  const period = {
    from: startOfDayInstant(begins, MAINLAND_ZONE),
    to: startOfDayInstant(addMonthsClamped(begins, 3), MAINLAND_ZONE),
  };
  const [rents, commissions] = await Promise.all([rentsOf(ctx, hostId, period), commissionsOf(ctx, hostId, period)]);
  const byTax = Object.values(TaxName).flatMap((tax) => {
    const share = shareOf(
      tax,
      rents.filter(({ name }) => name === tax),
      commissions.filter(({ name }) => name === tax),
    );
    // Amounts that cancel each other out are nothing to declare.
    const { tax: _, ...amounts } = share;
    return Object.values(amounts).some((cents) => cents !== 0) ? [share] : [];
  });
  return { year, quarter, byTax };
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** An amount and the tax in it. */
interface Taxed extends TaxRate {
  readonly totalCents: Cents;
  readonly taxCents: Cents;
}

function shareOf(tax: TaxName, rents: readonly Taxed[], commissions: readonly Taxed[]): TaxShare {
  const sum = (amounts: readonly Taxed[], key: 'totalCents' | 'taxCents'): Cents =>
    sumCents(amounts.map((amount) => amount[key]));
  const [rentCents, taxCents] = [sum(rents, 'totalCents'), sum(rents, 'taxCents')];
  const [commissionCents, commissionTaxCents] = [sum(commissions, 'totalCents'), sum(commissions, 'taxCents')];
  return {
    tax,
    rentCents,
    baseCents: rentCents - taxCents,
    taxCents,
    commissionCents,
    commissionTaxCents,
    differenceCents: taxCents - commissionTaxCents,
  };
}

/** The rents of each rate, with the tax in their total; a charge has the rate of its place when it was made. */
async function rentsOf(ctx: ServiceContext, hostId: string, period: Period): Promise<Taxed[]> {
  const [arrived, back] = await Promise.all([rentIn(ctx, hostId, period), rentBack(ctx, hostId, period)]);
  const rates = new Map([...arrived, ...back].map((row) => [rateKey(row), row]));
  return [...rates].map(([key, { taxKind: name, taxBps: bps }]) => {
    const sum = (rows: readonly RateRow[]): Cents =>
      sumCents(rows.map((row) => (rateKey(row) === key ? Number(row.cents) : 0)));
    const totalCents = sum(arrived) - sum(back);
    return { name, bps, totalCents, taxCents: ivaContained(totalCents, bps) };
  });
}

interface RateRow {
  readonly taxKind: TaxName;
  readonly taxBps: number;
  readonly cents: string;
}

const rateKey = ({ taxKind, taxBps }: RateRow): string => `${taxKind} ${taxBps}`;

/** The rent of payments collected in the period, by rate; without money that nobody owed, which went back. */
function rentIn(ctx: ServiceContext, hostId: string, { from, to }: Period): Promise<RateRow[]> {
  return ctx.db
    .selectFrom('Payment as p')
    .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .select((eb) => ['c.taxKind', 'c.taxBps', eb.fn.sum<string>('p.rentCents').as('cents')])
    .where('b.hostId', '=', hostId)
    .where('c.isRentTaxed', '=', true)
    .where('p.capturedAt', '>=', from)
    .where('p.capturedAt', '<', to)
    .where(isOwed)
    .groupBy(['c.taxKind', 'c.taxBps'])
    .execute();
}

/**
 * The rent of refunds documented in the period, by rate: like the corrective invoice, on the day the money first went back. A refund that
 * came back and was paid again, also in parts, stays there.
 */
function rentBack(ctx: ServiceContext, hostId: string, { from, to }: Period): Promise<RateRow[]> {
  return ctx.db
    .withRecursive('origins', (db) => originsOf(db, hostId))
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .innerJoin('Booking as b', 'b.id', 'r.bookingId')
    .select((eb) => ['c.taxKind', 'c.taxBps', eb.fn.sum<string>('r.rentCents').as('cents')])
    .where('b.hostId', '=', hostId)
    .where('c.isRentTaxed', '=', true)
    .where(documentedAt, '>=', from)
    .where(documentedAt, '<', to)
    .where(isOwed)
    .groupBy(['c.taxKind', 'c.taxBps'])
    .execute();
}

/** A part, and one of the refunds that may document it: `steps` up those that it was split from. */
interface Origin {
  readonly part: string;
  readonly whole: string;
  readonly steps: number;
}

/** The parts among a host's refunds, which are few, with all that they were split from; a part can be split again. */
function originsOf(db: QueryCreator<Tables & { origins: Origin }>, hostId: string) {
  return db
    .selectFrom('Refund as w')
    .innerJoin('Booking as h', 'h.id', 'w.bookingId')
    .select((eb) => [
      'w.id as part',
      eb.ref('w.splitFromId').$castTo<string>().as('whole'),
      eb.lit(1).$castTo<number>().as('steps'),
    ])
    .where('h.hostId', '=', hostId)
    .where('w.splitFromId', 'is not', null)
    .unionAll(
      db
        .selectFrom('origins as o')
        .innerJoin('Refund as w', 'w.id', 'o.whole')
        .select((eb) => [
          'o.part',
          eb.ref('w.splitFromId').$castTo<string>().as('whole'),
          eb('o.steps', '+', 1).as('steps'),
        ])
        .where('w.splitFromId', 'is not', null),
    );
}

/** When a refund `r` got its receipt: its own, else that of the nearest refund of which it is a part. */
const documentedAt = (eb: ExpressionBuilder<Tables & { r: Tables['Refund']; origins: Origin }, 'r'>) =>
  eb.fn.coalesce(
    // Its own first: this uses the index, and the list of the others has none.
    receipts(eb).select('d.issuedAt').whereRef('d.sourceId', '=', 'r.id').limit(1),
    receipts(eb)
      .innerJoin('origins as o', 'o.whole', 'd.sourceId')
      .select('d.issuedAt')
      .whereRef('o.part', '=', 'r.id')
      .orderBy('o.steps')
      .limit(1),
    'r.completedAt',
  );

const receipts = (eb: ExpressionBuilder<Tables & { r: Tables['Refund']; origins: Origin }, 'r'>) =>
  eb.selectFrom('IssuedDocument as d').where('d.sourceType', '=', 'refund').where('d.kind', '=', DocumentKind.RECEIPT);

/** The amounts of our invoices to the host, and of their corrections, issued in the period: a host deducts the tax of an invoice. */
async function commissionsOf({ db }: ServiceContext, hostId: string, { from, to }: Period): Promise<Taxed[]> {
  const invoices = await db
    .selectFrom('IssuedDocument')
    .select('taxes')
    .where('hostId', '=', hostId)
    .where('audience', '=', DocumentAudience.HOST)
    .where('kind', 'in', [DocumentKind.PLATFORM_INVOICE, DocumentKind.CORRECTIVE_INVOICE])
    .where('issuedAt', '>=', from)
    .where('issuedAt', '<', to)
    .execute();
  return invoices.flatMap(({ taxes }) => taxes);
}
