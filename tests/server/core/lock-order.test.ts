import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromGlobalId, toGlobalId } from '../../../server/core/graphql/global-id.js';
import { hashToken } from '../../../server/features/accounts/secrets.js';
import { createAccount, PASSWORD, signInAsAdmin } from '../../support/accounts.js';
import { createWorld, resetPaymentAttempts, type World } from '../../support/bookings.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import {
  ASK_FOR_DATA,
  DECIDE as DECIDE_CLAIM,
  REASONS,
  runningStay,
  smallerInput,
  submit,
} from '../../support/money/claims.js';
import { runJobs } from '../../support/queued-jobs.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import * as tickets from '../support/tickets.js';

const CREATE_KEY = `mutation ($password: String!) {
  createApiKey(input: { name: "Servidor", scopes: [BOOKINGS_READ, BOOKINGS_WRITE], password: $password }) { secret } }`;
const PREPARE = `mutation ($input: PrepareBookingInput!) { prepareBooking(input: $input) { booking { id externalId } } }`;
const DECIDE =
  'mutation ($id: ID!) { decideVerification(input: { verificationId: $id, decision: APPROVE }) { verification { status } } }';
const CREATE_WEBHOOK = `mutation { createWebhookEndpoint(input: {
  url: "https://api.mudanzas-alba.example/hueco", events: [BOOKING_CONFIRMED] }) { webhookEndpoint { id } } }`;
const TEST_EVENT = `mutation ($id: ID!) {
  sendTestEvent(input: { webhookEndpointId: $id, event: BOOKING_CONFIRMED }) { webhookDelivery { id } } }`;
const CONFIRM = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { email } }`;
const SET_PASSWORD = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }`;
const ASSIGN_CLAIM = `mutation ($input: AssignClaimInput!) { assignClaim(input: $input) { claim { id } } }`;
const REVIEW_CLAIM = `mutation ($input: ReviewClaimDecisionInput!) { reviewClaimDecision(input: $input) { claim { id } } }`;
const NEW_PASSWORD = 'Bodega-morada-1974';

let world: World;
beforeAll(async () => {
  const webhooks = { send: async () => ({ status: 503, problem: null, body: null }) };
  world = await createWorld({ ports: { webhooks } });
});
afterAll(() => world.app.stop());

/**
 * Holds the rows of the first statement while the call runs, and once it waits takes those of the second: that fails if the call holds them
 * already, as two calls in different orders would wait for each other.
 */
async function overtaking<Result>(call: () => Promise<Result>, first: string, second: string): Promise<Result> {
  const holder = new pg.Client({ connectionString: world.app.databaseUrl });
  await holder.connect();
  try {
    await holder.query(`begin; set local lock_timeout = '500ms'`);
    expect((await holder.query(`${first} for update`)).rowCount).toBe(1);
    const running = call();
    const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await world.app.context().em.execute<object[]>(blocked)).length).toBe(1);
    expect((await holder.query(`${second} for update`)).rowCount).toBe(1);
    await holder.query('commit');
    return await running;
  } finally {
    await holder.end();
  }
}

