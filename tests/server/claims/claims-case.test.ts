import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { signInAsAdmin } from '../../support/accounts.js';
import { person, TODAY, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  answer,
  APPEAL,
  at,
  decide,
  DECIDE,
  readClaim,
  REASONS,
  runningStay,
  smallerInput,
  submit,
  vote,
} from '../../support/money/claims.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { uuidOf } from '../../support/spaces.js';
import { resetStays } from '../../support/stays.js';

const LIST = `query ($filter: StaffClaimFilter) { staffClaims(filter: $filter) { totalCount edges { node { id reference staffRecord { isWaiting isLate } } } } }`;
const ROOM = `query ($id: ID!) { claim(id: $id) { status staffRecord { availableActs obstacle aloneCents options { remedy amountCents growthCents hasOwnSum } pending { remedy amountCents ground reasons proposedByName } similar { id } timeline { action } } } }`;
const MAILS = `query ($input: ClaimDecisionPreviewInput!) { claimDecisionPreview(input: $input) { reader name subject text } }`;
const ASSIGN = `mutation ($input: AssignClaimInput!) { assignClaim(input: $input) { claim { id } } }`;
const REVIEW = `mutation ($input: ReviewClaimDecisionInput!) { reviewClaimDecision(input: $input) { claim { id status } } }`;

interface Listed {
  readonly id: string;
  readonly reference: string;
  readonly staffRecord: { readonly isWaiting: boolean; readonly isLate: boolean };
}
interface CaseView {
  readonly status: string;
  readonly staffRecord: {
    readonly availableActs: readonly string[];
    readonly obstacle: string | null;
    readonly aloneCents: number;
    readonly options: readonly {
      readonly remedy: string;
      readonly amountCents: number;
      readonly growthCents: number;
    }[];
    readonly pending: { readonly amountCents: number; readonly proposedByName: string } | null;
    readonly similar: readonly { readonly id: string }[];
    readonly timeline: readonly { readonly action: string }[];
  } | null;
}

let second: GraphqlClient;
let bookingId: string;
const START_DAY = addDays(TODAY, 34);

const world = useWorld({}, { minDays: 1, sizeM2: 4.2, deposit: 'ONE' });
beforeAll(async () => {
  second = await person(world.app, 'second', 'Pilar Otero Vidal', ['renter', 'admin']);
});

