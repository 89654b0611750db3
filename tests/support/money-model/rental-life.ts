import { addMonthsClamped } from '../../../server/core/values/date-range.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { ACCEPT, CARDS, COMPLETE, DECLINE, REQUEST, requestInput, START } from '../bookings.js';
import type { GraphqlClient } from '../graphql-client.js';
import { bookingId, deliverInOrder, minute, newKey, rows, signEverybodyIn, type Market } from './market.js';
import { refundByStaff } from '../money/staff-refunds.js';

const TRIES = 3;
const REFUNDED_CENTS = 1000;

/** The bookings of one life: two whole months of one renter, and a request of another that is declined. */
export interface RentalIds {
  readonly stay: string;
  readonly declined: string;
}

/**
 * A rental from the request to the last payout with every call to the provider: a hold, an authentication, a capture, a void,
 * a charge by mandate, a partial refund, payouts and webhooks. Users and clocks retry all interrupted calls, so that the
 * result is the same. `onStep` is called before each step.
 */
export async function runRental(market: Market, onStep: () => void = () => {}): Promise<RentalIds> {
  const { people, spaces, world } = market;
  const firstDay = `${addMonthsClamped(world.clock.today(), 1).slice(0, 7)}-01`;
  const step = async (work: () => Promise<unknown>): Promise<void> => {
    onStep();
    await signEverybodyIn(market);
    await work().catch(() => {});
    await recover(market);
  };
  const stay = { spaceId: spaces[0], from: firstDay, to: addMonthsClamped(firstDay, 2), termType: 'FIXED' };
  const id = await askUntil(market, step, people.renter, stay, CARDS.works);
  for (let tries = 0; tries < TRIES && (await statusOf(market, id)) === 'requested'; tries++)
    await step(() => people.host.query(ACCEPT, { input: { bookingId: bookingId(id) } }));
  const later = { ...stay, from: addMonthsClamped(firstDay, 4), to: addMonthsClamped(firstDay, 5) };
  const declined = await askUntil(market, step, people.stranger, later, CARDS.authenticate);
  await step(() => people.host.query(DECLINE, { input: { bookingId: bookingId(declined), reason: 'NOT_AVAILABLE' } }));
  for (const at of [firstDay, addMonthsClamped(firstDay, 1)]) {
    world.clock.set(`${at}T22:30:00Z`);
    await step(() => minute(market));
  }
  await step(() => refundPart(market, id));
  world.clock.set(`${addMonthsClamped(firstDay, 2)}T10:00:00Z`);
  await step(() => minute(market));
  for (let days = 0; days < 8; days += 4) {
    world.clock.advance({ days: 4 });
    await step(() => minute(market));
  }
  return { stay: id, declined };
}

/** The result of a life in the books, by rule and account, and the statuses of all records. */
export async function traceOf(
  market: Market,
  { stay, declined }: RentalIds,
): Promise<{ books: readonly object[]; things: readonly { readonly kind: string }[] }> {
  const books = await rows(
    market,
    `select rule, account, sum(amount_cents)::int as cents from ledger_entries where booking_id = ? group by 1, 2 having sum(amount_cents) <> 0 order by 1, 2`,
    [stay],
  );
  const things = await rows<{ readonly kind: string }>(
    market,
    `select kind, status, count(*)::int as count from (
       select 'booking' as kind, status, id as booking_id from bookings union all select 'cycle', status, booking_id from billing_cycles
       union all select 'taken', (captured_at is not null)::text, booking_id from payments where captured_at is not null union all select 'refund', status, booking_id from refunds
       union all select 'notice ' || type, 'told', booking_id from notifications where type !~ 'renewal') t where booking_id in (?, ?) group by 1, 2 order by 1, 2`,
    [stay, declined],
  );
  return { books, things };
}

type Step = (work: () => Promise<unknown>) => Promise<void>;

/** Requests a stay until the host can answer; a renter without an answer retries, in the end with a new card form. */
async function askUntil(
  market: Market,
  step: Step,
  client: GraphqlClient,
  stay: Record<string, unknown>,
  card: string,
): Promise<string> {
  const key = newKey();
  await step(async () => client.query(START, { input: { ...stay, idempotencyKey: key } }));
  const again = await client.query<{ startBooking: { booking: { id: string } } }>(START, {
    input: { ...stay, idempotencyKey: key },
  });
  const global = again.startBooking.booking.id;
  const [row] = await rows<{ id: string }>(market, 'select id from bookings order by created_at desc, id limit 1');
  const id = row?.id ?? '';
  for (let tries = 0; tries < TRIES && (await statusOf(market, id)) === 'pending_payment'; tries++) {
    const input = await requestInput(client, global, card);
    await step(() => client.query(REQUEST, { input }));
    await step(async () => {
      const [waiting] = await rows<{ ref: string }>(
        market,
        `select provider_ref as ref from payments where booking_id = ? and status = 'action_required'`,
        [id],
      );
      if (!waiting) return;
      await market.sandbox.answerChallenge(waiting.ref, true);
      await client.query(COMPLETE, { input: { bookingId: global } });
    });
  }
  return id;
}

async function statusOf(market: Market, id: string): Promise<string> {
  const [row] = await rows<{ status: string }>(market, 'select status from bookings where id = ?', [id]);
  return row?.status ?? '';
}

/** A minute later all interrupted calls are retried. */
async function recover(market: Market): Promise<void> {
  market.world.clock.advance({ seconds: 61 });
  await minute(market).catch(() => {});
  await deliverInOrder(market).catch(() => {});
  await signEverybodyIn(market);
}

async function refundPart({ world }: Market, id: string): Promise<void> {
  await inTransaction(world.app.context(), async (tx) => {
    const booking = await lockBooking(tx, id);
    const [cycle] = await tx.em.execute<{ id: string }[]>(
      'select id from billing_cycles where booking_id = ? and cycle_no = 1',
      [id],
    );
    const cycleId = cycle?.id ?? '';
    await refundByStaff(tx, booking, cycleId, REFUNDED_CENTS);
  });
}