describe('locks are taken in one order', () => {
  test('P-01 a hold that gives its name to other days: the space, then the booking', async () => {
    const { createApiKey } = await world.renter.query<{ createApiKey: { secret: string } }>(CREATE_KEY, {
      password: PASSWORD,
    });
    const program = new GraphqlClient(world.app.url);
    program.accessToken = createApiKey.secret;
    const prepare = async (spaceId: string, from: string, to: string) =>
      (
        await program.query<{ prepareBooking: { booking: { id: string } } }>(PREPARE, {
          input: { spaceId, from, to, externalId: 'alba-1' },
        })
      ).prepareBooking.booking.id;
    const held = uuidOf(await prepare(world.spaceId, '2027-04-05', '2027-05-10'));
    const { em } = world.app.context();
    await em.execute(`update bookings set hold_expires_at = created_at where id = ?`, [held]);
    await resetPaymentAttempts(world.app);
    const other = await publishedSpace(world.app, world.host);
    const again = await overtaking(
      () => prepare(other, '2027-06-05', '2027-07-10'),
      `select 1 from spaces where id = '${uuidOf(world.spaceId)}'`,
      `select 1 from bookings where id = '${held}'`,
    );
    expect(uuidOf(again)).not.toBe(held);
    const [row] = await em.execute<object[]>('select external_id from bookings where id = ?', [held]);
    expect(row).toEqual({ external_id: null });
  });

  test('P16 an attempt of a webhook: the webhook, then the delivery', async () => {
    const { createWebhookEndpoint } = await world.host.query<{
      createWebhookEndpoint: { webhookEndpoint: { id: string } };
    }>(CREATE_WEBHOOK);
    const { id } = createWebhookEndpoint.webhookEndpoint;
    await world.host.query(TEST_EVENT, { id });
    await overtaking(
      () => runJobs(world.app, 'webhooks.deliver'),
      `select 1 from webhook_endpoints where id = '${uuidOf(id)}'`,
      `select 1 from webhook_deliveries where endpoint_id = '${uuidOf(id)}'`,
    );
    const attempts = await world.app.context().em.execute<object[]>('select status from webhook_attempts');
    expect(attempts).toEqual([{ status: 503 }]);
  });

  test('P9 a decided proof of a space: the space, then the proof', async () => {
    const spaceId = await publishedSpace(world.app, world.host);
    const { em } = world.app.context();
    const [row] = await em.execute<{ id: string }[]>(
      `insert into verifications (user_id, kind, space_id, status, document_type, submitted_at)
         select host_id, 'space', id, 'in_review', 'lease', now() from spaces where id = ? returning id`,
      [uuidOf(spaceId)],
    );
    const id = toGlobalId('Verification', row?.id ?? '');
    const decided = await overtaking(
      () => world.admin.query(DECIDE, { id }),
      `select 1 from spaces where id = '${uuidOf(spaceId)}'`,
      `select 1 from verifications where id = '${row?.id}'`,
    );
    expect(decided).toEqual({ decideVerification: { verification: { status: 'APPROVED' } } });
  });

  test.each([
    [
      'confirms an address',
      'confirm_email',
      (client: GraphqlClient, token: string) => client.query(CONFIRM, { token }),
    ],
    [
      'sets a password',
      'reset_password',
      (client: GraphqlClient, token: string) =>
        client.query(SET_PASSWORD, { input: { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD } }),
    ],
  ] as const)('ACC-1 a link that %s: the account, then the link', async (_, purpose, open) => {
    const userId = await createAccount(world.app, { email: `${purpose}@example.com`, isVerified: false });
    const tokenHash = hashToken(purpose);
    await world.app.context().em.execute(
      `insert into email_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
         select ?, id, ?, email, ?, '2028-01-01' from users where id = ?`,
      [tokenHash, purpose, world.clock.now(), userId],
    );
    await overtaking(
      () => open(world.app.visitor(), purpose),
      `select 1 from users where id = '${userId}'`,
      `select 1 from email_tokens where token_hash = '${tokenHash}'`,
    );
    const { em } = world.app.context();
    expect(await em.execute('select email_verified_at is not null as done from users where id = ?', [userId])).toEqual([
      { done: true },
    ]);
  });
});

