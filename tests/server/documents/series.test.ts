import { TaxName } from '../../../server/features/spaces/pricing/tax.enums.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../../../server/core/context.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { DocumentAudience, DocumentKind } from '../../../server/features/documents/document.enums.js';
import { renderMissingFiles } from '../../../server/features/documents/files/render-files.js';
import {
  issueDocument,
  type DocumentDraft,
  type DocumentRow,
} from '../../../server/features/documents/issue/issue-document.js';
import { findBrokenInvoices, firstBrokenInvoice } from '../../../server/features/documents/issue/verify-chain.js';
import { toLines } from '../../../server/features/documents/taxed-lines.rules.js';
import { createAccount } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const NOON = '2027-03-02T11:00:00Z';
const clock = new FakeClock(NOON);
let app: TestApp;
let hostId: string;
let renterId: string;

beforeAll(async () => {
  app = await createTestApp({ clock });
  hostId = await createAccount(app, { email: 'host@example.test' });
  renterId = await createAccount(app, { email: 'renter@example.test' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  clock.set(NOON);
  await tamper('delete from documents');
  await app.asOwner('delete from document_series');
});

const sql = (text: string, values: unknown[] = []) =>
  app.context().em.execute<{ [column: string]: unknown }[]>(text, values);

/** Changes issued documents, which is impossible through the product. */
async function tamper(text: string): Promise<void> {
  await app.asOwner(`alter table documents disable trigger user; ${text}; alter table documents enable trigger user`);
}

function draftOf(sourceId: string, issuerId: string | null = null, change: Partial<DocumentDraft> = {}): DocumentDraft {
  const party = { name: 'Marta Ruiz', nif: '12345678Z', address: 'Calle Mayor 3' };
  const tax = { name: TaxName.IVA, bps: 2100 } as const;
  return {
    kind: issuerId ? DocumentKind.HOST_INVOICE : DocumentKind.PLATFORM_INVOICE,
    audience: issuerId ? DocumentAudience.BOTH : DocumentAudience.RENTER,
    source: { type: 'payment', id: sourceId },
    bookingId: null,
    renterId,
    hostId,
    issuerId,
    lines: toLines([{ item: 'rent', from: null, to: null, tax, totalCents: 7700 }]),
    details: {
      issuer: party,
      recipient: party,
      reference: 'HU-2027-000001',
      isSample: false,
      body: {
        type: 'charge',
        space: 'Calle Mayor 3',
        paidAt: NOON,
        paidWith: { brand: null, last4: null },
        rectified: null,
      },
    },
    ...change,
  };
}

const issue = (draft: DocumentDraft): Promise<DocumentRow> =>
  inTransaction(app.context(), (tx) => issueDocument(tx, draft));

async function numbersOf(issuerId: string | null = null): Promise<unknown[]> {
  const rows = await sql(
    `select number from documents where issuer_id is not distinct from ?::uuid and number is not null order by chain_no`,
    [issuerId],
  );
  return rows.map(({ number }) => number);
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('P4 numbering without gaps', () => {
  test('32 concurrent issues of two issuers in three series have no gaps or duplicates, and both chains are intact', async () => {
    const ofCommission = { audience: DocumentAudience.HOST };
    await Promise.all(
      upTo(32).map((at) =>
        issue(draftOf(randomUUID(), at % 2 === 0 ? hostId : null, at % 4 === 1 ? ofCommission : {})),
      ),
    );
    const rows = await sql('select series, array_agg(number order by number) as numbers from documents group by 1');
    expect(rows.toSorted((a, b) => String(a.series).localeCompare(String(b.series)))).toEqual([
      { series: 'HC-2027', numbers: upTo(8) },
      { series: 'HG-2027', numbers: upTo(8) },
      { series: 'MR-2027', numbers: upTo(16) },
    ]);
    expect(await firstBrokenInvoice(app.context(), null)).toBeNull();
    expect(await firstBrokenInvoice(app.context(), hostId)).toBeNull();
  });

  test('32 concurrent issues for one source make one document', async () => {
    const source = randomUUID();
    const issued = await Promise.all(upTo(32).map(() => issue(draftOf(source))));
    expect(new Set(issued.map(({ id }) => id)).size).toBe(1);
    expect(await numbersOf()).toEqual([1]);
  });

  test('rolled-back transactions leave no gap', async () => {
    const results = await Promise.allSettled(
      upTo(32).map((at) =>
        inTransaction(app.context(), async (tx) => {
          await issueDocument(tx, draftOf(randomUUID()));
          if (at % 3 === 0) throw new Error('the event failed');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbersOf()).toEqual(upTo(22));
    expect(await firstBrokenInvoice(app.context(), null)).toBeNull();
  });

  test('a connection lost between issue and commit leaves no gap and blocks no other', async () => {
    await issue(draftOf(randomUUID()));
    const source = randomUUID();
    const killed = inTransaction(app.context(), async (tx) => {
      await issueDocument(tx, draftOf(source));
      await kill(tx);
      await tx.db.selectFrom('User').select('id').limit(1).execute();
    });
    await expect(killed).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect((await issue(draftOf(source))).number).toBe(2);
    expect((await issue(draftOf(randomUUID()))).number).toBe(3);
    expect(await numbersOf()).toEqual([1, 2, 3]);
    expect(await firstBrokenInvoice(app.context(), null)).toBeNull();
  });

  test('a new year begins a new series and continues the chain', async () => {
    await issue(draftOf(randomUUID()));
    clock.set('2027-12-31T22:59:59Z');
    expect(await issue(draftOf(randomUUID()))).toMatchObject({ series: 'HG-2027', number: 2 });
    clock.set('2027-12-31T23:00:00Z');
    expect(await issue(draftOf(randomUUID()))).toMatchObject({ series: 'HG-2028', number: 1, chainNo: 3 });
    expect(await firstBrokenInvoice(app.context(), null)).toBeNull();
  });
});

describe('immutability of issued documents', () => {
  test.each([
    [
      'an amount',
      'update documents set base_cents = base_cents - 100, total_cents = total_cents - 100 where number = 2',
    ],
    ['a rate', `update documents set taxes = jsonb_set(taxes, '{0,bps}', '1000') where number = 2`],
    ['a day', `update documents set issued_at = issued_at - interval '1 day' where number = 2`],
    ['a hash', `update documents set hash = 'x' where number = 2`],
  ])('the chain detects a changed invoice: %s', async (_what, change) => {
    for (const _ of upTo(3)) await issue(draftOf(randomUUID()));
    await tamper(change);
    expect(await firstBrokenInvoice(app.context(), null)).toBe('HG-2027-000002');
  });

  test('the chain detects a missing invoice', async () => {
    for (const _ of upTo(3)) await issue(draftOf(randomUUID()));
    await tamper('delete from documents where number = 2');
    expect(await firstBrokenInvoice(app.context(), null)).toBe('HG-2027-000003');
  });

  test('the chain detects an invoice without its number, and a check of all chains finds the platform and hosts', async () => {
    const invoices = [];
    for (const issuer of [null, hostId]) {
      await issue(draftOf(randomUUID(), issuer));
      invoices.push(await issue(draftOf(randomUUID(), issuer)));
    }
    expect(await findBrokenInvoices(app.context())).toEqual([]);
    const NUMBERED = 'documents_invoice_is_numbered';
    await tamper(
      `alter table documents drop constraint ${NUMBERED}; update documents set series = null, number = null where number = 2`,
    );
    expect((await findBrokenInvoices(app.context())).toSorted()).toEqual(invoices.map(({ id }) => id).toSorted());
  });

  test('the counter of the series detects a missing last invoice', async () => {
    for (const _ of upTo(3)) await issue(draftOf(randomUUID()));
    await tamper('delete from documents where number = 3');
    expect(await firstBrokenInvoice(app.context(), null)).toBe('HG-2027-000003');
  });

  test('the database rejects every change but rendering, blocking and the end of retention', async () => {
    const { id } = await issue(draftOf(randomUUID()));
    for (const statement of [
      'update documents set total_cents = total_cents, number = 7',
      `update documents set sealed_details = 'x'`,
      'delete from documents',
      'truncate documents cascade',
    ])
      await expect(app.asOwner(statement), statement).rejects.toThrow('documents are never');
    await sql(`update documents set file_key = 'x', blocked_at = now(), sealed_details = null where id = ?`, [id]);
  });

  test('rows contain no names or tax numbers in plain text', async () => {
    await issue(draftOf(randomUUID(), hostId));
    const [row] = await sql('select to_jsonb(d)::text as text from documents d');
    expect(row?.text).toContain('7700');
    expect(row?.text).not.toContain('Marta');
    expect(row?.text).not.toContain('12345678Z');
  });
});

test('a document whose rendering fails does not block the others', async () => {
  const [broken, fine] = [await issue(draftOf(randomUUID())), await issue(draftOf(randomUUID()))];
  await tamper(`update documents set sealed_details = 'v1.x' where id = '${broken.id}'`);
  await expect(renderMissingFiles(app.context())).rejects.toThrow('1 documents could not be rendered');
  const rows = await sql('select id from documents where file_key is not null');
  expect(rows).toEqual([{ id: fine.id }]);
});

test('the newest document is rendered first, and rendering leaves time to the event loop', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 30; count++) {
    ids.push((await issue(draftOf(randomUUID()))).id);
    clock.advance({ minutes: 1 });
  }
  let looks = 0;
  const afterOne = {
    get aborted() {
      return looks++ > 0;
    },
  } as AbortSignal;
  await renderMissingFiles(app.context(), {}, afterOne);
  expect(await sql('select id from documents where file_key is not null')).toEqual([{ id: ids.at(-1) }]);
  const before = performance.eventLoopUtilization();
  await renderMissingFiles(app.context());
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.65);
  expect(await sql('select id from documents where file_key is null')).toEqual([]);
});

/** Drops the connection of the open transaction, as a crash does. */
async function kill(tx: ServiceContext): Promise<void> {
  const [row] = await tx.em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
  await sql('select pg_terminate_backend(?)', [row?.pid]);
}
