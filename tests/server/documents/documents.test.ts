import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { purgeDocuments } from '../../../server/features/documents/retention.js';
import { renderMissingFiles } from '../../../server/features/documents/files/render-files.js';
import { viewAs } from '../../support/accounts.js';
import { type World, resetWorld, confirmed, signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { documentOf, documentsOf, follow, issueAndRender, textOf } from '../../support/money/documents.js';
import { runJobs, takeJobs } from '../../support/queued-jobs.js';
import { PROFESSIONAL, uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';
import { unzip } from '../../support/unzip.js';

const AGREE = `mutation ($input: AcceptInvoicingInput!) { acceptInvoicingAgreement(input: $input) { invoicingAgreement { legalName nif address version } } }`;
const END = 'mutation { endInvoicingAgreement { isEnded } }';
const INVOICES = `query ($issuerType: IssuerType) {
  myDocuments(mode: HOST, issuerType: $issuerType, kinds: [HOST_INVOICE, PLATFORM_INVOICE, CORRECTIVE_INVOICE]) {
    edges { node { kind totalCents issuerType } } } }`;
const DATA = {
  legalName: 'Marta Ruiz Soler',
  nif: '12345678z',
  address: 'Calle Mayor 3, 28013 Madrid',
  accepts: true,
};

const world = useWorld({}, PROFESSIONAL);
beforeEach(async () => {
  await world.host.query(END).catch(() => {});
  await resetWorld(world);
  await takeJobs(world.app, 'documents.render');
});

const kindsOf = async (client: World['host'], id: string) =>
  (await documentsOf(client, id)).map(({ kind, totalCents }) => [kind, totalCents]).toSorted();

describe('P4 documents of a charge', () => {
  test('the renter gets receipt, fee invoice and terms, the host commission invoice and terms', async () => {
    const { host, renter, admin } = world;
    const { id } = await confirmed(world);
    await issueAndRender(world);
    expect(await kindsOf(renter, id)).toEqual([
      ['PLATFORM_INVOICE', 700],
      ['RECEIPT', 7700],
      ['RENTAL_TERMS', null],
    ]);
    expect(await kindsOf(host, id)).toEqual([
      ['PLATFORM_INVOICE', 350],
      ['RENTAL_TERMS', null],
    ]);
    expect(await documentsOf(admin, id)).toHaveLength(5);
  });

  test('the PDFs are rendered in Spanish and English', async () => {
    const { app, host, renter } = world;
    const { id, reference } = await confirmed(world);
    await issueAndRender(world);
    const receipt = await textOf(world, await documentOf(renter, id, 'RECEIPT'));
    for (const text of [
      'Recibo',
      reference,
      'Alquiler, 5 abr 2027 – 5 may 2027',
      '70,00 €',
      '7,00 €',
      'Total pagado',
      '77,00 €',
      'Visa terminada en 4242',
    ])
      expect(receipt).toContain(text);
    const invoice = await textOf(world, await documentOf(renter, id, 'PLATFORM_INVOICE'));
    for (const text of ['Factura de gastos de gestión', 'NIF B12345674', 'IVA 21 %', '5,79 €', '1,21 €', '7,00 €'])
      expect(invoice).toContain(text);
    expect(invoice).not.toContain('sin validez fiscal');
    const terms = await textOf(world, await documentOf(host, id, 'RENTAL_TERMS'));
    for (const text of ['Condiciones del alquiler', 'Lucía Prieto Salas', 'Marta Ruiz Soler', '−3,50 €', '66,50 €'])
      expect(terms).toContain(text);
    expect(terms).not.toContain('77,00');
    const english = app.visitor('en');
    english.accessToken = renter.accessToken;
    const translated = await documentOf(english, id, 'PLATFORM_INVOICE');
    expect(translated.title).toBe('Invoice for our fee');
    const text = await textOf(world, translated);
    for (const part of ['Invoice for our fee', 'Tax number B12345674', 'IVA 21%', '€5.79', '€1.21', '€7.00'])
      expect(text).toContain(part);
  });

  test('a trader host with an invoicing agreement invoices the rent with base and tax until they end the agreement', async () => {
    const { host, renter } = world;
    await host.query(AGREE, { input: DATA });
    const first = await confirmed(world);
    await issueAndRender(world);
    const invoice = await documentOf(renter, first.id, 'HOST_INVOICE');
    expect(invoice).toMatchObject({ totalCents: 7000, number: 'MRS-2027-0001' });
    expect(await documentOf(host, first.id, 'HOST_INVOICE')).toMatchObject({ id: invoice.id });
    const text = await textOf(world, invoice);
    for (const part of ['NIF 12345678Z', 'Calle Mayor 3', '57,85 €', '12,15 €', '70,00 €', 'en nombre y por cuenta de'])
      expect(text).toContain(part);
    expect(text).not.toContain('4242');
    await host.query(END);
    await resetWorld(world);
    const second = await confirmed(world, 90);
    await issueAndRender(world);
    expect((await kindsOf(renter, second.id)).map(([kind]) => kind)).not.toContain('HOST_INVOICE');
  });

  test('the agreement requires a name, a valid tax number, an address and acceptance; a renter is rejected', async () => {
    const { host, stranger } = world;
    const wrong = { legalName: ' ', nif: '12345678A', address: 'x', accepts: false };
    const { errors } = await host.send(AGREE, { input: wrong });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [
        { path: 'legalName', code: 'FULL_NAME_LENGTH' },
        { path: 'nif', code: 'NIF_INVALID' },
        { path: 'address', code: 'ADDRESS_REQUIRED' },
        { path: 'accepts', code: 'CONFIRMATION_REQUIRED' },
      ],
    });
    expect(await stranger.codeOf(AGREE, { input: DATA })).toBe('FORBIDDEN');
    expect(await world.app.visitor().codeOf('{ invoicingAgreement { nif } }')).toBe('UNAUTHENTICATED');
    await host.query(AGREE, { input: DATA });
    await host.query(AGREE, { input: DATA });
    await host.query(AGREE, { input: { ...DATA, address: 'Calle Menor 4, 28013 Madrid' } });
    expect(await host.query('{ invoicingAgreement { nif address } }')).toEqual({
      invoicingAgreement: { nif: '12345678Z', address: 'Calle Menor 4, 28013 Madrid' },
    });
    expect(await world.stranger.query('{ invoicingAgreement { nif } }')).toEqual({ invoicingAgreement: null });
  });
});