describe('P9 work is given to nobody whose role ends at that moment', () => {
  let elena: GraphqlClient;
  let userId: string;
  beforeEach(async () => {
    elena = world.app.visitor();
    const { viewer } = await signInAsAdmin(world.app, elena, `${randomUUID()}@example.test`, 'support');
    userId = fromGlobalId('User', viewer.id);
    await em().execute(`insert into user_roles (user_id, role) values (?, 'moderator')`, [userId]);
  });
  const em = () => world.app.context().em;
  /** Their account is held as by a change of roles, and the roles end once the call waits. */
  const whileRolesEnd = <Result>(call: () => Promise<Result>, work: string): Promise<Result> =>
    overtaking(
      call,
      `select 1 from users where id = '${userId}'`,
      `with ended as (delete from user_roles where user_id = '${userId}' returning role) select 1 from ${work}`,
    );

  test('a ticket that is assigned to them', async () => {
    const { id } = await tickets.openTicket(world.renter);
    const input = { ticketId: id, userId: toGlobalId('User', userId) };
    const ticketId = fromGlobalId('Ticket', id);
    const code = await whileRolesEnd(
      () => world.admin.codeOf(tickets.ASSIGN, { input }),
      `tickets where id = '${ticketId}'`,
    );
    expect(code).toBe('NOT_FOUND');
    expect(await em().execute('select assignee_id from tickets where id = ?', [ticketId])).toEqual([
      { assignee_id: null },
    ]);
  });

  test('a ticket that they answer', async () => {
    const { id } = await tickets.openTicket(world.renter);
    const ticketId = fromGlobalId('Ticket', id);
    await whileRolesEnd(
      () => elena.query(tickets.ANSWER, { input: tickets.message(id, 'Lo miramos.', { isResolved: false }) }),
      `tickets where id = '${ticketId}'`,
    );
    expect(await em().execute('select status, assignee_id from tickets where id = ?', [ticketId])).toEqual([
      { status: 'waiting_user', assignee_id: null },
    ]);
  });

  test('a claim that is assigned to them, or whose decision by them is returned', async () => {
    await submit(world.renter, await smallerInput(world, await runningStay(world)));
    await em().execute(`update claims set status = 'in_review', assignee_id = null`);
    const [claim] = await em().execute<{ id: string }[]>('select id from claims');
    const claimId = toGlobalId('Claim', claim?.id ?? '');
    const assign = { input: { claimId, userId: toGlobalId('User', userId) } };
    const work = `claims where id = '${claim?.id}'`;
    expect(await whileRolesEnd(() => world.admin.codeOf(ASSIGN_CLAIM, assign), work)).toBe('NOT_FOUND');
    await em().execute(`insert into user_roles (user_id, role) values (?, 'moderator')`, [userId]);
    await em().execute(
      `insert into claim_pending_decisions (claim_id, proposed_by, remedy, amount_cents, ground, reasons, created_at)
         values (?, ?, 'guarantee', 60000, 'evidence_proves', ?, ?)`,
      [claim?.id, userId, REASONS, world.clock.now()],
    );
    const returned = { input: { claimId, isConfirmed: false, statement: 'Falta la denuncia de la policía.' } };
    await whileRolesEnd(() => world.admin.query(REVIEW_CLAIM, returned), work);
    expect(await em().execute('select assignee_id from claims')).toEqual([{ assignee_id: null }]);
    expect(await em().execute('select from claim_pending_decisions')).toEqual([]);
  });

  test('a claim that they ask about locks their account first', async () => {
    await em().execute('delete from claim_pending_decisions');
    const [claim] = await em().execute<{ id: string }[]>('select id from claims');
    const input = { claimId: toGlobalId('Claim', claim?.id ?? ''), side: 'HOST', text: REASONS, days: 2 };
    await whileRolesEnd(() => elena.query(ASK_FOR_DATA, { input }), `claims where id = '${claim?.id}'`);
    expect(await em().execute('select status from claims')).toEqual([{ status: 'awaiting_data' }]);
  });

  test('a claim that they decide locks their account first', async () => {
    await em().execute('delete from claim_pending_decisions');
    await em().execute(`update claims set status = 'in_review', assignee_id = null`);
    const [claim] = await em().execute<{ id: string }[]>('select id from claims');
    const claimId = toGlobalId('Claim', claim?.id ?? '');
    const input = { claimId, remedy: 'NOTHING', amountCents: 0, ground: 'EVIDENCE_PROVES', reasons: REASONS };
    await whileRolesEnd(() => elena.query(DECIDE_CLAIM, { input }), `claims where id = '${claim?.id}'`);
    expect(await em().execute('select decided_by from claim_decisions')).toEqual([{ decided_by: userId }]);
  });

  test('a claim whose decision they confirm locks their account first', async () => {
    await em().execute(`update claims set status = 'appealed', assignee_id = ?`, [userId]);
    const [claim] = await em().execute<{ id: string }[]>('select id from claims');
    await em().execute(
      `insert into claim_pending_decisions (claim_id, proposed_by, remedy, amount_cents, ground, reasons, created_at)
         select ?, user_id, 'nothing', 0, 'evidence_proves', ?, ? from user_roles where role = 'admin' limit 1`,
      [claim?.id, REASONS, world.clock.now()],
    );
    const input = { claimId: toGlobalId('Claim', claim?.id ?? ''), isConfirmed: true, statement: 'De acuerdo.' };
    await whileRolesEnd(() => elena.query(REVIEW_CLAIM, { input }), `claims where id = '${claim?.id}'`);
    expect(await em().execute('select confirmed_by from claim_decisions where round = 2')).toEqual([
      { confirmed_by: userId },
    ]);
  });
});
