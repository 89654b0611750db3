import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { applyRefundAnswer } from '../../../server/features/bookings/payments/settle-refund.js';
import { makeSharesPayable } from '../../../server/features/bookings/payouts/make-shares-payable.js';
import { payOutHosts } from '../../../server/features/bookings/payouts/pay-out-hosts.js';
import { connectedAccounts } from '../../../server/features/bookings/payees/payout-gateway.js';
import { providePayoutGateway } from '../../../server/features/bookings/payouts/payout-port.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';
import { applyPayoutAnswer, reconcilePayouts } from '../../../server/features/bookings/payouts/settle-payout.js';
import type { PayoutState } from '../../../server/ports/payments/payee-records.js';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import { confirmed, createWorld, type World } from '../../support/bookings.js';
import { brokenBooks, collectCycle, MemoryPayouts } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';
import { refundByStaff } from '../../support/money/staff-refunds.js';

const RUNS = process.env['RIG_SIZE'] === 'long' ? 60 : 3;
const STEPS = 40;

afterEach(() => providePayoutGateway(connectedAccounts));

/** Pseudo-random numbers from a seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Model {
  readonly world: World;
  readonly provider: MemoryPayouts;
  readonly bookings: readonly string[];
  readonly below: (count: number) => number;
}

/** The possible operations on money; each is a no-op when nothing applies. */
const STEPS_OF: Readonly<Record<string, (model: Model) => Promise<void>>> = {
  async collect({ world, bookings, below }) {
    const id = bookings[below(bookings.length)] ?? '';
    const [cycle] = await rows<{ cycle_no: number }>(
      world,
      `select cycle_no from billing_cycles where booking_id = ? and status = 'scheduled' order by cycle_no limit 1`,
      [uuidOf(id)],
    );
    if (cycle) await collectCycle(world, id, cycle.cycle_no);
  },
  async refund({ world, bookings, below }) {
    const bookingId = uuidOf(bookings[below(bookings.length)] ?? '');
    const cycles = await rows<{ id: string }>(
      world,
      'select id from billing_cycles where booking_id = ? and paid_at is not null',
      [bookingId],
    );
    const cycleId = cycles[below(cycles.length)]?.id;
    if (cycleId === undefined) return;
    const cents = 1 + below(3000);
    await inTransaction(world.app.context(), async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      await refundByStaff(tx, booking, cycleId, cents);
    }).catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
  },
  settleRefunds: ({ world }) => runJobs(world.app, 'payments.refund'),
  async refundComesBack({ world }) {
    const [refund] = await rows<{ id: string; provider_ref: string }>(
      world,
      `select id, provider_ref from refunds where status = 'done' order by id limit 1`,
    );
    if (refund)
      await applyRefundAnswer(world.app.context(), refund.id, {
        ref: refund.provider_ref,
        status: 'failed',
        failureCode: 'lost_or_stolen_card',
      });
  },
  async later({ world, below }) {
    world.clock.advance({ hours: 1 + below(24 * 12) });
    await stays.sweepStays(world);
  },
  shares: ({ world }) => makeSharesPayable(world.app.context()),
  payOut: ({ world }) => payOutHosts(world.app.context()),
  async settlePayouts({ world, provider, below }) {
    if (below(3) === 0) provider.failNext('transfer', 'after');
    if (below(3) === 0) provider.failNext('payOut', new ProviderError('our_fault', 'account_closed', 'closed'));
    await runJobs(world.app, 'payouts.settle').catch(() => {});
    for (let round = 0; round < 2; round++) {
      world.clock.advance({ minutes: 2 });
      await reconcilePayouts(world.app.context());
    }
  },
  async bankRefuses({ world, provider }) {
    const [payout] = await rows<{ id: string; payout_ref: string }>(
      world,
      `select id, payout_ref from payouts where status = 'in_transit' order by id limit 1`,
    );
    const state = payout && provider.payouts.get(payout.payout_ref);
    if (payout && state)
      await applyPayoutAnswer(world.app.context(), payout.id, { ...(state satisfies PayoutState), status: 'failed' });
  },
};

function rows<T extends object>({ app }: World, text: string, values: unknown[] = []): Promise<T[]> {
  return app.context().em.execute<T[]>(text, values);
}

/** The sandbox does not know cycles that the model collects, so it refuses their refunds, as a bank may. */
function refuseUnknownRefunds({ app }: World): void {
  const provider = app.services.ports.payments.current;
  const refund = provider.refund.bind(provider);
  provider.refund = async (request) => {
    try {
      return await refund(request);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { ref: null, status: 'failed', failureCode: 'charge_already_refunded' };
    }
  };
}

test.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
  'M8 the ledger invariants hold after every step of random sequences: run %i',
  async (seed) => {
    const world = await createWorld();
    refuseUnknownRefunds(world);
    await rows(world, `update platform_constants set value = ? where key = 'NEW_HOST_CYCLES'`, [
      String((seed - 1) % 13),
    ]);
    const bookings = [(await confirmed(world, 2, 40)).id, (await confirmed(world, 50, 75)).id];
    const model: Model = { world, provider: new MemoryPayouts().connect(), bookings, below: numbers(seed * 7919) };
    const names = Object.keys(STEPS_OF);
    for (let step = 0; step < STEPS; step++) {
      const name = names[model.below(names.length)] ?? '';
      await STEPS_OF[name]?.(model);
      expect(await brokenBooks(world), `${name}, step ${step}`).toEqual([]);
    }
    model.provider.recover();
    for (let round = 0; round < 3; round++) {
      world.clock.advance({ minutes: 2 });
      await reconcilePayouts(world.app.context());
    }
    expect(await brokenBooks(world)).toEqual([]);
    const [sent] = await rows<{ cents: number }>(
      world,
      `select coalesce(sum(amount_cents), 0)::int as cents from payouts where status <> 'failed'`,
    );
    expect(model.provider.sentCents).toBe(sent?.cents);
    // The in-memory provider has an empty balance list, so only the books themselves are compared.
    providePayoutGateway(null);
    await reconcileBooks(world.app.context());
    expect(await rows(world, 'select kind, ref from reconciliation_alarms')).toEqual([]);
    await world.app.stop();
  },
);
