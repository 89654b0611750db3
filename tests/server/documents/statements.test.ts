import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { scheduleRendering } from '../../../server/features/documents/files/render-job.js';
import {
  issueConditionReport,
  issueFormalNotice,
  issuePayoutStatement,
} from '../../../server/features/documents/issue/issue-statements.js';
import { type BookingView, confirmed, type World } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { documentOf, documentsOf, issueAndRender, textOf } from '../../support/money/documents.js';
import { textOfPdf } from '../../support/money/pdf-text.js';
import { uuidOf } from '../../support/spaces.js';

const PERIOD = { from: '2027-05-06', to: '2027-06-06' } as const;
const AT = '2027-04-05T10:41:00Z';

let booking: BookingView;

const world = useWorld();
beforeAll(async () => {
  booking = await confirmed(world);
});

const kindsOf = async (client: World['host']) => (await documentsOf(client, booking.id)).map(({ kind }) => kind);

test('P4 the formal notice is issued once for each unpaid charge, to the renter only', async () => {
  const { app, host, renter } = world;
  const notice = {
    bookingId: uuidOf(booking.id),
    noticeId: randomUUID(),
    owedCents: 7700,
    ...PERIOD,
    dueOn: '2027-05-06',
    payBy: '2027-05-31',
  };
  for (const _ of [1, 2]) await inTransaction(app.context(), (tx) => issueFormalNotice(tx, notice));
  await issueAndRender(world);
  expect((await kindsOf(renter)).filter((kind) => kind === 'FORMAL_NOTICE')).toHaveLength(1);
  expect(await kindsOf(host)).not.toContain('FORMAL_NOTICE');
  const text = await textOf(world, await documentOf(renter, booking.id, 'FORMAL_NOTICE'));
  for (const part of [
    'Requerimiento de pago',
    booking.reference,
    '77,00 €',
    '31 de mayo de 2027',
    'Lucía Prieto Salas',
  ])
    expect(text).toContain(part);
});

test('P1 both sides get a condition report of the move-in and one of the move-out', async () => {
  const { app, host, renter } = world;
  const report = {
    bookingId: uuidOf(booking.id),
    recordedAt: AT,
    notes: '',
    photos: [{ caption: 'Puerta y suelo', takenAt: AT }],
    inventory: [{ name: '9 cajas', valueCents: 13_500 }],
    signatures: [{ name: 'Lucía Prieto Salas', signedAt: AT }],
  };
  for (const moment of ['move_in', 'move_out'] as const)
    await inTransaction(app.context(), (tx) => issueConditionReport(tx, { ...report, moment, reportId: randomUUID() }));
  await issueAndRender(world);
  for (const client of [host, renter]) {
    const reports = (await documentsOf(client, booking.id)).filter(({ kind }) => kind === 'CONDITION_REPORT');
    expect(reports.map(({ title }) => title).toSorted()).toEqual([
      'Estado del espacio en la entrada',
      'Estado del espacio en la salida',
    ]);
    expect(await textOf(world, reports[0] ?? { url: null })).toContain('135,00 €');
  }
});

test('P4 the payout statement is readable by the host only and has its amounts', async () => {
  const { app, host, renter } = world;
  const [row] = await app
    .context()
    .em.execute<{ host_id: string }[]>('select host_id from bookings where id = ?', [uuidOf(booking.id)]);
  const line = {
    ...PERIOD,
    rentCents: 7000,
    commissionCents: -350,
    withheldCents: 0,
    netCents: 6650,
    commission: null,
  };
  const statement = await inTransaction(app.context(), async (tx) => {
    await scheduleRendering(tx);
    return issuePayoutStatement(tx, {
      hostId: row?.host_id ?? '',
      payoutId: randomUUID(),
      arrivesOn: '2027-05-11',
      ibanLast4: '2086',
      rows: [
        { ...line, reference: booking.reference },
        { ...line, reference: 'HU-2027-000999' },
      ],
    });
  });
  await issueAndRender(world);
  expect(statement).toMatchObject({ kind: 'payout_statement', totalCents: 13_300, number: null });
  const open = (client: World['host']): Promise<Response> =>
    fetch(`${app.url}/files/documents/${toGlobalId('BookingDocument', statement.id)}`, { headers: client.headers() });
  expect((await open(renter)).status).toBe(404);
  const text = textOfPdf(Buffer.from(await (await open(host)).arrayBuffer()));
  for (const part of ['Liquidación', '···· 2086', 'HU-2027-000999', '140,00 €', '−7,00 €', '133,00 €'])
    expect(text).toContain(part);
});

test('myDocuments lists the documents of a side by kind and paginates', async () => {
  const { app, host, renter, stranger } = world;
  const LIST = `query ($mode: DashboardMode!, $kinds: [DocumentKind!], $first: Int, $after: String) {
    myDocuments(mode: $mode, kinds: $kinds, first: $first, after: $after) { edges { node { id kind url } } pageInfo { hasNextPage endCursor } } }`;
  interface Page {
    readonly myDocuments: {
      readonly edges: readonly { readonly node: { readonly id: string; readonly kind: string } }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  }
  const list = async (client: World['host'], variables: Record<string, unknown>) =>
    (await client.query<Page>(LIST, variables)).myDocuments;
  const kinds = async (client: World['host'], variables: Record<string, unknown>) =>
    [...new Set((await list(client, variables)).edges.map(({ node }) => node.kind))].toSorted();
  expect(await kinds(host, { mode: 'HOST' })).toEqual([
    'CONDITION_REPORT',
    'PAYOUT_STATEMENT',
    'PLATFORM_INVOICE',
    'RENTAL_TERMS',
  ]);
  expect(await kinds(renter, { mode: 'RENTER' })).toEqual([
    'CONDITION_REPORT',
    'FORMAL_NOTICE',
    'PLATFORM_INVOICE',
    'RECEIPT',
    'RENTAL_TERMS',
  ]);
  expect(await kinds(host, { mode: 'HOST', kinds: [] })).toHaveLength(4);
  expect(await kinds(renter, { mode: 'HOST' })).toEqual([]);
  expect(await kinds(stranger, { mode: 'RENTER' })).toEqual([]);
  expect(await kinds(host, { mode: 'HOST', kinds: ['PAYOUT_STATEMENT'] })).toEqual(['PAYOUT_STATEMENT']);
  const all = (await list(renter, { mode: 'RENTER' })).edges.map(({ node }) => node.id);
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: Page['myDocuments'] = await list(renter, { mode: 'RENTER', first: 2, after });
    seen.push(...page.edges.map(({ node }) => node.id));
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  expect(seen).toEqual(all);
  expect(await renter.codeOf(LIST, { mode: 'RENTER', after: 'nonsense' })).toBe('CURSOR_INVALID');
  expect(await app.visitor().codeOf(LIST, { mode: 'RENTER' })).toBe('UNAUTHENTICATED');
});
