import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitMail, createAccount, linkOf, mailsTo, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { settled } from '../../support/settled.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const FIELDS = 'id kind status isOpen details answer requestedAt dueAt isOverdue closedAt';
const MINE = `{ myDataRequests { ${FIELDS} } }`;
const FILE = `mutation ($input: FileDataRequestInput!) { fileDataRequest(input: $input) { dataRequest { ${FIELDS} } } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawDataRequest(input: { dataRequestId: $id }) { dataRequest { status isOpen closedAt } } }`;
const QUEUE = `{ dataRequestQueue { totalCount overdueCount waiting { fullName email request { ${FIELDS} } } } }`;
const ANSWER = `mutation ($input: AnswerDataRequestInput!) { answerDataRequest(input: $input) { dataRequest { ${FIELDS} } } }`;

const WORDS = 'No quiero que uséis mis búsquedas para ordenar resultados.';
const REPLY = 'Hecho: tus búsquedas ya no cuentan para ordenar lo que ves.';

interface Request {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly answer: string | null;
  readonly isOpen: boolean;
  readonly isOverdue: boolean;
}

interface Queue {
  readonly totalCount: number;
  readonly overdueCount: number;
  readonly waiting: { readonly fullName: string; readonly email: string; readonly request: Request }[];
}

let app: TestApp;
let people = 0;
const clock = new FakeClock('2027-03-02T10:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
});
afterAll(() => app.stop());

async function person(): Promise<{ client: GraphqlClient; email: string }> {
  const email = `asks-${++people}@example.test`;
  await createAccount(app, { email, fullName: 'Nora Vidal Ros' });
  const client = app.visitor();
  await signInAs(client, email);
  return { client, email };
}

async function staff(): Promise<GraphqlClient> {
  const client = app.visitor();
  await signInAsAdmin(app, client);
  return client;
}

const file = async (client: GraphqlClient, kind = 'OBJECT', details = WORDS): Promise<Request> =>
  (await client.query<{ fileDataRequest: { dataRequest: Request } }>(FILE, { input: { kind, details } }))
    .fileDataRequest.dataRequest;
const mine = async (client: GraphqlClient): Promise<Request[]> =>
  (await client.query<{ myDataRequests: Request[] }>(MINE)).myDataRequests;
const queue = async (client: GraphqlClient): Promise<Queue> =>
  (await client.query<{ dataRequestQueue: Queue }>(QUEUE)).dataRequestQueue;

describe('data requests', () => {
  it('P15 is filed with a due date in 30 days and confirmed by e-mail', async () => {
    const { client, email } = await person();
    const filed = await file(client, 'RESTRICT', `  ${WORDS} `);
    expect(filed).toMatchObject({
      kind: 'RESTRICT',
      status: 'OPEN',
      isOpen: true,
      details: WORDS,
      answer: null,
      requestedAt: '2027-03-02T10:00:00.000Z',
      dueAt: '2027-04-01T10:00:00.000Z',
      isOverdue: false,
      closedAt: null,
    });
    expect(await mine(client)).toEqual([filed]);
    const mail = await awaitMail(app, email);
    expect([mail.subject, linkOf(mail).pathname + linkOf(mail).hash]).toEqual([
      'Hemos recibido tu solicitud sobre tus datos',
      '/mis-datos#derechos',
    ]);
    expect(mail.text).toContain('1 de abril de 2027');
    expect(mail.text).not.toContain(WORDS);
  });

  it('P15 is filed once per kind while open, also concurrently', async () => {
    const { client, email } = await person();
    const filed = await Promise.all([file(client), file(client), file(client)]);
    expect(new Set(filed.map(({ id }) => id)).size).toBe(1);
    const other = await file(client, 'RESTRICT');
    expect((await mine(client)).map(({ id }) => id).toSorted()).toEqual([filed[0]?.id, other.id].toSorted());
    await settled(app);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  it('P15 reports invalid input by field', async () => {
    const { client } = await person();
    const { errors } = await client.send(FILE, { input: { kind: 'OBJECT', details: 'no' } });
    expect(errors[0]?.extensions.fields).toEqual([
      { path: 'details', code: 'CONTACT_MESSAGE_LENGTH', params: { min: 20, max: 3000 } },
    ]);
    expect(await app.visitor().codeOf(MINE)).toBe('UNAUTHENTICATED');
  });

  it('P15 can be withdrawn by its requester while open', async () => {
    const { client } = await person();
    const { id } = await file(client);
    const stranger = (await person()).client;
    expect(await stranger.codeOf(WITHDRAW, { id })).toBe('NOT_FOUND');
    expect(await mine(stranger)).toEqual([]);
    expect(await client.query(WITHDRAW, { id })).toEqual({
      withdrawDataRequest: { dataRequest: { status: 'WITHDRAWN', isOpen: false, closedAt: clock.now().toISOString() } },
    });
    expect(await client.codeOf(WITHDRAW, { id })).toBe('NOT_FOUND');
    expect((await file(client)).id).not.toBe(id);
  });
});

describe('data request queue', () => {
  it('P15 lists open requests by due date and lets staff answer each once', async () => {
    clock.advance({ days: 1 });
    const { client, email } = await person();
    const { id } = await file(client);
    const admin = await staff();
    const { waiting } = await queue(admin);
    expect(waiting.at(-1)).toMatchObject({ fullName: 'Nora Vidal Ros', email, request: { id, isOverdue: false } });
    const short = await admin.send(ANSWER, { input: { dataRequestId: id, outcome: 'GRANTED', answer: 'Hecho' } });
    expect(short.errors[0]?.extensions.fields).toMatchObject([{ path: 'answer', code: 'CONTACT_MESSAGE_LENGTH' }]);
    await admin.query(ANSWER, { input: { dataRequestId: id, outcome: 'GRANTED', answer: REPLY } });
    expect(await admin.codeOf(ANSWER, { input: { dataRequestId: id, outcome: 'REFUSED', answer: REPLY } })).toBe(
      'NOT_FOUND',
    );
    expect((await queue(admin)).waiting.map(({ request }) => request.id)).not.toContain(id);
    expect(await mine(client)).toMatchObject([{ id, status: 'GRANTED', answer: REPLY, isOverdue: false }]);
    const mail = await awaitMail(app, email, 1, 'Hemos respondido a tu solicitud sobre tus datos');
    expect(mail.text).not.toContain(REPLY);
    expect(await client.codeOf(WITHDRAW, { id })).toBe('NOT_FOUND');
    const acts = await app
      .context()
      .em.execute<{ action: string }[]>(
        `select action from audit_log where object_id = (select id::text from users where email = ?) order by id`,
        [email],
      );
    expect(acts.map(({ action }) => action)).toEqual(['data_request.object_filed', 'data_request.granted']);
  });

  it('P15 shows overdue requests to staff and to the requester', async () => {
    const { client } = await person();
    await file(client);
    const admin = await staff();
    const before = await queue(admin);
    clock.advance({ days: 30, seconds: 1 });
    await signInAsAdmin(app, admin);
    const after = await queue(admin);
    expect(after.totalCount).toBe(before.totalCount);
    expect(after.overdueCount).toBe(after.totalCount);
    expect(after.waiting.every(({ request }) => request.isOverdue)).toBe(true);
  });

  it('P15 is open to staff only', async () => {
    const { client } = await person();
    const { id } = await file(client);
    expect(await client.codeOf(QUEUE)).toBe('FORBIDDEN');
    expect(await client.codeOf(ANSWER, { input: { dataRequestId: id, outcome: 'GRANTED', answer: REPLY } })).toBe(
      'FORBIDDEN',
    );
  });
});
