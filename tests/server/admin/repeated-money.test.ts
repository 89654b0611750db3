import { beforeEach, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { confirmed, resetWorld, type BookingView } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { ledgerOf } from '../../support/stays.js';

const PAID = `query ($filter: MoneyMovementFilter) {
  moneyMovements(filter: $filter, first: 5) { edges { node { caseId } } } }`;
const CASE = `query ($id: ID!) { staffPayment(id: $id) { totalCents refunds { totalCents } adjustments { status }
  timeline { action } } }`;
const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { payment { refundableCents } } }`;
const ADJUST = `mutation ($input: AdjustBooksInput!) { adjustBooks(input: $input) { adjustment { id status } } }`;
const WHY = 'El inquilino pagó dos veces el mismo mes.';

interface Case {
  readonly totalCents: number;
  readonly refunds: readonly { readonly totalCents: number }[];
  readonly adjustments: readonly { readonly status: string }[];
  readonly timeline: readonly { readonly action: string }[];
}
interface Movements {
  readonly moneyMovements: { readonly edges: readonly { readonly node: { readonly caseId: string } }[] };
}

let booking: BookingView;
let finance: GraphqlClient;
let paymentId: string;

const world = useWorld({ background: true });
beforeEach(async () => {
  await resetWorld(world);
  finance = world.app.visitor();
  await signInAsAdmin(world.app, finance, 'finance@example.test', 'finance');
  booking = await confirmed(world, 34);
  const filter = { query: booking.reference, kind: 'PAYMENT', state: 'DONE' };
  paymentId = (await finance.query<Movements>(PAID, { filter })).moneyMovements.edges[0]?.node.caseId ?? '';
});

const caseOf = async (): Promise<Case> =>
  (await finance.query<{ staffPayment: Case }>(CASE, { id: paymentId })).staffPayment;

describe('P9 a repeated command of the staff moves money once', () => {
  /** The same input several times, with its key; the errors of each. */
  const repeat = async (document: string, input: Record<string, unknown>, keys: readonly string[]) =>
    Promise.all(keys.map((idempotencyKey) => finance.send(document, { input: { ...input, idempotencyKey } })));

  test('a refund by its key, also while the first one runs; another amount with the key is refused', async () => {
    const { totalCents } = await caseOf();
    const input = { paymentId, amountCents: 2000, statement: WHY };
    const answers = await repeat(REFUND, input, ['refund-1', 'refund-1', 'refund-1']);
    for (const { data } of answers)
      expect(data).toEqual({ refundPayment: { payment: { refundableCents: totalCents - 2000 } } });
    const { refunds, timeline } = await caseOf();
    expect(refunds).toMatchObject([{ totalCents: 2000 }]);
    expect(timeline.filter(({ action }) => action === 'payment.refunded')).toHaveLength(1);
    const other = { input: { ...input, amountCents: 2001, idempotencyKey: 'refund-1' } };
    expect(await finance.codeOf(REFUND, other)).toBe('IDEMPOTENCY_KEY_REUSED');
    // A refused command leaves its key free.
    const much = { ...input, amountCents: totalCents, idempotencyKey: 'refund-2' };
    expect((await finance.send(REFUND, { input: much })).errors).toHaveLength(1);
    await repeat(REFUND, input, ['refund-2']);
    expect((await caseOf()).refunds).toHaveLength(2);
  });

  test('a ledger entry by its key, booked or proposed', async () => {
    const before = await ledgerOf(world, booking.id);
    const order = { bookingId: booking.id, kind: 'PAY_HOST', amountCents: 40_000, statement: WHY };
    const booked = await repeat(ADJUST, order, ['entry-1', 'entry-1']);
    expect(booked[1]?.data).toEqual(booked[0]?.data);
    const proposed = await repeat(ADJUST, { ...order, amountCents: 50_001 }, ['entry-2', 'entry-2']);
    expect(proposed[1]?.data).toEqual(proposed[0]?.data);
    expect((await ledgerOf(world, booking.id))['host_payable']).toBe((before['host_payable'] ?? 0) - 40_000);
    expect((await caseOf()).adjustments.map(({ status }) => status).toSorted()).toEqual(['BOOKED', 'PROPOSED']);
    await repeat(ADJUST, order, ['entry-3']);
    expect((await ledgerOf(world, booking.id))['host_payable']).toBe((before['host_payable'] ?? 0) - 80_000);
  });
});
