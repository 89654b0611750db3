import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { signInAsAdmin } from '../../support/accounts.js';
import { resetWorld, confirmed, type BookingView } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { fewestQueries } from '../../support/query-counter.js';
import { uuidOf } from '../../support/spaces.js';
import { ledgerOf } from '../../support/stays.js';

const LIST = `query ($filter: MoneyMovementFilter, $first: Int, $after: String) {
  moneyMovements(filter: $filter, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { kind caseId amountCents state bookingReference personName providerRef } } } }`;
const CASE = `query ($id: ID!) { staffPayment(id: $id) { id state totalCents refundableCents methodBrand methodLast4 booking { reference }
  refunds { totalCents status } ledgerLines { account amountCents } adjustments { id status canDecide } availableActs
  timeline { action reason } } }`;
const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { payment { refundableCents } } }`;
const ADJUST = `mutation ($input: AdjustBooksInput!) { adjustBooks(input: $input) { adjustment { id status canDecide } } }`;
const DECIDE = `mutation ($input: DecideAdjustmentInput!) { decideAdjustment(input: $input) { adjustment { status decision } } }`;
const PROPOSED = '{ proposedAdjustments { id amountCents canDecide booking { reference } } }';
const WHY = 'El inquilino pagó dos veces el mismo mes.';

interface Movement {
  readonly kind: string;
  readonly caseId: string;
  readonly amountCents: number;
  readonly bookingReference: string | null;
  readonly providerRef: string | null;
}
interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: Movement }[];
}
interface Case {
  readonly totalCents: number;
  readonly refundableCents: number;
  readonly refunds: readonly { readonly totalCents: number }[];
  readonly ledgerLines: readonly { readonly amountCents: number }[];
  readonly adjustments: readonly { readonly id: string; readonly status: string; readonly canDecide: boolean }[];
  readonly availableActs: readonly string[];
  readonly timeline: readonly { readonly action: string; readonly reason: string | null }[];
}

let booking: BookingView;
const staff = {} as Record<'finance' | 'support', GraphqlClient>;

const world = useWorld({ background: true });
beforeEach(async () => {
  await resetWorld(world);
  for (const role of ['finance', 'support'] as const) {
    staff[role] ??= world.app.visitor();
    await signInAsAdmin(world.app, staff[role], `${role}@example.test`, role);
  }
  booking = await confirmed(world, 34);
});

const list = async (filter: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<Page> =>
  (await staff.finance.query<{ moneyMovements: Page }>(LIST, { filter, ...more })).moneyMovements;
/** The payment of the booking's first month. */
async function paid(): Promise<Movement> {
  const { edges } = await list({ query: booking.reference, kind: 'PAYMENT', state: 'DONE' });
  return edges[0]?.node as Movement;
}
const caseOf = async (id: string, client = staff.finance): Promise<Case> =>
  (await client.query<{ staffPayment: Case }>(CASE, { id })).staffPayment;
const send = (client: GraphqlClient, document: string, input: Record<string, unknown>) =>
  client.send(document, { input });

const codeOfAct = (name: string, input: object, fields: string): Promise<string | undefined> =>
  staff.finance.codeOf(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`,
    {
      input,
    },
  );
/** Makes the member of finance a side of the booking; returns their uuid. */
async function makeFinance(side: 'renterId' | 'hostId'): Promise<string> {
  const { db } = world.app.context();
  const { id } = await db
    .selectFrom('User')
    .select('id')
    .where('email', '=', 'finance@example.test')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('Booking')
    .set({ [side]: id })
    .where('id', '=', uuidOf(booking.id))
    .execute();
  return id;
}

