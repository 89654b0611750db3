import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { signInAsAdmin } from '../../support/accounts.js';
import { person, TODAY, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  answer,
  APPEAL,
  ASK_FOR_DATA as ASK,
  at,
  decide,
  DECIDE,
  GIVE_DATA as GIVE,
  QUESTION,
  readClaim,
  REASONS,
  runClaims,
  runningStay,
  smallerInput,
  submit,
  uploadEvidence,
  vote,
} from '../../support/money/claims.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { uuidOf } from '../../support/spaces.js';
import { resetStays } from '../../support/stays.js';

const ASSIGN = `mutation ($input: AssignClaimInput!) { assignClaim(input: $input) { claim { id } } }`;
const QUESTIONS = `query ($id: ID!) { claim(id: $id) { evidence { id } questions { number side text answer answerBy endedAt evidence { id } } } }`;
const ROOM = `query ($id: ID!) { claim(id: $id) { staffRecord { availableActs obstacle assignee { id } assignees { id displayName } place { position total previousId nextId } } } }`;
const LIST = `query ($filter: StaffClaimFilter) { staffClaims(filter: $filter) { edges { node { id } } } }`;

interface CaseView {
  readonly availableActs: readonly string[];
  readonly obstacle: string | null;
  readonly assignee: { readonly id: string } | null;
  readonly assignees: readonly { readonly id: string; readonly displayName: string }[];
  readonly place: {
    readonly position: number;
    readonly total: number;
    readonly previousId: string | null;
    readonly nextId: string | null;
  } | null;
}
interface Asked {
  readonly evidence: readonly object[];
  readonly questions: readonly {
    readonly answer: string | null;
    readonly endedAt: string | null;
    readonly evidence: readonly object[];
  }[];
}

let second: GraphqlClient;
let secondId: string;
let bookingId: string;
const START_DAY = addDays(TODAY, 34);

const world = useWorld({}, { minDays: 1, sizeM2: 4.2, deposit: 'ONE' });
beforeAll(async () => {
  second = await person(world.app, 'second', 'Pilar Otero Vidal', ['renter', 'admin']);
  const [row] = await sql<{ id: string }>(`select id from users where email = 'second@example.test'`);
  secondId = toGlobalId('User', row?.id ?? '');
});

beforeEach(async () => {
  await resetStays(world);
  await sql(`update claims set status = 'withdrawn' where status not in ('closed', 'withdrawn')`);
  bookingId = await runningStay(world);
});

const sql = sqlOf(world);

