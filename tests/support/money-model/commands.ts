import fc from 'fast-check';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { ACCEPT, addCard, CARDS, COMPLETE, DECLINE, REQUEST, requestInput, START, WITHDRAW } from '../bookings.js';
import { CHANGE_CARD, PAY_CYCLE, saveCard, TERMINATE } from '../money/billing.js';
import * as changes from '../money/changes.js';
import { CANCEL, CONFIRM_MOVE_OUT, MARK_ACTIVE, readStay } from '../stays.js';
import { CLAIM_COMMANDS } from './claim-commands.js';
import {
  bookingId,
  deliverAgain,
  deliverInOrder,
  readPreview,
  minute,
  newKey,
  RENTERS,
  rows,
  send,
  type Market,
} from './market.js';
import type { ModelState, Rental } from './model-state.js';
import { refundByStaff } from '../money/staff-refunds.js';

/** One possible event: its condition, its target and its effect. */
export interface Definition<A> {
  readonly args: fc.Arbitrary<A>;
  readonly when: (state: ModelState) => boolean;
  readonly act: (market: Market, state: ModelState, args: A) => Promise<void>;
}

export function define<A>(definition: Definition<A>): Definition<A> {
  return definition;
}

const AGREED = ['confirmed', 'active', 'ending', 'move_out', 'completed', 'terminated'];
export const anyIndex = fc.nat(20);
const any = (): boolean => true;
const cards = {
  ...CARDS,
  refundFails: '4000 0000 0000 5126',
  refundWaits: '4000 0000 0000 7726',
  disputed: '4000 0000 0000 0259',
};
const card = fc.oneof({ weight: 4, arbitrary: fc.constant(cards.works) }, fc.constantFrom(...Object.values(cards)));

/** The rental among those with one of the statuses that a number selects. */
export function pick(state: ModelState, number: number, ...statuses: readonly string[]): Rental | undefined {
  const fitting = state.rentals.filter(({ status }) => statuses.includes(status));
  return fitting[number % Math.max(1, fitting.length)];
}

export const has =
  (...statuses: readonly string[]) =>
  (state: ModelState): boolean =>
    state.rentals.some(({ status }) => statuses.includes(status));

const onOne = (
  statuses: readonly string[],
  act: (market: Market, rental: Rental, number: number) => Promise<unknown>,
): Definition<number> => ({
  args: anyIndex,
  when: has(...statuses),
  act: async (market, state, number) => {
    const rental = pick(state, number, ...statuses);
    if (rental) await act(market, rental, number);
  },
});

const bySide = ({ people }: Market, { renter }: Rental, isHost: boolean) => (isHost ? people.host : people[renter]);

const stays = fc.record({
  who: fc.constantFrom(...RENTERS),
  space: fc.nat(1),
  startsIn: fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(80) }),
  days: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 40, max: 120 })),
  isRolling: fc.nat(2).map((number) => number === 0),
  plan: fc.constantFrom('BASIC', 'PLUS', 'MAXIMA'),
  card,
});

async function ask(
  market: Market,
  args: typeof stays extends fc.Arbitrary<infer A> ? A : never,
): Promise<string | null> {
  const client = market.people[args.who];
  const from = addDays(market.world.clock.today(), args.startsIn);
  const to = args.isRolling ? null : addDays(from, args.days);
  const input = { spaceId: market.spaces[args.space], from, to, termType: args.isRolling ? 'ROLLING' : 'FIXED' };
  const started = await send<{ startBooking: { booking: { id: string } } }>(market, client, START, {
    input: { ...input, idempotencyKey: newKey() },
  });
  if (!started) return null;
  const asked = await requestInput(client, started.startBooking.booking.id, args.card, { protectionPlan: args.plan });
  await send(market, client, REQUEST, { input: asked });
  // Clients retry calls without an answer.
  await send(market, client, REQUEST, { input: asked });
  return started.startBooking.booking.id;
}

interface Difference {
  readonly endsOn?: string;
  readonly to?: string;
  readonly latest?: string;
  readonly differenceCents: number;
}

