import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromGlobalId, toGlobalId } from '../../../server/core/graphql/global-id.js';
import { CLOSED_TO_VIEWS } from '../../../server/core/graphql/view-limits.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { getSchema } from '../../../server/schema.js';
import { createAccount, personIdOf, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import { codeOfCall, rootFields } from '../support/root-fields.js';
import { picture, publishedSpace, saveDraft, upload } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const VIEW = `mutation ($input: PersonStatementInput!) { viewAsPerson(input: $input) { token expiresAt person { fullName } } }`;
const WHY = 'Pregunta en su ticket por una reserva que no ve.';
const UPLOADS = ['space-photos', 'messages', 'claims', 'tickets', 'avatar', 'review-photos', 'post-pictures'];

/** A path for each route of private files, by the route. */
const PRIVATE_FILES: Readonly<Record<string, readonly string[]>> = {
  // One that exists is needed: its row is looked up first.
  '/files/exports/:id': [],
  '/files/documents.zip': ['/files/documents.zip'],
  '/files/documents/:id': [`/files/documents/${toGlobalId('BookingDocument', randomUUID())}`],
  '/files/messages/:id': [`/files/messages/${toGlobalId('MessageAttachment', randomUUID())}`],
  '/files/rentals/:id': [`/files/rentals/${toGlobalId('ClaimEvidence', randomUUID())}`],
  '/files/tickets/:id': [`/files/tickets/${toGlobalId('TicketFile', randomUUID())}`],
  '/files/verification/:fileId': [`/files/verification/${toGlobalId('VerificationFile', randomUUID())}`],
  '/files/earnings/${name}': ['earnings', 'forecast', 'payouts'].map((name) => `/files/earnings/${name}.csv`),
  '/files/earnings/tax.csv': ['/files/earnings/tax.csv'],
  '/files/staff/${file.name}.csv': ['/files/staff/people.csv'],
  '/files/staff/transparency.csv': ['/files/staff/transparency.csv'],
};
const PUBLIC_FILES = [
  '/files/photos/:key/:name',
  '/files/avatars/:key/:name',
  '/files/review-photos/:key/:name',
  '/files/post-pictures/:id',
];

const clock = new FakeClock('2027-03-02T09:55:00Z');
let app: TestApp;
let support: GraphqlClient;
let person: GraphqlClient;
let userId: string;

/** A client that views the product as the given person. */
async function look(): Promise<GraphqlClient> {
  const { viewAsPerson } = await support.query<{ viewAsPerson: { token: string } }>(VIEW, {
    input: { personId: personIdOf(userId), statement: WHY },
  });
  const client = app.visitor();
  client.accessToken = viewAsPerson.token;
  return client;
}

beforeAll(async () => {
  app = await createTestApp({ clock });
  support = app.visitor();
  await signInAsAdmin(app, support, 'support@example.com', 'support');
  await createAccount(app, { email: 'lucia@example.com', fullName: 'Lucía Prieto Salas' });
  person = app.visitor();
  ({
    viewer: { id: userId },
  } = await signInAs(person, 'lucia@example.com'));
});
afterAll(() => app.stop());

describe('P9 viewing as a person', () => {
  test('reads as the person for 15 minutes and is recorded with the reason', async () => {
    const client = await look();
    const { viewer } = await client.query<{ viewer: object }>('{ viewer { fullName isStaff staffActs } }');
    expect(viewer).toMatchObject({ fullName: 'Lucía Prieto Salas', isStaff: false, staffActs: [] });
    const entry = await app
      .context()
      .db.selectFrom('AuditEntry')
      .selectAll()
      .where('action', '=', 'user.viewed_as')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ reason: WHY, objectType: 'User' });
    clock.advance({ minutes: 14 });
    await signInAsAdmin(app, support, 'support@example.com', 'support');
    await client.query('{ viewer { id } }');
    clock.advance({ minutes: 2 });
    expect(await client.codeOf('{ viewer { id } }')).toBe('TOKEN_INVALID');
  });

  test('P-24 ends with the session of the staff', async () => {
    await signInAsAdmin(app, support, 'support@example.com', 'support');
    const client = await look();
    await support.query('mutation { signOut { isSignedOut } }');
    expect(await client.codeOf('{ viewer { id } }')).toBe('TOKEN_INVALID');
    await signInAsAdmin(app, support, 'support@example.com', 'support');
  });

  test('is rejected for accounts of the staff and for callers without the act', async () => {
    const { db } = app.context();
    const colleague = await createAccount(app, { email: 'colleague@example.com', roles: ['renter', 'content'] });
    const input = { personId: toGlobalId('Person', colleague), statement: WHY };
    expect(await support.codeOf(VIEW, { input })).toBe('FORBIDDEN');
    await signInAs(person, 'lucia@example.com');
    expect(await person.codeOf(VIEW, { input })).toBe('FORBIDDEN');
    const client = await look();
    // A person who becomes staff meanwhile can no longer be viewed.
    const { id } = await db
      .selectFrom('User')
      .select('id')
      .where('email', '=', 'lucia@example.com')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('UserRole')
      .values({ userId: id, role: 'content' as never })
      .execute();
    expect(await client.codeOf('{ viewer { id } }')).toBe('TOKEN_INVALID');
    await db
      .deleteFrom('UserRole')
      .where('userId', '=', id)
      .where('role', '=', 'content' as never)
      .execute();
  });

  test('every mutation is rejected with VIEW_READ_ONLY', async () => {
    const client = await look();
    const mutations = rootFields().filter(({ kind }) => kind === 'mutation');
    expect(mutations.length).toBeGreaterThan(100);
    for (const mutation of mutations) {
      // Each refusal costs points, which refill with time.
      clock.advance({ seconds: 2 });
      expect([mutation.field.name, await codeOfCall(client, mutation)]).toEqual([
        mutation.field.name,
        'VIEW_READ_ONLY',
      ]);
    }
  });

  test('uploads and transactions are rejected', async () => {
    const client = await look();
    for (const kind of UPLOADS) {
      const response = await fetch(`${app.url}/uploads/${kind}`, {
        method: 'POST',
        headers: client.headers(),
        body: 'x',
      });
      expect([kind, response.status]).toEqual([kind, 403]);
    }
    const viewer = { id: 'x', sessionId: 'x', roles: new Set(), isEmailVerified: true, isReadOnly: true };
    await expect(inTransaction({ ...app.context(), viewer }, () => Promise.resolve())).rejects.toMatchObject({
      code: 'VIEW_READ_ONLY',
    });
  });

  test('P7 private files are refused by every route, a finished export too, and public pictures are shown', async () => {
    const routes = await Promise.all(
      globSync('server/features/**/*.ts').map(async (file) =>
        [...(await readFile(file, 'utf8')).matchAll(/\.get\(\s*['`](\/files\/[^'`]+)['`]/g)].map(([, path]) => path),
      ),
    );
    expect(routes.flat().sort()).toEqual([...Object.keys(PRIVATE_FILES), ...PUBLIC_FILES].sort());
    await signInAs(person, 'lucia@example.com');
    const spaceId = await publishedSpace(app, person);
    const photo = await upload(person, spaceId, new Uint8Array(await picture().jpeg().toBuffer()));
    await person.query('mutation { requestDataExport { dataExport { id } } }');
    await runJobs(app, 'privacy.make-export');
    const client = await look();
    const { dataExports } = await client.query<{ dataExports: { id: string }[] }>('{ dataExports { id } }');
    const ready = `/files/exports/${dataExports[0]?.id}`;
    expect((await fetch(app.url + ready, { headers: person.headers() })).status).toBe(200);
    for (const path of [ready, ...Object.values(PRIVATE_FILES).flat()])
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(app.url + path, { method, headers: client.headers() });
        expect([path, method, answer.status]).toEqual([path, method, 403]);
        if (method === 'GET')
          expect([path, await answer.text()]).toEqual([path, expect.stringContaining('VIEW_CLOSED')]);
      }
    expect((await fetch(`${app.url}${photo.photo?.url}`, { headers: client.headers() })).status).toBe(200);
  });

  test('P7 the wizard shows neither door codes nor the tax number', async () => {
    await signInAs(person, 'lucia@example.com');
    const spaceId = await publishedSpace(app, person);
    await saveDraft(person, { accessInstructions: 'El portal se abre con el 4711.', nif: '12345678Z' }, spaceId);
    const DRAFT = `query ($id: ID!) { space(id: $id) { accessInstructions
      draft { title accessInstructions nif } draftProblems { path } hasUnpublishedChanges } }`;
    const read = async (reader: GraphqlClient) =>
      (await reader.query<{ space: Record<string, unknown> }>(DRAFT, { id: spaceId })).space;
    const own = await read(person);
    expect(own['draft']).toMatchObject({ accessInstructions: 'El portal se abre con el 4711.', nif: '12345678Z' });
    expect(await read(await look())).toEqual({
      ...own,
      accessInstructions: null,
      draft: { ...(own['draft'] as object), accessInstructions: null, nif: null },
    });
  });

  test('P9 the path of a decision, which allows a complaint, is not given to the staff', async () => {
    await signInAs(person, 'lucia@example.com');
    const spaceId = await publishedSpace(app, person);
    const moderator = app.visitor();
    await signInAsAdmin(app, moderator, 'moderator@example.com', 'moderator');
    await moderator.query('mutation ($input: SpaceStatementInput!) { hideSpace(input: $input) { space { id } } }', {
      input: { spaceId, statement: 'Las fotos son de otro espacio desde el lunes.' },
    });
    const read = async (reader: GraphqlClient) =>
      (
        await reader.query<{ space: object }>(
          'query ($id: ID!) { space(id: $id) { decisionPath isHiddenByDecision } }',
          { id: spaceId },
        )
      ).space;
    expect(await read(person)).toEqual({
      decisionPath: expect.stringMatching(/^\/decision\/./) as string,
      isHiddenByDecision: true,
    });
    expect(await read(await look())).toEqual({ decisionPath: null, isHiddenByDecision: true });
    expect(await read(moderator)).toEqual({ decisionPath: null, isHiddenByDecision: false });
  });

  test('P7 messages and secrets are rejected with VIEW_CLOSED', async () => {
    const types = getSchema().getTypeMap();
    expect([...CLOSED_TO_VIEWS].filter((name) => !types[name])).toEqual([]);
    const client = await look();
    for (const query of [
      '{ conversations { edges { node { id messages { edges { node { body } } } } } } }',
      '{ node(id: "msg_AAAAAAAAQACAAAAAAAAAAA") { ... on Message { body } } }',
      '{ mySessions { id browser } }',
      '{ apiKeys { name } }',
      '{ dataExports { status } }',
      '{ viewer { taxDetails { nif address birthDate } } }',
    ])
      expect([query, await client.codeOf(query)]).toEqual([query, 'VIEW_CLOSED']);
    await client.query('{ unreadMessageCount }');
  });

  test('P9 a notification of a message says who wrote, not what', async () => {
    const { db } = app.context();
    await db
      .insertInto('Notification')
      .values({
        userId: fromGlobalId('User', userId),
        type: 'message_received',
        params: { name: 'Marta R.', text: 'La clave del portal es 4471.', count: 0, address: '/messages/x' },
        title: 'Mensaje de Marta R.',
        message: 'La clave del portal es 4471.',
        dedupeKey: 'message:x',
        createdAt: clock.now(),
      } as never)
      .execute();
    const BELL = '{ notifications { edges { node { title message params } } } }';
    const shown = async (reader: GraphqlClient) =>
      (
        await reader.query<{ notifications: { edges: { node: { params: Record<string, unknown> } }[] } }>(BELL)
      ).notifications.edges.map(({ node }) => node);
    expect(await shown(await look())).toEqual([
      {
        title: 'Mensaje de Marta R.',
        message: 'Te ha escrito.',
        params: { name: 'Marta R.', count: 0, address: '/messages/x' },
      },
    ]);
    await signInAs(person, 'lucia@example.com');
    expect(await shown(person)).toMatchObject([
      { message: 'La clave del portal es 4471.', params: { text: 'La clave del portal es 4471.' } },
    ]);
  });

  test('P7 the notes of favorites and of blocked days are empty', async () => {
    await signInAs(person, 'lucia@example.com');
    const spaceId = await publishedSpace(app, person);
    await person.query(
      `mutation { blockDays(input: { spaceIds: ["${spaceId}"], from: "2027-04-10", to: "2027-04-12", reason: AWAY, note: "Boda" }) { blocks { id } } }`,
    );
    await person.query(`mutation { addFavorite(input: { spaceId: "${spaceId}" }) { spaceId } }`);
    await app.context().em.execute(`update favorites set note = 'Regatear'`);
    const NOTES = `{ myFavorites { edges { node { note } } }
      hostMonth(month: "2027-04-01") { rows { entries { block { note } } } } }`;
    expect(JSON.stringify(await person.query(NOTES))).toMatch(/Regatear.*Boda/);
    expect(JSON.stringify(await (await look()).query(NOTES))).not.toMatch(/Regatear|Boda/);
  });
});
