import type { Express, Request } from 'express';
import { requireViewer } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { csvEuros as euros, sendCsv, type Cell, type Table } from '../../../core/files/send-csv.js';
import { onReplica } from '../../../core/replica-reads.js';
import { earningLines } from './earning-lines.js';
import { hostEarnings } from './host-earnings.js';
import { payoutLines, payoutsOf } from './payout-lists.js';
import { taxPeriods, taxYear } from './tax/tax-periods.js';

const PAGE = 50;
const PAGES = 40;

/** The CSV tables that a host can download, each limited to the viewer's data. */
const TABLES: Readonly<Record<string, (ctx: RequestContext, hostId: string, req: Request) => Promise<Table>>> = {
  'earnings.csv': async (ctx, hostId) => [
    ['booking', 'from', 'to', 'rent_eur', 'commission_eur', 'net_eur', 'state', 'available_on'],
    ...(await withReferences(ctx, await earningLines(ctx, hostId))).map(({ reference, ...line }) => [
      reference,
      line.from,
      line.to,
      euros(line.rentCents),
      euros(line.commissionCents),
      euros(line.netCents),
      line.state,
      line.availableOn,
    ]),
  ],
  'forecast.csv': async (ctx, hostId) => [
    ['month', 'paid_eur', 'booked_eur', 'requested_eur'],
    ...(await hostEarnings(ctx, hostId)).months.map(({ month, paidCents, bookedCents, requestedCents }) => [
      month.slice(0, 7),
      euros(paidCents),
      euros(bookedCents),
      euros(requestedCents),
    ]),
  ],
  'payouts.csv': payoutTable,
  // The rows of the table on the page, or a year's.
  'tax.csv': async (ctx, hostId, req) => {
    const { year } = req.query;
    if (year !== undefined && !/^20\d\d$/.test(String(year)))
      throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'year' });
    const periods = await (year === undefined ? taxPeriods(ctx, hostId) : taxYear(ctx, hostId, Number(year)));
    return [
      ['period', 'tax', 'rent_eur', 'base_eur', 'tax_eur', 'commission_eur', 'commission_tax_eur', 'difference_eur'],
      ...periods.flatMap(({ year: of, quarter, byTax }) =>
        byTax.map((one) => [
          quarter === null ? of : `${of}-Q${quarter}`,
          one.tax,
          euros(one.rentCents),
          euros(one.baseCents),
          euros(one.taxCents),
          euros(one.commissionCents),
          euros(one.commissionTaxCents),
          euros(one.differenceCents),
        ]),
      ),
    ];
  },
};

/** `GET /files/earnings/:table`: a table of the viewer's own earnings as CSV; never cached. */
export function mountEarningFiles(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  app.get('/files/earnings/:table', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const ctx = await makeContext(req, res);
    const { id } = requireViewer(ctx);
    const name = String(req.params.table);
    const table = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
    if (!table) throw new DomainError(ErrorCode.NOT_FOUND);
    const rows = await onReplica(ctx, (reading) => table(reading, id, req));
    sendCsv(res, name, rows);
  });
}

async function payoutTable(ctx: RequestContext, hostId: string): Promise<Table> {
  const rows: Cell[][] = [['payout', 'ordered_on', 'arrives_on', 'status', 'booking', 'from', 'to', 'amount_eur']];
  for (let after: string | null = null, page = 0; page < PAGES; page++) {
    const { edges, pageInfo } = await payoutsOf(ctx, hostId, { first: PAGE, after });
    if (edges.length === 0) break;
    const lines = await payoutLines(
      ctx,
      edges.map(({ node }) => node.id),
    );
    for (const { node } of edges)
      for (const line of await withReferences(ctx, lines.get(node.id) ?? []))
        rows.push([
          node.id,
          node.runOn,
          node.arrivesOn,
          node.status,
          line.reference,
          line.from,
          line.to,
          euros(line.amountCents),
        ]);
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return rows;
}

/** Lines with the references of their bookings, which people recognize. */
async function withReferences<L extends { readonly bookingId: string | null }>(
  ctx: RequestContext,
  lines: readonly L[],
): Promise<(L & { readonly reference: string })[]> {
  const ids = lines.flatMap(({ bookingId }) => bookingId ?? []);
  const rows =
    ids.length === 0
      ? []
      : await ctx.db.selectFrom('Booking').select(['id', 'reference']).where('id', 'in', ids).execute();
  const references = new Map(rows.map(({ id, reference }) => [id, reference]));
  return lines.map((line) => ({ ...line, reference: references.get(line.bookingId ?? '') ?? '' }));
}