describe('P9 the list of money movements', () => {
  test('finds by booking, name, email and provider reference, filters by kind, state and day, and paginates', async () => {
    const payment = await paid();
    expect(payment).toMatchObject({ kind: 'PAYMENT', bookingReference: booking.reference });
    const found = async (filter: Record<string, unknown>) => (await list(filter)).totalCount;
    expect(await found({ query: 'lucia' })).toBe(1);
    expect(await found({ query: 'nadie' })).toBe(0);
    expect(await found({ query: payment.providerRef })).toBe(1);
    expect(await found({ query: 'renter@' })).toBe(await found({ query: 'lucia' }));
    expect(await found({ query: booking.reference, kind: 'REFUND' })).toBe(0);
    expect(await found({ query: booking.reference, kind: 'PAYOUT' })).toBe(0);
    expect(await found({ state: 'FAILED' })).toBe(0);
    expect(await found({ from: '2027-03-02', to: '2027-03-03' })).toBe(1);
    expect(await found({ from: '2027-03-03' })).toBe(0);
    await send(staff.finance, REFUND, { paymentId: payment.caseId, amountCents: 100, statement: WHY });
    const first = await list({}, { first: 1 });
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const next = await list({}, { first: 1, after: first.pageInfo.endCursor });
    expect(new Set([first, next].map(({ edges }) => edges[0]?.node.kind))).toEqual(new Set(['PAYMENT', 'REFUND']));
    expect(await world.renter.codeOf(LIST, { filter: {} })).toBe('FORBIDDEN');
    expect(await staff.support.codeOf(LIST, { filter: {} })).toBe('FORBIDDEN');
  });

  test('has a constant number of statements for any page size', async () => {
    const columns = await world.app
      .context()
      .em.execute<{ name: string }[]>(
        `select column_name as name from information_schema.columns where table_name = 'payments' and is_generated = 'NEVER'`,
      );
    const names = (prefix = ''): string => columns.map(({ name }) => prefix + name).join(', ');
    await world.app.asOwner(
      `insert into payments (${names()}) select ${names('r.')} from (select (jsonb_populate_record(p, jsonb_build_object(
         'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'provider_ref', null, 'cycle_id', null,
         'created_at', p.created_at - n * interval '1 minute'))).* from payments p, generate_series(1, 500) n) r`,
    );
    const count = (first: number) => fewestQueries(world.app, () => list({}, { first }));
    expect(await count(50)).toBe(await count(1));
    expect(await count(50)).toBeLessThanOrEqual(8);
    expect((await list({})).totalCount).toBeGreaterThan(500);
    await world.app.asOwner(`delete from payments where provider_ref is null and cycle_id is null`);
  });

  test('is exported by the same filter without names, and each download is recorded', async () => {
    const file = (client: GraphqlClient, query: string) =>
      fetch(`${world.app.url}/files/staff/money.csv?${query}`, { headers: client.headers() });
    const answer = await file(staff.finance, `query=${booking.reference}&kind=payment`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await answer.text();
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`,payment,${booking.reference},`);
    expect(text).not.toContain('Lucía');
    expect((await file(staff.support, '')).status).toBe(403);
    expect((await file(staff.finance, 'kind=king')).status).toBe(400);
    const acts = await world.app
      .context()
      .db.selectFrom('AuditEntry')
      .select('after')
      .where('action', '=', 'money.downloaded')
      .execute();
    expect(acts.at(-1)?.after).toMatchObject({ query: booking.reference, kind: 'payment', rows: 1 });
  });
});