describe('P4 documents of a refund', () => {
  test('each invoice gets one corrective invoice that names it', async () => {
    const { app, host, renter } = world;
    await host.query(AGREE, { input: DATA });
    const { id } = await confirmed(world);
    await stays.cancel(renter, id);
    await runJobs(app, 'payments.refund');
    await issueAndRender(world);
    const mine = await documentsOf(renter, id);
    const corrected = mine.filter(({ kind }) => kind === 'CORRECTIVE_INVOICE');
    expect(corrected.map(({ totalCents }) => totalCents).toSorted()).toEqual([-700, -7000]);
    expect(mine.filter(({ kind }) => kind === 'RECEIPT').map(({ totalCents }) => totalCents)).toEqual(
      expect.arrayContaining([7700, -7700]),
    );
    const fee = mine.find(({ kind }) => kind === 'PLATFORM_INVOICE');
    const corrective = corrected.find(({ totalCents }) => totalCents === -700);
    expect(corrective?.number).toMatch(/^HR-2027-\d{6}$/);
    const text = await textOf(world, { url: corrective?.url ?? null });
    for (const part of ['Factura rectificativa', `${fee?.number} (`, '−5,79 €', '−1,21 €', '−7,00 €'])
      expect(text).toContain(part);
    expect((await kindsOf(host, id)).filter(([kind]) => kind === 'CORRECTIVE_INVOICE')).toEqual([
      ['CORRECTIVE_INVOICE', -350],
      ['CORRECTIVE_INVOICE', -7000],
    ]);
    const issuedBy = async (issuerType?: string) => {
      const { myDocuments } = await host.query<{ myDocuments: { edges: { node: object }[] } }>(INVOICES, {
        issuerType,
      });
      return myDocuments.edges.map(({ node }) => node);
    };
    const invoices = [
      { kind: 'HOST_INVOICE', totalCents: 7000, issuerType: 'HOST' },
      { kind: 'CORRECTIVE_INVOICE', totalCents: -7000, issuerType: 'HOST' },
      { kind: 'PLATFORM_INVOICE', totalCents: 350, issuerType: 'PLATFORM' },
      { kind: 'CORRECTIVE_INVOICE', totalCents: -350, issuerType: 'PLATFORM' },
    ];
    expect(await issuedBy()).toEqual(expect.arrayContaining(invoices));
    for (const issuerType of ['HOST', 'PLATFORM']) {
      const found = await issuedBy(issuerType);
      expect(found).toEqual(expect.arrayContaining(invoices.filter((one) => one.issuerType === issuerType)));
      expect(found).not.toContainEqual(expect.not.objectContaining({ issuerType }));
    }
    const { length } = mine;
    const { em } = app.context();
    await em.execute(
      `update outbox set dispatched_at = null where type in ('cycle.paid', 'refund.done', 'booking.confirmed')`,
    );
    await issueAndRender(world);
    expect(await documentsOf(renter, id)).toHaveLength(length);
  });

  test('a refund whose charge has no documents yet issues those of both', async () => {
    const { app, renter } = world;
    const { id } = await confirmed(world);
    await stays.cancel(renter, id);
    await runJobs(app, 'payments.refund');
    await app
      .context()
      .em.execute(`delete from outbox where type = 'cycle.paid' and payload->>'bookingId' = ?`, [uuidOf(id)]);
    await issueAndRender(world);
    expect((await kindsOf(renter, id)).map(([kind]) => kind)).toEqual([
      'CORRECTIVE_INVOICE',
      'PLATFORM_INVOICE',
      'RECEIPT',
      'RECEIPT',
      'RENTAL_TERMS',
    ]);
  });
});

