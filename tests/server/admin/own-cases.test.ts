import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { person } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { answer, runningStay, smallerInput, submit, vote } from '../../support/money/claims.js';
import { countQueries } from '../../support/query-counter.js';
import { ANSWER, openTicket } from '../support/tickets.js';

const OWN =
  '{ ownStaffCases { totalCount cases { queue caseId code subject claimCase amountCents personName isUrgent dueAt } } }';
const QUEUES = 'query ($isOwn: Boolean) { staffQueues(isOwn: $isOwn) { queue openCount ownCount } }';
const ASSIGN_CLAIM = 'mutation ($input: AssignClaimInput!) { assignClaim(input: $input) { claim { id } } }';
const ASSIGN_TICKET = 'mutation ($input: AssignTicketInput!) { assignTicket(input: $input) { ticket { id } } }';

interface Own {
  readonly totalCount: number;
  readonly cases: readonly Record<string, unknown>[];
}

let claimId: string;
let ticketId: string;

const own = async (client: GraphqlClient): Promise<Own | null> =>
  (await client.query<{ ownStaffCases: Own | null }>(OWN)).ownStaffCases;
const queuesOf = async (client: GraphqlClient, isOwn: boolean) =>
  (
    await client.query<{ staffQueues: { queue: string; openCount: number; ownCount: number | null }[] }>(QUEUES, {
      isOwn,
    })
  ).staffQueues;
async function staff(role: 'support' | 'finance' | 'content'): Promise<GraphqlClient> {
  const client = world.app.visitor();
  await signInAsAdmin(world.app, client, `${role}@example.test`, role);
  return client;
}

const world = useWorld({}, { minDays: 1, sizeM2: 4.2, deposit: 'ONE' });
beforeAll(async () => {
  const bookingId = await runningStay(world);
  ({ id: claimId } = await submit(world.renter, await smallerInput(world, bookingId)));
  await answer(world.host, claimId, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
  await vote(world.host, claimId, false);
  ({ id: ticketId } = await openTicket(world.renter, { subject: 'Me han cobrado dos veces' }));
  await openTicket(world.host, { subject: 'Una de nadie' });
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
});

test('P9 ownStaffCases lists the cases assigned to the viewer by due date, and the queues count them', async () => {
  expect(await own(world.admin)).toEqual({ totalCount: 0, cases: [] });
  const me = (await world.admin.query<{ viewer: { userId: string } }>('{ viewer { userId } }')).viewer.userId;
  await world.admin.query(ASSIGN_CLAIM, { input: { claimId, userId: me } });
  await world.admin.query(ASSIGN_TICKET, { input: { ticketId, userId: me } });
  const { totalCount, cases } = (await own(world.admin)) as Own;
  expect(totalCount).toBe(2);
  expect(cases).toMatchObject([
    {
      queue: 'TICKETS',
      caseId: ticketId,
      subject: 'Me han cobrado dos veces',
      personName: 'Lucía Prieto Salas',
      claimCase: null,
      amountCents: null,
    },
    { queue: 'CLAIMS', caseId: claimId, claimCase: 'DIFFERENT', personName: null, isUrgent: false },
  ]);
  const all = await queuesOf(world.admin, false);
  expect(all.filter(({ ownCount }) => ownCount !== null)).toEqual(
    expect.arrayContaining([
      { queue: 'TICKETS', openCount: 2, ownCount: 1 },
      { queue: 'CLAIMS', openCount: 1, ownCount: 1 },
    ]),
  );
  expect(all.find(({ queue }) => queue === 'SPACES')?.ownCount).toBeNull();
  expect(await queuesOf(world.admin, true)).toEqual(
    expect.arrayContaining([
      { queue: 'TICKETS', openCount: 1, ownCount: 1 },
      { queue: 'CLAIMS', openCount: 1, ownCount: 1 },
    ]),
  );
  expect(await queuesOf(world.admin, true)).toHaveLength(2);
});

test('P9 ownStaffCases is null for roles without assignable queues and never shows cases of others', async () => {
  const support = await staff('support');
  expect(await own(support)).toEqual({ totalCount: 0, cases: [] });
  expect((await queuesOf(support, true)).map(({ queue }) => queue)).toEqual(['TICKETS']);
  expect(await own(await staff('finance'))).toBeNull();
  expect(await own(await staff('content'))).toBeNull();
  expect(await world.renter.codeOf(OWN)).toBe('FORBIDDEN');
});

test('P-44 ownStaffCases takes one statement, and so do all queues', async () => {
  const withoutAny = await countQueries(world.app, () => world.admin.query('{ __typename }'));
  expect(await countQueries(world.app, () => own(world.admin))).toBe(withoutAny + 1);
  expect(await countQueries(world.app, () => queuesOf(world.admin, true))).toBe(withoutAny + 1);
});

test('P9 an answered case leaves ownStaffCases', async () => {
  await world.admin.query(ANSWER, {
    input: {
      ticketId,
      body: 'Es una retención, no un cobro.',
      isResolved: false,
      idempotencyKey: randomUUID(),
    },
  });
  expect((await own(world.admin))?.cases.map(({ queue }) => queue)).toEqual(['CLAIMS']);
  const other = await person(world.app, 'other', 'Pilar Otero Vidal', ['renter', 'admin']);
  await signInAsAdmin(world.app, other, 'other@example.test');
  expect(await own(other)).toEqual({ totalCount: 0, cases: [] });
});

test('P15 staff neither see nor answer their own data request; a colleague does', async () => {
  const FILE = 'mutation ($input: FileDataRequestInput!) { fileDataRequest(input: $input) { dataRequest { id } } }';
  const ANSWER_REQUEST =
    'mutation ($input: AnswerDataRequestInput!) { answerDataRequest(input: $input) { dataRequest { status } } }';
  const QUEUE = '{ dataRequestQueue { totalCount waiting { request { id } } } }';
  const [asking, answering] = [
    await staff('support'),
    await person(world.app, 'colleague', 'Pilar Otero Vidal', ['renter', 'admin']),
  ];
  await signInAsAdmin(world.app, answering, 'colleague@example.test');
  const { fileDataRequest } = await asking.query<{ fileDataRequest: { dataRequest: { id: string } } }>(FILE, {
    input: { kind: 'OBJECT', details: 'No quiero que uséis mis búsquedas para ordenar resultados.' },
  });
  const { id } = fileDataRequest.dataRequest;
  const countOf = async (client: GraphqlClient) =>
    (await queuesOf(client, false)).find(({ queue }) => queue === 'DATA_REQUESTS')?.openCount;
  expect([await countOf(asking), await countOf(answering)]).toEqual([0, 1]);
  expect(await asking.query(QUEUE)).toEqual({ dataRequestQueue: { totalCount: 0, waiting: [] } });
  expect(await answering.query(QUEUE)).toEqual({ dataRequestQueue: { totalCount: 1, waiting: [{ request: { id } }] } });
  const input = { dataRequestId: id, outcome: 'REFUSED', answer: 'No hay nada que oponer en este caso.' };
  expect(await asking.codeOf(ANSWER_REQUEST, { input })).toBe('FORBIDDEN');
  expect(await answering.query(ANSWER_REQUEST, { input })).toEqual({
    answerDataRequest: { dataRequest: { status: 'REFUSED' } },
  });
});
