import { announceCharges, runCycles } from '../../../server/features/bookings/billing/run-cycles.js';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { settleQuietly } from '../../../server/features/bookings/payments/settle-payment.js';
import { ACCEPT, addCard, CARDS, request, signInAgain, start, stay, type World } from '../bookings.js';
import type { GraphqlClient } from '../graphql-client.js';
import { uuidOf } from '../spaces.js';
import { sweepStays } from '../stays.js';

export interface CycleView {
  readonly id: string;
  readonly cycleNo: number;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly rentCents: number;
  readonly renterFeeCents: number | null;
  readonly totalCents: number | null;
  readonly commissionCents: number | null;
  readonly hostNetCents: number | null;
  readonly dueOn: string;
  readonly paidAt: string | null;
  readonly nextTryOn: string | null;
  readonly failedTries: number | null;
}

export interface BillingView {
  readonly status: string;
  readonly billingState: string;
  readonly totalCents: number | null;
  readonly nextCharge: {
    readonly dueOn: string;
    readonly totalCents: number;
    readonly methodLast4: string | null;
  } | null;
  readonly cycles: readonly CycleView[];
}

const BILLING = `status billingState totalCents nextCharge { dueOn totalCents methodLast4 }
  cycles { id cycleNo from to status rentCents renterFeeCents totalCents commissionCents hostNetCents dueOn paidAt nextTryOn failedTries }`;

export const PAY_CYCLE = `mutation ($input: PayCycleInput!) { payCycle(input: $input) { actionUrl booking { ${BILLING} } } }`;
export const COMPLETE_CYCLE = `mutation ($input: CompleteCyclePaymentInput!) { completeCyclePayment(input: $input) { actionUrl booking { ${BILLING} } } }`;
export const CHANGE_CARD = `mutation ($input: ChangeBookingCardInput!) { changeBookingCard(input: $input) { booking { ${BILLING} } } }`;
/** Saves a card of the sandbox; returns its global id. */
export async function saveCard(client: GraphqlClient, number: string = CARDS.works): Promise<string> {
  const { addPaymentMethod } = await client.query<{ addPaymentMethod: { paymentMethod: { id: string } } }>(
    'mutation ($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { paymentMethod { id } } }',
    { input: { providerMethodId: await addCard(client, number) } },
  );
  return addPaymentMethod.paymentMethod.id;
}
export const TERMINATE = `mutation ($input: TerminateBookingInput!) { terminateBooking(input: $input) { booking { ${BILLING} terminatedAt terminationReason } } }`;
export const SETTLE = `mutation ($input: SettleTerminationInput!) { settleTermination(input: $input) { booking { ${BILLING} completedAt } } }`;

export async function readBilling(client: GraphqlClient, id: string): Promise<BillingView> {
  const { booking } = await client.query<{ booking: BillingView | null }>(
    `query ($id: ID!) { booking(id: $id) { ${BILLING} } }`,
    { id },
  );
  if (!booking) throw new Error(`nobody sees ${id}`);
  return booking;
}

/** Runs the minutely jobs about charges, and the jobs they add. */
export async function runBilling({ app }: Pick<World, 'app'>): Promise<void> {
  const ctx = () => app.context();
  await announceCharges(ctx());
  await chargeDuePayments(ctx());
  await runCycles(ctx());
  await settlePending(app);
}

/** Runs the jobs that query pending payments at the provider. */
export async function settlePending(app: World['app']): Promise<void> {
  const open = await app
    .context()
    .em.execute<{ id: string }[]>('select id from payments where pending_step is not null');
  for (const { id } of open) await settleQuietly(app.context(), id);
}

/** A stay that has begun: paid, started and a day old. `days: null` has no end. */
export async function running(
  world: World,
  { startsIn = 3, days = null, card = CARDS.works }: { startsIn?: number; days?: number | null; card?: string } = {},
): Promise<string> {
  const { renter, host, spaceId, clock } = world;
  const dates = stay(spaceId, startsIn, days ?? 45, days === null ? { to: null, termType: 'ROLLING' } : {});
  const { id } = await start(renter, dates);
  await request(renter, id, card);
  await host.query(ACCEPT, { input: { bookingId: id } });
  clock.set(`${String(dates['from'])}T22:00:00Z`);
  clock.advance({ days: 1 });
  await sweepStays(world);
  await signInAgain(world);
  return id;
}

/** Replaces the card of a booking by one that its bank refuses. */
export async function breakCard({ app }: World, id: string, behaviour = 'fails_later'): Promise<void> {
  await app
    .context()
    .em.execute(
      `update sandbox_payment_methods set behaviour = ? where id in (select payment_method_ref from payments where booking_id = ?)`,
      [behaviour, uuidOf(id)],
    );
}

/** The input that pays a cycle with a newly entered card. */
export async function payInput(client: GraphqlClient, cycle: CycleView, number: string = CARDS.works) {
  return {
    cycleId: cycle.id,
    amountCents: cycle.totalCents,
    paymentMethodId: await addCard(client, number),
    idempotencyKey: `pay-${cycle.id}-${Math.random()}`,
  };
}