beforeEach(async () => {
  await resetStays(world);
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

async function list(filter: object, client = world.admin): Promise<Listed[]> {
  const { staffClaims } = await client.query<{ staffClaims: { edges: { node: Listed }[] } }>(LIST, { filter });
  return staffClaims.edges.map(({ node }) => node);
}

const caseOf = async (id: string, client = world.admin): Promise<CaseView> =>
  (await client.query<{ claim: CaseView }>(ROOM, { id })).claim;

describe('P9 the list of claims', () => {
  test('waiting claims come first by deadline, and each filter excludes the others', async () => {
    const waiting = await inReview();
    const [{ reference = '' } = {}] = await sql<{ reference: string }>(`select reference from claims where id = ?`, [
      uuidOf(waiting),
    ]);
    const first = (await list({}))[0];
    expect(first).toMatchObject({ id: waiting, staffRecord: { isWaiting: true, isLate: false } });
    const idsOf = async (filter: object) => (await list(filter)).map(({ id }) => id);
    for (const filter of [
      { query: reference },
      { query: reference.slice(0, 9) },
      { isWaiting: true },
      { case: 'DIFFERENT', status: 'IN_REVIEW' },
      { dueUntil: addDays(START_DAY, 7) },
      { madeFrom: START_DAY },
    ])
      expect([filter, await idsOf(filter)]).toEqual([filter, expect.arrayContaining([waiting])]);
    for (const filter of [
      { query: 'RC-2019-' },
      { case: 'UNSAFE' },
      { status: 'CLOSED' },
      { isLate: true },
      { dueUntil: addDays(START_DAY, 1) },
      { madeFrom: addDays(START_DAY, 1) },
    ])
      expect([filter, await idsOf(filter)]).toEqual([filter, expect.not.arrayContaining([waiting])]);
    await at(world, `${addDays(START_DAY, 8)}T10:00:00Z`);
    expect(await list({ isLate: true })).toMatchObject([{ id: waiting, staffRecord: { isLate: true } }]);
    await decide(world.admin, waiting, 'NOTHING');
    expect(await idsOf({ isWaiting: true })).toEqual([]);
    expect(await world.renter.codeOf(LIST, { filter: {} })).toBe('FORBIDDEN');
    expect((await caseOf(waiting, world.renter)).staffRecord).toBeNull();
  });

  test('the claim has each remedy with its amount and a preview of the mails to both sides', async () => {
    const id = await inReview();
    const { staffRecord } = await caseOf(id);
    expect(staffRecord?.availableActs).toEqual(['DECIDE', 'ASK_FOR_DATA']);
    expect(staffRecord?.options).toEqual(
      expect.arrayContaining([
        { remedy: 'FULL_REFUND', amountCents: 7700, growthCents: 0, hasOwnSum: false },
        { remedy: 'LOWER_RENT', amountCents: 2310, growthCents: 0, hasOwnSum: false },
        { remedy: 'PARTIAL_REFUND', amountCents: 0, growthCents: 0, hasOwnSum: true },
        { remedy: 'NOTHING', amountCents: 0, growthCents: 0, hasOwnSum: false },
      ]),
    );
    const input = { claimId: id, remedy: 'LOWER_RENT', amountCents: 2310, ground: 'EVIDENCE_PROVES', reasons: REASONS };
    const { claimDecisionPreview } = await world.admin.query<{
      claimDecisionPreview: { reader: string; text: string }[];
    }>(MAILS, { input });
    expect(claimDecisionPreview.map(({ reader }) => reader)).toEqual(['RENTER', 'HOST']);
    for (const { text } of claimDecisionPreview) expect(text).toContain(REASONS);
    expect(await world.admin.codeOf(MAILS, { input: { ...input, amountCents: 1 } })).toBe('CLAIM_AMOUNT_CHANGED');
    // The preview has changed nothing.
    expect((await readClaim(world.renter, id)).status).toBe('IN_REVIEW');
    await decide(world.admin, id, 'LOWER_RENT');
    const after = await caseOf(id);
    expect(after.staffRecord).toMatchObject({
      availableActs: [],
      options: [],
      timeline: [{ action: 'claim.decided' }],
    });
  });
});

describe('P5 decisions above 500 €', () => {
  const large = (claimId: string, amountCents = 60_000) => ({
    claimId,
    remedy: 'GUARANTEE',
    amountCents,
    ground: 'EVIDENCE_PROVES',
    reasons: REASONS,
  });

  /** A claim with a plan that covers a higher amount, and a decision that awaits a second person. */
  async function proposed(): Promise<string> {
    const id = await inReview();
    await sql(`update bookings set protection_plan = 'plus' where id = ?`, [uuidOf(bookingId)]);
    await world.admin.query(DECIDE, { input: large(id) });
    await signInAsAdmin(world.app, second, 'second@example.test');
    return id;
  }

  test('need the confirmation of a second person before both sides are notified', async () => {
    const id = await proposed();
    expect((await readClaim(world.renter, id)).status).toBe('IN_REVIEW');
    const confirm = { claimId: id, isConfirmed: true, statement: 'De acuerdo con las fotos.' };
    expect(await world.admin.codeOf(REVIEW, { input: confirm })).toBe('CLAIM_OTHER_STAFF_NEEDED');
    expect(await world.admin.codeOf(DECIDE, { input: large(id, 100) })).toBe('CLAIM_STATE_REFUSED');
    expect((await caseOf(id)).staffRecord).toMatchObject({
      availableActs: [],
      obstacle: 'PROPOSED',
      pending: { amountCents: 60_000 },
    });
    expect((await caseOf(id, second)).staffRecord).toMatchObject({
      availableActs: ['CONFIRM', 'RETURN'],
      obstacle: null,
    });
    await second.query(REVIEW, { input: confirm });
    expect(await readClaim(world.renter, id)).toMatchObject({
      status: 'DECIDED',
      decisions: [{ round: 1, reasons: REASONS, amountCents: 60_000 }],
    });
    expect((await caseOf(id)).staffRecord?.pending).toBeNull();
    expect(await second.codeOf(REVIEW, { input: confirm })).toBe('CLAIM_STATE_REFUSED');
    await world.app.settle();
    const notices = await sql(`select 1 from notifications where type = 'claim_decided'`);
    expect(notices).toHaveLength(2);
  });

  test('are undecided again when returned, and the log has the reason', async () => {
    const id = await proposed();
    const returned = { claimId: id, isConfirmed: false, statement: 'Falta la denuncia de la policía.' };
    expect(await second.codeOf(REVIEW, { input: { ...returned, statement: ' ' } })).toBe('VALIDATION_FAILED');
    await second.query(REVIEW, { input: returned });
    expect((await caseOf(id)).staffRecord).toMatchObject({
      availableActs: ['DECIDE', 'ASK_FOR_DATA'],
      pending: null,
    });
    const log = await sql<{ action: string; reason: string }>(
      'select action, reason from audit_log where object_id = ? order by id',
      [uuidOf(id)],
    );
    expect(log).toEqual([
      { action: 'claim.decision_proposed', reason: REASONS },
      { action: 'claim.decision_returned', reason: returned.statement },
    ]);
  });

  test('belong to nobody when returned to a person who has lost the role', async () => {
    const id = await proposed();
    const proposer = `(select proposed_by from claim_pending_decisions where claim_id = ?)`;
    const lost = await sql<{ user_id: string; role: string }>(
      `delete from user_roles where user_id = ${proposer} and role <> 'renter' returning user_id, role`,
      [uuidOf(id)],
    );
    await second.query(REVIEW, { input: { claimId: id, isConfirmed: false, statement: 'Falta la denuncia.' } });
    expect(await sql('select assignee_id from claims where id = ?', [uuidOf(id)])).toEqual([{ assignee_id: null }]);
    for (const { user_id: userId, role } of lost)
      await sql('insert into user_roles (user_id, role) values (?, ?)', [userId, role]);
  });

  test('an appeal is decided by nobody who proposed or confirmed the decision', async () => {
    const id = await proposed();
    await second.query(REVIEW, { input: { claimId: id, isConfirmed: true, statement: 'De acuerdo con las fotos.' } });
    await world.renter.query(APPEAL, {
      input: { claimId: id, text: 'El pilar ocupa más de lo que dice la decisión.' },
    });
    expect((await readClaim(world.renter, id)).status).toBe('APPEALED');
    const idOf = async (client: GraphqlClient) =>
      (await client.query<{ viewer: { id: string } }>('{ viewer { id } }')).viewer.id;
    const thirdOne = await person(world.app, 'third', 'Rosa Gil Peña', ['renter', 'admin']);
    for (const client of [world.admin, second]) {
      expect((await readClaim(client, id)).availableSteps).toEqual([]);
      expect((await caseOf(id, client)).staffRecord).toMatchObject({ availableActs: [], obstacle: 'DECIDED_BEFORE' });
      expect(await client.codeOf(DECIDE, { input: large(id, 100) })).toBe('CLAIM_OTHER_STAFF_NEEDED');
      const input = { claimId: id, userId: await idOf(client) };
      expect(await thirdOne.codeOf(ASSIGN, { input })).toBe('NOT_FOUND');
    }
    expect((await caseOf(id, thirdOne)).staffRecord?.availableActs).toEqual(['DECIDE', 'ASK_FOR_DATA']);
    await thirdOne.query(DECIDE, { input: large(id, 70_000) });
    expect((await caseOf(id, thirdOne)).staffRecord?.obstacle).toBe('PROPOSED');
    expect((await caseOf(id, second)).staffRecord?.obstacle).toBe('DECIDED_BEFORE');
    const fourth = await person(world.app, 'fourth', 'Iker Sanz Ruiz', ['renter', 'admin']);
    expect((await caseOf(id, fourth)).staffRecord).toMatchObject({
      availableActs: ['CONFIRM', 'RETURN'],
      obstacle: null,
    });
    for (const client of [world.admin, second]) {
      const input = { claimId: id, isConfirmed: true, statement: 'De acuerdo con las fotos.' };
      expect(await client.codeOf(REVIEW, { input })).toBe('CLAIM_OTHER_STAFF_NEEDED');
    }
  });

  test('count what is charged before they are settled: a full refund grows by it', async () => {
    const id = await inReview();
    const more = ['rent_cents', 'host_net_cents', 'total_cents'].map((column) => `${column} = ${column} + 45000`);
    await sql(`update billing_cycles set ${more.join()} where cycle_no = 2 and booking_id = ?`, [uuidOf(bookingId)]);
    const growth = async (remedy: string) =>
      (await caseOf(id)).staffRecord?.options.find((option) => option.remedy === remedy)?.growthCents;
    expect(await growth('FULL_REFUND')).toBe(0);
    // The second month begins before the appeal time of a decision ends.
    await at(world, `${addDays(START_DAY, 20)}T10:00:00Z`);
    expect([await growth('FULL_REFUND'), await growth('PARTIAL_REFUND')]).toEqual([48_850, 0]);
    await world.admin.query(DECIDE, { input: { ...large(id, 7_700), remedy: 'FULL_REFUND' } });
    expect((await readClaim(world.renter, id)).status).toBe('IN_REVIEW');
    expect((await caseOf(id)).staffRecord?.pending).toMatchObject({ amountCents: 7_700 });
    // Nothing is charged after the decision of an appeal.
    await signInAsAdmin(world.app, second, 'second@example.test');
    await second.query(REVIEW, { input: { claimId: id, isConfirmed: true, statement: 'No se puede entrar.' } });
    await world.renter.query(APPEAL, {
      input: { claimId: id, text: 'Falta lo que pagué por la mudanza, con su factura.' },
    });
    expect(await growth('FULL_REFUND')).toBe(0);
  });

  test('a decision of exactly 500 € needs one person', async () => {
    const id = await inReview();
    await sql(`update bookings set protection_plan = 'plus' where id = ?`, [uuidOf(bookingId)]);
    await world.admin.query(DECIDE, { input: large(id, 50_000) });
    expect((await readClaim(world.renter, id)).status).toBe('DECIDED');
  });
});