export const COMMANDS = {
  request: define({ args: stays, when: any, act: async (market, _picture, args) => void (await ask(market, args)) }),
  agree: define({
    args: stays,
    when: any,
    act: async (market, _picture, args) => {
      const id = await ask(market, args);
      if (id) await send(market, market.people.host, ACCEPT, { input: { bookingId: id } });
    },
  }),
  accept: onOne(['requested'], (market, { id }) =>
    send(market, market.people.host, ACCEPT, { input: { bookingId: bookingId(id) } }),
  ),
  decline: onOne(['requested'], (market, { id }) =>
    send(market, market.people.host, DECLINE, { input: { bookingId: bookingId(id), reason: 'NOT_AVAILABLE' } }),
  ),
  withdraw: onOne(['requested'], (market, { id, renter }) =>
    send(market, market.people[renter], WITHDRAW, { input: { bookingId: bookingId(id) } }),
  ),
  bankAnswers: define({
    args: fc.boolean(),
    when: any,
    act: async (market, _picture, isYes) => {
      const [waiting] = await rows<{ id: string }>(
        market,
        `select id from sandbox_intents where status = 'requires_action' order by created_at desc limit 1`,
      );
      if (waiting) await market.sandbox.answerChallenge(waiting.id, isYes);
    },
  }),
  returnFromBank: onOne(['pending_payment', 'requested'], (market, { id, renter }) =>
    send(market, market.people[renter], COMPLETE, { input: { bookingId: bookingId(id) } }),
  ),
  cancel: onOne(['confirmed', 'requested'], async (market, rental, number) => {
    const client = bySide(market, rental, number % 3 === 0);
    const id = bookingId(rental.id);
    const shown = (await readStay(client, id).catch(() => null))?.cancellation?.refundCents ?? 0;
    if (number % 5 === 0) market.world.clock.advance({ hours: 30 });
    const input = { bookingId: id, reason: number % 3 === 0 ? 'PERSONAL' : null, refundCents: shown };
    await send(market, client, CANCEL, { input });
  }),
  enter: onOne(['confirmed'], (market, { id, renter }) =>
    send(market, market.people[renter], MARK_ACTIVE, { input: { bookingId: bookingId(id) } }),
  ),
  leave: onOne(['move_out'], (market, { id }) =>
    send(market, market.people.host, CONFIRM_MOVE_OUT, { input: { bookingId: bookingId(id) } }),
  ),
  notice: onOne(['active'], async (market, rental, number) => {
    // A quarter each by the host and by the staff for the host; the staff may ignore the host's notice period.
    const isStaff = number % 4 === 2;
    const client = isStaff ? market.people.admin : bySide(market, rental, number % 4 === 0);
    const id = bookingId(rental.id);
    const first = await readPreview<{ noticePreview: changes.NoticePreview }>(market, client, changes.NOTICE_PREVIEW, {
      id,
    });
    if (!first) return;
    const endsOn = addDays(first.noticePreview.earliest, number);
    const shown = await readPreview<{ noticePreview: changes.NoticePreview }>(market, client, changes.NOTICE_PREVIEW, {
      id,
      endsOn,
    });
    if (!shown) return;
    const { lastChargeCents, refundCents, hostFeeCents } = shown.noticePreview;
    const reason = number % 2 === 0 ? { reason: 'OWN_USE', text: 'Lo necesito para mí.' } : {};
    const input = { bookingId: id, endsOn, lastChargeCents, refundCents, hostFeeCents, ...reason };
    await send(market, client, changes.GIVE_NOTICE, { input });
  }),
  undoNotice: onOne(['ending'], (market, rental, number) =>
    send(market, bySide(market, rental, number % 2 === 0), changes.ASK_UNDO, {
      input: { bookingId: bookingId(rental.id) },
    }),
  ),
  otherDates: onOne(['confirmed', 'active'], async (market, rental, number) => {
    const client = bySide(market, rental, number % 2 === 0);
    const id = bookingId(rental.id);
    const { from, to } = await changes.readChanged(client, id);
    const days = {
      from: rental.status === 'confirmed' ? addDays(from, (number % 5) - 2) : from,
      ...(rental.isRolling ? {} : { to: addDays(to, (number % 21) - 10) }),
    };
    const shown = await readPreview<{ dateChangePreview: Difference }>(market, client, changes.DATES_PREVIEW, {
      id,
      ...days,
    });
    if (!shown) return;
    const { differenceCents } = shown.dateChangePreview;
    await send(market, client, changes.ASK_DATES, { input: { bookingId: id, ...days, differenceCents } });
  }),
  answerChange: define({
    args: fc.record({ number: anyIndex, isAgreed: fc.nat(3).map((number) => number > 0) }),
    when: ({ rentals }) => rentals.some(({ hasOpenChange }) => hasOpenChange),
    act: async (market, { rentals }, { number, isAgreed }) => {
      const open = rentals.filter(({ hasOpenChange }) => hasOpenChange);
      const rental = open[number % open.length];
      if (!rental) return;
      const id = bookingId(rental.id);
      const { changeRequest } = await changes.readChanged(market.people.host, id);
      if (!changeRequest) return;
      const client = bySide(market, rental, changeRequest.askedBy === 'RENTER');
      // Each side sees its own difference.
      const own = (await changes.readChanged(client, id)).changeRequest;
      const input = { changeId: changeRequest.id, isAgreed, differenceCents: own?.differenceCents ?? 0 };
      await send(market, client, changes.ANSWER, { input });
    },
  }),
  renew: onOne(['active'], async (market, rental, number) => {
    const client = market.people[rental.renter];
    const id = bookingId(rental.id);
    const { to } = await changes.readChanged(client, id);
    const endsOn = rental.isRolling ? null : addDays(to, 1 + number * 3);
    const shown = await readPreview<{ renewalPreview: Required<Difference> }>(market, client, changes.RENEWAL_PREVIEW, {
      id,
      endsOn,
    });
    if (!shown) return;
    const { to: until, differenceCents } = shown.renewalPreview;
    await send(market, client, changes.RENEW, { input: { bookingId: id, endsOn: until, differenceCents } });
  }),
  withdrawFromContract: onOne(['active', 'ending'], async (market, { id: uuid, renter }) => {
    const client = market.people[renter];
    const id = bookingId(uuid);
    const shown = await readPreview<{ contractWithdrawal: { refundCents: number } | null }>(
      market,
      client,
      changes.WITHDRAWAL_PREVIEW,
      { id },
    );
    if (!shown?.contractWithdrawal) return;
    const { refundCents } = shown.contractWithdrawal;
    await send(market, client, changes.WITHDRAW_CONTRACT, { input: { bookingId: id, refundCents } });
  }),
  cardBreaks: define({
    args: fc.constantFrom('fails_later', 'insufficient_funds', 'authenticate', 'disputed', 'works', 'works'),
    when: has(...AGREED),
    act: async (market, _picture, behaviour) => {
      await rows(market, 'update sandbox_payment_methods set behaviour = ?', [behaviour]);
    },
  }),
  changeCard: onOne(['active', 'ending'], async (market, { id, renter }) => {
    const client = market.people[renter];
    const saved = await saveCard(client).catch(() => null);
    if (saved) await send(market, client, CHANGE_CARD, { input: { bookingId: bookingId(id), paymentMethodId: saved } });
  }),
  payOwed: define({
    args: fc.record({ number: anyIndex, card }),
    when: ({ rentals }) => rentals.some(({ hasOwed }) => hasOwed),
    act: async (market, { rentals }, { number, card: typed }) => {
      const owing = rentals.filter(({ hasOwed }) => hasOwed);
      const rental = owing[number % owing.length];
      if (!rental) return;
      const [cycle] = await rows<{ id: string; total_cents: number }>(
        market,
        `select id, total_cents from billing_cycles where booking_id = ? and status in ('open', 'retrying', 'past_due') order by cycle_no limit 1`,
        [rental.id],
      );
      if (!cycle) return;
      const client = market.people[rental.renter];
      const input = {
        cycleId: toGlobalId('BillingCycle', cycle.id),
        amountCents: cycle.total_cents,
        paymentMethodId: await addCard(client, typed),
        idempotencyKey: newKey(),
      };
      await send(market, client, PAY_CYCLE, { input });
      await send(market, client, PAY_CYCLE, { input });
    },
  }),
  terminate: onOne(['active'], (market, { id }) =>
    send(market, market.people.admin, TERMINATE, {
      input: { bookingId: bookingId(id), reason: 'NON_PAYMENT', text: 'Un mes sin pagar.' },
    }),
  ),
  refundPart: define({
    args: fc.record({ number: anyIndex, cents: fc.integer({ min: 1, max: 4000 }) }),
    when: ({ rentals }) => rentals.some(({ hasTaken }) => hasTaken),
    act: async (market, { rentals }, { number, cents }) => {
      const paid = rentals.filter(({ hasTaken }) => hasTaken);
      const rental = paid[number % paid.length];
      if (!rental) return;
      await inTransaction(market.world.app.context(), async (tx) => {
        const booking = await lockBooking(tx, rental.id);
        const [cycle] = await tx.em.execute<{ id: string }[]>(
          'select id from billing_cycles where booking_id = ? and paid_at is not null order by cycle_no limit 1',
          [rental.id],
        );
        await refundByStaff(tx, booking, cycle?.id ?? '', cents);
      }).catch((error: unknown) => {
        if (!(error instanceof RangeError)) throw error;
      });
    },
  }),
  failedRefund: define({
    args: fc.record({ number: anyIndex, isByHand: fc.boolean() }),
    when: ({ failedRefunds }) => failedRefunds.length > 0,
    act: async (market, { failedRefunds }, { number, isByHand }) => {
      const refundId = toGlobalId('Refund', failedRefunds[number % failedRefunds.length] ?? '');
      const name = isByHand ? 'settleRefundByHand' : 'retryRefund';
      const type = isByHand ? 'SettleRefundByHandInput' : 'RetryRefundInput';
      const words = isByHand ? { reason: 'La tarjeta ya no existe.', bankReference: `TRF-${number}` } : {};
      await send(
        market,
        market.people.admin,
        `mutation ($input: ${type}!) { ${name}(input: $input) { refund { id } } }`,
        {
          input: { refundId, ...words },
        },
      );
    },
  }),
  bankDecides: define({
    args: fc.record({ number: anyIndex, isWon: fc.boolean() }),
    when: ({ disputes }) => disputes.length > 0,
    act: async ({ sandbox }, { disputes }, { number, isWon }) => {
      const id = disputes[number % disputes.length];
      if (id) await sandbox.endDispute(id, isWon ? 'won' : 'lost');
    },
  }),
  payOut: define({
    args: fc.constant(null),
    when: has(...AGREED),
    act: async ({ world }) => {
      for (const name of ['payouts.make-shares-payable', 'payouts.run'])
        await world.app.jobs.handlers.get(name)?.(world.app.context(), {});
    },
  }),
  accountCloses: define({
    args: fc.boolean(),
    when: any,
    act: async (market, _picture, isClosed) => {
      await rows(
        market,
        `update sandbox_objects set body = jsonb_set(body, '{external_accounts,data,0,last4}', ?::jsonb) where kind = 'account'`,
        [isClosed ? '"0002"' : '"1332"'],
      );
    },
  }),
  silence: define({
    args: fc.record({
      kind: fc.constantFrom('lose', 'refuse', 'refuse' as const),
      method: fc.constantFrom('POST', 'GET'),
      times: fc.integer({ min: 1, max: 6 }),
    }),
    when: any,
    act: ({ sandbox }, _picture, { kind, method, times }) => {
      sandbox.faults.add(method, /./, kind === 'lose' ? { kind } : { kind: 'refuse', status: 500 }, times);
      return Promise.resolve();
    },
  }),
  providerIsBack: define({
    args: fc.constant(null),
    when: any,
    act: ({ sandbox }) => Promise.resolve(sandbox.faults.clear()),
  }),
  webhooks: define({ args: fc.constant(null), when: any, act: deliverInOrder }),
  webhooksAgain: define({ args: fc.constant(null), when: any, act: deliverAgain }),
  minute: define({ args: fc.constant(null), when: any, act: minute }),
  jump: define({
    args: fc.constantFrom({ minutes: 16 }, { hours: 5 }, { hours: 25 }, { days: 3 }, { days: 10 }, { days: 31 }),
    when: any,
    act: async (market, _picture, jump) => {
      market.world.clock.advance(jump);
      await minute(market);
    },
  }),
  ...CLAIM_COMMANDS,
} as const;