/** A claim without an agreement. */
async function inReview(): Promise<string> {
  const { id } = await submit(world.renter, await smallerInput(world, bookingId));
  await answer(world.host, id, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
  await vote(world.host, id, false);
  return id;
}

const ask = (claimId: string, changes: object = {}, client = world.admin) =>
  client.query(ASK, { input: { claimId, side: 'HOST', text: QUESTION, days: 2, ...changes } });
const questionsOf = async (id: string, client = world.renter): Promise<Asked> =>
  (await client.query<{ claim: Asked }>(QUESTIONS, { id })).claim;
const caseOf = async (id: string, client = world.admin): Promise<CaseView> =>
  (await client.query<{ claim: { staffRecord: CaseView } }>(ROOM, { id })).claim.staffRecord;

const nothing = (claimId: string) => ({
  input: { claimId, remedy: 'NOTHING', amountCents: 0, ground: 'EVIDENCE_LACKING', reasons: REASONS },
});

/** Moves the clock and signs the second admin in again. */
async function go(instant: string): Promise<void> {
  await at(world, instant);
  await signInAsAdmin(world.app, second, 'second@example.test');
}

describe('P5 questions of the staff', () => {
  test('the asked side is notified and answers with text and files, and the waiting time extends the deadline', async () => {
    const id = await inReview();
    // An overdue claim stays overdue: the five days do not start again.
    await sql(`update claims set decide_by = decide_by - interval '10 days' where id = ?`, [uuidOf(id)]);
    const { decideBy } = await readClaim(world.renter, id);
    await ask(id);
    expect(await readClaim(world.host, id)).toMatchObject({
      status: 'AWAITING_DATA',
      availableSteps: expect.arrayContaining(['GIVE_DATA']) as string[],
    });
    expect((await readClaim(world.renter, id)).availableSteps).not.toContain('GIVE_DATA');
    await world.app.settle();
    const notices = await sql<{ user: string; params: { statement: string } }>(
      `select u.email as user, n.params from notifications n join users u on u.id = n.user_id where n.type = 'claim_data_asked'`,
    );
    expect(notices).toMatchObject([{ user: 'host@example.test', params: { statement: QUESTION } }]);

    await go(`${addDays(START_DAY, 1)}T10:00:00Z`);
    const file = await uploadEvidence(world.host, bookingId);
    const given = { claimId: id, number: 1, text: 'Aquí está: son 4,20 m².', evidenceIds: [file.id] };
    expect(await world.renter.codeOf(GIVE, { input: { ...given, evidenceIds: [] } })).toBe('FORBIDDEN');
    expect(await world.host.codeOf(GIVE, { input: { ...given, text: ' ', evidenceIds: [] } })).toBe(
      'VALIDATION_FAILED',
    );
    await world.host.query(GIVE, { input: given });
    // Sent twice, it is one answer.
    await world.host.query(GIVE, { input: given });
    const after = await readClaim(world.renter, id);
    expect(after.status).toBe('IN_REVIEW');
    expect(Date.parse(after.decideBy ?? '') - Date.parse(decideBy ?? '')).toBe(86_400_000);
    const { evidence, questions } = await questionsOf(id);
    expect(evidence).toHaveLength(2);
    expect(questions).toMatchObject([{ number: 1, side: 'HOST', answer: given.text, evidence: [{ id: file.id }] }]);
    await world.app.settle();
    const resumed = await sql<{ type: string }>(
      `select type from notifications where type like 'claim_review_resumed%' order by type`,
    );
    expect(resumed.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['claim_review_resumed', 'claim_review_resumed', 'claim_review_resumed_staff']),
    );
    await decide(world.admin, id, 'NOTHING');
  });

  test('an unanswered question expires, and its answer is rejected afterwards', async () => {
    const id = await inReview();
    await ask(id, { days: 1 });
    await go(`${addDays(START_DAY, 1)}T10:00:01Z`);
    const given = { claimId: id, number: 1, text: 'Aquí está.', evidenceIds: [] };
    expect(await world.host.codeOf(GIVE, { input: given })).toBe('CLAIM_STATE_REFUSED');
    await runClaims(world);
    expect((await readClaim(world.host, id)).status).toBe('IN_REVIEW');
    expect((await questionsOf(id)).questions).toMatchObject([{ answer: null, endedAt: expect.any(String) as string }]);
    expect(await world.host.codeOf(GIVE, { input: given })).toBe('CLAIM_STATE_REFUSED');
    // A new question does not reopen the old one.
    await ask(id);
    expect(await world.host.codeOf(GIVE, { input: given })).toBe('CLAIM_STATE_REFUSED');
    expect((await questionsOf(id)).questions).toHaveLength(2);
  });

  test('an appeal returns to APPEALED after the answer and cannot be withdrawn meanwhile', async () => {
    const id = await inReview();
    await decide(world.admin, id, 'NOTHING');
    const input = { claimId: id, text: 'La decisión no tiene en cuenta la segunda medida.' };
    await world.renter.query(APPEAL, { input });
    await go(`${addDays(START_DAY, 1)}T10:00:00Z`);
    expect(await world.admin.codeOf(ASK, { input: { claimId: id, side: 'RENTER', text: QUESTION, days: 2 } })).toBe(
      'CLAIM_OTHER_STAFF_NEEDED',
    );
    await ask(id, { side: 'RENTER' }, second);
    expect((await readClaim(world.renter, id)).availableSteps).toEqual(['GIVE_DATA']);
    await world.renter.query(GIVE, { input: { claimId: id, number: 1, text: 'La segunda medida.', evidenceIds: [] } });
    expect((await readClaim(world.renter, id)).status).toBe('APPEALED');
  });

  test('a short text, days out of bounds, a second open question and a caller outside the staff are rejected', async () => {
    const id = await inReview();
    for (const changes of [{ text: 'Corto' }, { days: 0 }, { days: 8 }])
      expect(
        await world.admin.codeOf(ASK, { input: { claimId: id, side: 'HOST', text: QUESTION, days: 2, ...changes } }),
      ).toBe('VALIDATION_FAILED');
    const input = { claimId: id, side: 'HOST', text: QUESTION, days: 2 };
    expect(await world.host.codeOf(ASK, { input })).toBe('FORBIDDEN');
    await ask(id);
    expect(await world.admin.codeOf(ASK, { input })).toBe('CLAIM_STATE_REFUSED');
    expect(
      await world.admin.codeOf(DECIDE, {
        input: { claimId: id, remedy: 'NOTHING', amountCents: 0, ground: 'EVIDENCE_LACKING', reasons: REASONS },
      }),
    ).toBe('CLAIM_STATE_REFUSED');
    expect((await readClaim(world.renter, id)).availableSteps).toEqual(['WITHDRAW']);
  });
});