describe('P9 the case of a payment', () => {
  test('shows refunds and ledger entries to finance, with their acts, and is forbidden to support', async () => {
    const { caseId } = await paid();
    const seen = await caseOf(caseId);
    expect(seen).toMatchObject({ state: 'DONE', booking: { reference: booking.reference }, refunds: [] });
    expect(seen.refundableCents).toBe(seen.totalCents);
    expect(seen.ledgerLines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    expect(seen.availableActs).toEqual(['REFUND', 'HOLD_PAYOUT', 'ADJUST']);
    expect(await staff.support.codeOf(CASE, { id: caseId })).toBe('FORBIDDEN');
    const node = `query ($id: ID!) { node(id: $id) { id } }`;
    expect(await staff.support.query(node, { id: caseId })).toEqual({ node: null });
    expect(await staff.finance.query(node, { id: caseId })).toEqual({ node: { id: caseId } });
  });

  test('M2 a partial refund is limited to the remaining amount and recorded with its reason', async () => {
    const { caseId: paymentId } = await paid();
    const { totalCents } = await caseOf(paymentId);
    const refund = (amountCents: number) => send(staff.finance, REFUND, { paymentId, amountCents, statement: WHY });
    expect((await refund(1234)).data).toEqual({ refundPayment: { payment: { refundableCents: totalCents - 1234 } } });
    const { errors } = await refund(totalCents - 1233);
    expect(errors[0]?.extensions.fields?.[0]).toMatchObject({
      path: 'amountCents',
      code: 'AMOUNT_OUT_OF_RANGE',
      params: { max: totalCents - 1234 },
    });
    for (const amountCents of [0, -5]) expect((await refund(amountCents)).errors).toHaveLength(1);
    await refund(totalCents - 1234);
    const after = await caseOf(paymentId);
    expect(after.refunds.map((one) => one.totalCents).toSorted((a, b) => a - b)).toEqual([1234, totalCents - 1234]);
    expect(after.availableActs).not.toContain('REFUND');
    expect(after.timeline.filter(({ action }) => action === 'payment.refunded')).toEqual([
      { action: 'payment.refunded', reason: WHY },
      { action: 'payment.refunded', reason: WHY },
    ]);
    expect(after.ledgerLines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    expect(await staff.support.codeOf(REFUND, { input: { paymentId, amountCents: 1, statement: WHY } })).toBe(
      'FORBIDDEN',
    );
  });
});

describe('P9 ledger adjustments', () => {
  const order = (amountCents: number, kind = 'PAY_HOST') => ({
    bookingId: booking.id,
    kind,
    amountCents,
    statement: WHY,
  });
  const adjust = async (client: GraphqlClient, input: Record<string, unknown>) =>
    (
      await client.query<{ adjustBooks: { adjustment: { id: string; status: string; canDecide: boolean } } }>(ADJUST, {
        input,
      })
    ).adjustBooks.adjustment;

  test('up to 500 € one person books them, and the ledger still sums to zero', async () => {
    const before = await ledgerOf(world, booking.id);
    expect(await adjust(staff.finance, order(50_000))).toMatchObject({ status: 'BOOKED', canDecide: false });
    await adjust(staff.finance, order(2_000, 'CHARGE_HOST'));
    await adjust(staff.finance, order(1_000, 'FORGIVE_HOST'));
    const after = await ledgerOf(world, booking.id);
    expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect((after['host_payable'] ?? 0) - (before['host_payable'] ?? 0)).toBe(-50_000 + 2_000 - 1_000);
    expect((after['guarantee_cost'] ?? 0) - (before['guarantee_cost'] ?? 0)).toBe(48_000);
    expect((after['written_off'] ?? 0) - (before['written_off'] ?? 0)).toBe(1_000);
  });

  test('above 500 € another person confirms or returns them, never the proposer', async () => {
    const before = await ledgerOf(world, booking.id);
    const { id, status, canDecide } = await adjust(staff.finance, order(50_001));
    expect({ status, canDecide }).toEqual({ status: 'PROPOSED', canDecide: false });
    expect(await ledgerOf(world, booking.id)).toEqual(before);
    const decide = (client: GraphqlClient, isConfirmed = true) =>
      send(client, DECIDE, { adjustmentId: id, isConfirmed, statement: 'Comprobado con el extracto del banco.' });
    expect((await decide(staff.finance)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await decide(staff.support)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const waiting = async (client: GraphqlClient) =>
      (await client.query<{ proposedAdjustments: { id: string; canDecide: boolean }[] }>(PROPOSED)).proposedAdjustments;
    expect((await waiting(staff.finance)).find((one) => one.id === id)?.canDecide).toBe(false);
    expect((await waiting(world.admin)).find((one) => one.id === id)?.canDecide).toBe(true);
    expect((await decide(world.admin)).data).toMatchObject({ decideAdjustment: { adjustment: { status: 'BOOKED' } } });
    // A repeated answer changes nothing.
    expect((await decide(world.admin, false)).data).toMatchObject({
      decideAdjustment: { adjustment: { status: 'BOOKED' } },
    });
    const after = await ledgerOf(world, booking.id);
    expect((after['host_payable'] ?? 0) - (before['host_payable'] ?? 0)).toBe(-50_001);
    const returned = await adjust(staff.finance, order(60_000));
    await send(world.admin, DECIDE, { adjustmentId: returned.id, isConfirmed: false, statement: WHY });
    expect(await ledgerOf(world, booking.id)).toEqual(after);
    const { caseId } = await paid();
    expect((await caseOf(caseId)).timeline.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['adjustment.proposed', 'adjustment.booked', 'adjustment.returned']),
    );
  });

  test('a constraint rejects one person above 500 €, and nobody adjusts a booking of their own', async () => {
    const { id } = await adjust(staff.finance, order(50_001));
    const alone = `update ledger_adjustments set status = 'booked', decided_by = proposed_by, decided_at = now() where id = '${uuidOf(id)}'`;
    await expect(world.app.asOwner(alone)).rejects.toThrow('ledger_adjustments_two_persons');
    for (const amountCents of [0, -1, 10_000_001])
      expect((await send(staff.finance, ADJUST, order(amountCents))).errors[0]?.extensions.fields?.[0]?.code).toBe(
        'AMOUNT_OUT_OF_RANGE',
      );
    await makeFinance('hostId');
    expect((await send(staff.finance, ADJUST, order(100))).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('nobody holds, releases or fails payouts of their own', async () => {
    const { db, clock } = world.app.context();
    const ownId = await makeFinance('hostId');
    const reason = 'Está aclarado.';
    const payoutId = randomUUID();
    await db
      .insertInto('Payout')
      .values({
        id: payoutId,
        hostId: ownId,
        amountCents: 100,
        status: 'scheduled' as never,
        runOn: '2027-03-02',
        provider: 'sandbox',
        accountRef: 'acct_own',
        idempotencyKey: payoutId,
        askedAt: clock.now(),
        createdAt: clock.now(),
        updatedAt: clock.now(),
      })
      .execute();
    const hostId = toGlobalId('User', ownId);
    const own = [
      ['holdPayout', { hostId, reason }, 'isHeld'],
      ['holdPayout', { hostId, bookingId: booking.id, reason }, 'isHeld'],
      ['releasePayout', { hostId, reason }, 'isReleased'],
      ['releasePayout', { hostId, bookingId: booking.id, reason }, 'isReleased'],
      ['failPayout', { payoutId: toGlobalId('Payout', payoutId), reason }, 'payout { id }'],
    ] as const;
    for (const [name, input, fields] of own)
      expect([name, await codeOfAct(name, input, fields)]).toEqual([name, 'FORBIDDEN']);
  });

  test.each(['renterId', 'hostId'] as const)(
    'nobody retries or settles refunds of their own booking (%s)',
    async (side) => {
      const payment = await paid();
      await send(staff.finance, REFUND, { paymentId: payment.caseId, amountCents: 100, statement: WHY });
      await makeFinance(side);
      const { db, clock } = world.app.context();
      const { id } = await db
        .updateTable('Refund')
        .set({ status: 'failed' as never, completedAt: null, failedAt: clock.now(), failureCode: 'expired_card' })
        .where('bookingId', '=', uuidOf(booking.id))
        .returning('id')
        .executeTakeFirstOrThrow();
      const refundId = toGlobalId('Refund', id);
      const canSettle = async (client: GraphqlClient) =>
        (
          await client.query<{ failedRefunds: { id: string; canSettle: boolean }[] }>(
            '{ failedRefunds { id canSettle } }',
          )
        ).failedRefunds.find((refund) => refund.id === refundId)?.canSettle;
      expect(await canSettle(staff.finance)).toBe(false);
      const colleague = world.app.visitor();
      await signInAsAdmin(world.app, colleague, `colleague-${side.toLowerCase()}@example.test`, 'finance');
      expect(await canSettle(colleague)).toBe(true);
      const byHand = { refundId, reason: 'La tarjeta está cancelada.', bankReference: 'TRF-1' };
      expect(await codeOfAct('retryRefund', { refundId }, 'refund { id }')).toBe('FORBIDDEN');
      expect(await codeOfAct('settleRefundByHand', byHand, 'refund { id }')).toBe('FORBIDDEN');
    },
  );
});
