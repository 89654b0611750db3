import type { Express } from 'express';
import { requireViewer } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import type { MountDeps } from '../../../core/feature.js';
import { csvEuros as euros, sendCsv, type Cell, type Table } from '../../../core/files/send-csv.js';
import { onReplica } from '../../../core/replica-reads.js';
import { earningLines } from './earning-lines.js';
import { hostEarnings } from './host-earnings.js';
import { payoutLines, payoutsOf } from './payout-lists.js';

const PAGE = 50;
const PAGES = 40;

/** The CSV tables that a host can download, each limited to the viewer's data. */
const TABLES: Readonly<Record<string, (ctx: RequestContext, hostId: string) => Promise<Table>>> = {
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
};

/** `GET /files/earnings/:table`: a table of the viewer's own earnings as CSV; never cached. Other tables are of other features. */
export function mountEarningFiles(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  for (const [name, table] of Object.entries(TABLES))
    app.get(`/files/earnings/${name}`, async (req, res) => {
      res.setHeader('Cache-Control', 'private, no-store');
      const ctx = await makeContext(req, res);
      const { id } = requireViewer(ctx);
      sendCsv(res, name, await onReplica(ctx, (reading) => table(reading, id)));
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