describe('P9 assigning a claim', () => {
  test('only the assignee decides; once unassigned, anybody of the staff may', async () => {
    const id = await inReview();
    await signInAsAdmin(world.app, second, 'second@example.test');
    expect((await caseOf(id)).assignees.map(({ id: one }) => one)).toContain(secondId);
    await world.admin.query(ASSIGN, { input: { claimId: id, userId: secondId } });
    expect(await caseOf(id)).toMatchObject({ assignee: { id: secondId }, availableActs: [], obstacle: 'TAKEN' });
    expect(await world.admin.codeOf(DECIDE, nothing(id))).toBe('CLAIM_OTHER_STAFF_NEEDED');
    const mine = async (client: GraphqlClient) =>
      (await client.query<{ staffClaims: { edges: { node: { id: string } }[] } }>(LIST, { filter: { isMine: true } }))
        .staffClaims.edges.length;
    expect([await mine(second), await mine(world.admin)]).toEqual([1, 0]);
    await second.query(ASSIGN, { input: { claimId: id, userId: null } });
    expect(await caseOf(id)).toMatchObject({ assignee: null, availableActs: ['DECIDE', 'ASK_FOR_DATA'] });
    const log = await sql<{ action: string }>(`select action from audit_log where object_id = ? order by id`, [
      uuidOf(id),
    ]);
    expect(log.map(({ action }) => action)).toEqual(['claim.assigned', 'claim.assigned']);
    await world.admin.query(DECIDE, nothing(id));
    expect(await world.admin.codeOf(ASSIGN, { input: { claimId: id, userId: null } })).toBe('CLAIM_STATE_REFUSED');
  });

  test('a claim cannot be assigned to a side of it or to a person who may not decide', async () => {
    const id = await inReview();
    const [host] = await sql<{ id: string }>(`select id from users where email = 'host@example.test'`);
    expect(
      await world.admin.codeOf(ASSIGN, { input: { claimId: id, userId: toGlobalId('User', host?.id ?? '') } }),
    ).toBe('NOT_FOUND');
  });

  test('a proposed decision is unassigned, and assigned to its proposer again when returned', async () => {
    const id = await inReview();
    await sql(`update bookings set protection_plan = 'plus' where id = ?`, [uuidOf(bookingId)]);
    await signInAsAdmin(world.app, second, 'second@example.test');
    await second.query(ASSIGN, { input: { claimId: id, userId: secondId } });
    const large = {
      claimId: id,
      remedy: 'GUARANTEE',
      amountCents: 60_000,
      ground: 'EVIDENCE_PROVES',
      reasons: REASONS,
    };
    await second.query(DECIDE, { input: large });
    expect((await caseOf(id)).assignee).toBeNull();
    await world.admin.query(
      `mutation ($input: ReviewClaimDecisionInput!) { reviewClaimDecision(input: $input) { claim { id } } }`,
      { input: { claimId: id, isConfirmed: false, statement: 'Falta la denuncia de la policía.' } },
    );
    expect((await caseOf(id)).assignee).toEqual({ id: secondId });
  });

  test('its place in the queue has the previous and the next claim', async () => {
    const id = await inReview();
    expect((await caseOf(id)).place).toEqual({ position: 1, total: 1, previousId: null, nextId: null });
    await sql(
      `insert into claims (id, reference, booking_id, side, claimant_id, claim_case, text, wanted_remedy, unused_from, status, decide_by, idempotency_key, created_at, updated_at)
       select gen_random_uuid(), 'RC-2000-000001', booking_id, 'host', claimant_id, claim_case, text, wanted_remedy, unused_from, 'in_review', decide_by - interval '1 day', 'earlier', created_at, updated_at from claims where id = ?`,
      [uuidOf(id)],
    );
    const place = (await caseOf(id)).place;
    expect(place).toMatchObject({ position: 2, total: 2, nextId: null });
    expect((await caseOf(place?.previousId ?? '')).place).toMatchObject({ position: 1, nextId: id });
  });
});