describe('access to documents', () => {
  test('a document opens for its side and, recorded, for the staff, and for nobody else', async () => {
    const { app, host, renter, stranger, admin } = world;
    const { id } = await confirmed(world);
    await issueAndRender(world);
    const mine = await documentOf(renter, id, 'PLATFORM_INVOICE');
    const theirs = await documentOf(host, id, 'PLATFORM_INVOICE');
    const open = async (client: World['host'], document: { id: string }): Promise<number> =>
      (await fetch(`${app.url}/files/documents/${document.id}`, { headers: client.headers() })).status;
    expect(await open(renter, mine)).toBe(200);
    expect(await open(host, mine)).toBe(404);
    expect(await open(renter, theirs)).toBe(404);
    expect(await open(host, theirs)).toBe(200);
    expect(await open(stranger, mine)).toBe(404);
    expect(await open(app.visitor(), mine)).toBe(401);
    expect(await open(admin, mine)).toBe(200);
    const acts = await app
      .context()
      .em.execute(`select object_id from audit_log where action = 'document.viewed' and object_id = ?`, [
        uuidOf(mine.id),
      ]);
    expect(acts).toHaveLength(1);
    await expect(documentsOf(stranger, id)).rejects.toThrow('nobody sees');
  });

  test('P9 a document in a view of the staff opens by their own session and is recorded, and not by the token of the view', async () => {
    const { app, renter, admin } = world;
    const { id } = await confirmed(world);
    await issueAndRender(world);
    const view = await viewAs(app, admin, renter);
    const shown = await documentOf(view, id, 'PLATFORM_INVOICE');
    const withToken = await fetch(`${app.url}/files/documents/${shown.id}`, { headers: view.headers() });
    expect(withToken.status).toBe(403);
    expect((await follow(world, shown.url)).status).toBe(200);
    const acts = await app
      .context()
      .em.execute(
        `select u.email from audit_log a join users u on u.id = a.actor_id where a.action = 'document.viewed' and object_id = ?`,
        [uuidOf(shown.id)],
      );
    expect(acts).toEqual([{ email: 'admin@example.test' }]);
  });

  test('the documents of one side are downloaded as one ZIP in the requested language', async () => {
    const { app, host, renter, stranger } = world;
    await confirmed(world);
    await issueAndRender(world);
    const zipOf = async (client: World['host'], query = '') => {
      const answer = await fetch(`${app.url}/files/documents.zip${query}`, { headers: client.headers() });
      return { answer, files: answer.ok ? unzip(Buffer.from(await answer.arrayBuffer())) : new Map<string, Buffer>() };
    };
    const { answer, files } = await zipOf(renter);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const names = [...files.keys()];
    expect(names).toContain('recibo-2027-03-02.pdf');
    for (const bytes of files.values()) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { documents } = await world.renter.query<{ documents: { edges: object[] } }>(
      '{ documents: myDocuments(mode: RENTER, first: 50) { edges { node { id } } } }',
    );
    expect(names).toHaveLength(documents.edges.length);
    expect([...(await zipOf(renter, '?lang=en')).files.keys()]).toContain('receipt-2027-03-02.pdf');
    const hosts = [...(await zipOf(host, '?mode=HOST')).files.keys()];
    expect(hosts.filter((name) => /recibo/.test(name))).toEqual([]);
    expect(hosts.length).toBeGreaterThan(0);
    expect((await zipOf(stranger)).files.size).toBe(0);
    expect((await zipOf(app.visitor())).answer.status).toBe(401);
  });

  test('a link is valid for one document while its session lasts', async () => {
    const { clock, host, renter } = world;
    const { id } = await confirmed(world);
    await issueAndRender(world);
    const { url } = await documentOf(renter, id, 'RECEIPT');
    const other = await documentOf(renter, id, 'RENTAL_TERMS');
    const response = await follow(world, url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="recibo-2027-03-02\.pdf"$/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const token = new URL(url ?? '', 'http://x').searchParams.get('token') ?? '';
    expect((await follow(world, `/files/documents/${other.id}?token=${token}`)).status).toBe(404);
    expect((await follow(world, `/files/documents/${other.id}?token=${token.slice(0, -2)}aa`)).status).toBe(404);
    expect((await follow(world, '/files/documents/doc_nothing')).status).toBe(404);
    clock.advance({ hours: 3 });
    expect((await follow(world, url)).status).toBe(404);
    await signInAgain(world);
    const again = await documentOf(renter, id, 'RECEIPT');
    await renter.query('mutation { signOut { isSignedOut } }');
    expect((await follow(world, again.url)).status).toBe(404);
    expect((await documentsOf(host, id)).length).toBeGreaterThan(0);
  });

  test('a document has no link before it is rendered; a lost rendering job is made up for', async () => {
    const { app, renter } = world;
    const { id } = await confirmed(world);
    await app.settle();
    await takeJobs(app, 'documents.render');
    expect((await documentOf(renter, id, 'RECEIPT')).url).toBeNull();
    const waiting = await documentOf(renter, id, 'RECEIPT');
    expect((await fetch(`${app.url}/files/documents/${waiting.id}`, { headers: renter.headers() })).status).toBe(404);
    await renderMissingFiles(app.context());
    expect(await textOf(world, await documentOf(renter, id, 'RECEIPT'))).toContain('77,00 €');
  });

  test('an aborted rendering is continued by the queued jobs', async () => {
    const { app, renter } = world;
    const { id } = await confirmed(world);
    await app.settle();
    await takeJobs(app, 'documents.render');
    await renderMissingFiles(app.context(), {}, AbortSignal.abort());
    expect((await documentOf(renter, id, 'RECEIPT')).url).toBeNull();
    await runJobs(app, 'documents.render');
    expect((await documentOf(renter, id, 'RECEIPT')).url).not.toBeNull();
  });
});

test('the migration issues the documents of past charges and refunds', async () => {
  const { app, renter } = world;
  const { id } = await confirmed(world);
  await stays.cancel(renter, id);
  await runJobs(app, 'payments.refund');
  const { em } = app.context();
  await em.execute(`update outbox set dispatched_at = now() where type in ('cycle.paid', 'refund.done')`);
  const migration = readFileSync(fromProjectRoot('server/db/migrations/0029-documents.sql'), 'utf8');
  for (const [statement] of migration.matchAll(/^insert into outbox[^;]+;/gm)) await em.execute(statement);
  await issueAndRender(world);
  expect((await kindsOf(renter, id)).map(([kind]) => kind)).toEqual([
    'CORRECTIVE_INVOICE',
    'PLATFORM_INVOICE',
    'RECEIPT',
    'RECEIPT',
    'RENTAL_TERMS',
  ]);
});

test('after six years texts and PDFs are deleted; numbers and amounts are kept', async () => {
  const { app, clock, renter } = world;
  const { id } = await confirmed(world);
  await issueAndRender(world);
  clock.set('2033-03-01T09:00:00Z');
  await purgeDocuments(app.context());
  await signInAgain(world);
  expect((await documentOf(renter, id, 'PLATFORM_INVOICE')).url).not.toBeNull();
  clock.set('2033-03-03T09:00:00Z');
  await signInAgain(world);
  const before = await documentOf(renter, id, 'PLATFORM_INVOICE');
  // More than one batch in a night.
  await purgeDocuments(app.context(), undefined, 1);
  expect(
    await app
      .context()
      .em.execute(
        `select count(*)::int as n from documents where issued_at < '2027-03-03T09:00:00Z' and (sealed_details is not null or file_key is not null)`,
      ),
  ).toEqual([{ n: 0 }]);
  const after = await documentOf(renter, id, 'PLATFORM_INVOICE');
  expect(after).toEqual({ ...before, url: null });
  expect((await follow(world, before.url)).status).toBe(404);
});