describe('P9 claims as read by finance', () => {
  test('finance reads list and claim and settles guarantee payments but cannot decide or ask', async () => {
    const id = await inReview();
    const finance = world.app.visitor();
    await signInAsAdmin(world.app, finance, 'money@example.test', 'finance');
    const { staffClaims } = await finance.query<{ staffClaims: { edges: { node: { id: string } }[] } }>(LIST, {
      filter: { isWaiting: true },
    });
    expect(staffClaims.edges).toEqual([{ node: { id } }]);
    expect(await caseOf(id, finance)).toMatchObject({
      availableActs: [],
      obstacle: 'READS_ONLY',
      assignees: [],
      place: { position: 1 },
    });
    expect(await finance.codeOf(DECIDE, nothing(id))).toBe('FORBIDDEN');
    expect(await finance.codeOf(ASK, { input: { claimId: id, side: 'HOST', text: QUESTION, days: 2 } })).toBe(
      'FORBIDDEN',
    );
    await sql(`update claims set status = 'closed' where id = ?`, [uuidOf(id)]);
    await sql(
      `insert into guarantee_payments (claim_id, booking_id, user_id, amount_cents, created_at) select ?, id, renter_id, 5000, now() from bookings where id = ?`,
      [uuidOf(id), uuidOf(bookingId)],
    );
    expect((await caseOf(id, finance)).availableActs).toEqual(['SETTLE_GUARANTEE']);
    const settled = async () =>
      finance.query<{ openTransfers: object[]; staffQueues: { queue: string; openCount: number }[] }>(
        '{ openTransfers { kind caseId amountCents personName failureCode } staffQueues { queue openCount } }',
      );
    const owed = { kind: 'GUARANTEE', caseId: id, amountCents: 5000, personName: 'Lucía Prieto Salas' };
    const { openTransfers, staffQueues } = await settled();
    expect(openTransfers).toEqual([{ ...owed, failureCode: null }]);
    expect(staffQueues).toContainEqual({ queue: 'MONEY', openCount: 1 });
    await sql(
      `update guarantee_payments set status = 'paid', transfer_reference = 'T-1', paid_at = now() where claim_id = ?`,
      [uuidOf(id)],
    );
    expect((await settled()).openTransfers).toEqual([]);
  });
});
