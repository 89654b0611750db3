import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import {
  breakCard,
  CHANGE_CARD,
  saveCard,
  COMPLETE_CYCLE,
  PAY_CYCLE,
  payInput,
  readBilling,
  runBilling,
  running,
  SETTLE,
  settlePending,
  TERMINATE,
  type BillingView,
  type CycleView,
} from '../../support/money/billing.js';
import {
  addCard,
  resetWorld,
  CARDS,
  signInAgain,
  START as START_BOOKING,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { documentOf, documentsOf, issueAndRender, textOf } from '../../support/money/documents.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

/** The stay begins on 5 March; the charge of its second month is due on 5 April and refused. */
const DUE = '2027-04-05';

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await sql(
    `update billing_cycles set status = 'waived', next_try_at = null where status not in ('paid', 'cancelled')`,
  );
  await sql(
    `update bookings set status = 'completed', billing_state = 'current' where status in ('active', 'terminated')`,
  );
});

const sql = sqlOf(world);
/** The morning of a day after the charge was due. */
const dayAfter = async (days: number): Promise<void> => {
  world.clock.set(`${addDays(DUE, days)}T08:00:00Z`);
  await runBilling(world);
  await runBilling(world);
  await world.app.settle();
};
const second = ({ cycles }: BillingView): CycleView => cycles[1] as CycleView;
const billing = async (id: string): Promise<BillingView> => {
  await signInAgain(world);
  return readBilling(world.renter, id);
};
/** Returns [booking status, cycle status, number of refusals, next try]. */
const billingOf = async (id: string): Promise<unknown[]> => {
  const view = await billing(id);
  const { status, failedTries, nextTryOn } = second(view);
  return [view.billingState, status, failedTries, nextTryOn];
};
const noticesTo = async (id: string): Promise<string[]> => {
  const rows = await sql<{ type: string }>(
    `select n.type || case when u.email like 'host%' then ' host' else '' end as type from notifications n join users u on u.id = n.user_id
     where n.booking_id = ? and n.type like 'charge%' and n.type not in ('charge_announced', 'charge_taken') order by n.created_at, n.type`,
    [uuidOf(id)],
  );
  return rows.map(({ type }) => type);
};
const staffMails = async (id: string): Promise<string[]> => {
  const rows = await sql<{ template: string }>(
    `select payload ->> 'template' as template from graphile_worker._private_jobs where payload ->> 'template' like 'billing.%' and payload -> 'params' ->> 'reference' = (select reference from bookings where id = ?) order by id`,
    [uuidOf(id)],
  );
  return rows.map(({ template }) => template);
};

/** A running stay whose card is refused from its second month on. */
async function refused(days = 0): Promise<string> {
  const id = await running(world);
  await breakCard(world, id);
  for (const day of [0, 1, 3, 5, 10, 25].filter((one) => one <= days)) await dayAfter(day);
  return id;
}

describe('P4 the charge ladder', () => {
  test('makes four charges, then past due, formal notice, mail to the staff, recovery and abandonment file', async () => {
    const id = await refused();
    expect(await billingOf(id)).toEqual(['RETRYING', 'RETRYING', 1, '2027-04-06']);
    expect((await billing(id)).nextCharge).toMatchObject({ dueOn: '2027-04-06', totalCents: 7700 });
    expect((await readBilling(world.host, id)).billingState).toBe('CURRENT');
    expect(second(await readBilling(world.host, id))).toMatchObject({
      status: 'OPEN',
      failedTries: null,
      nextTryOn: null,
    });
    await dayAfter(1);
    expect(await billingOf(id)).toEqual(['RETRYING', 'RETRYING', 2, '2027-04-08']);
    await dayAfter(2);
    expect(await billingOf(id)).toEqual(['RETRYING', 'RETRYING', 2, '2027-04-08']);
    await dayAfter(3);
    expect(await billingOf(id)).toEqual(['RETRYING', 'RETRYING', 3, '2027-04-10']);
    expect(await noticesTo(id)).toEqual(['charge_refused', 'charge_refused', 'charge_refused']);
    await dayAfter(5);
    expect(await billingOf(id)).toEqual(['PAST_DUE', 'PAST_DUE', 4, null]);
    expect(await noticesTo(id)).toEqual([
      'charge_refused',
      'charge_refused',
      'charge_refused',
      'charge_past_due_host host',
      'charge_past_due_renter',
    ]);
    await dayAfter(9);
    expect((await noticesTo(id)).at(-1)).toBe('charge_past_due_renter');
    await dayAfter(10);
    expect((await noticesTo(id)).at(-1)).toBe('charge_formal_notice');
    const [notice] = await sql<{ message: string }>(
      `select message from notifications where booking_id = ? and type = 'charge_formal_notice'`,
      [uuidOf(id)],
    );
    expect(notice?.message).toMatch(/77,00\s€.*30 abr 2027/);
    // The document has the same text, for the renter only.
    await issueAndRender(world);
    await signInAgain(world);
    const text = await textOf(world, await documentOf(world.renter, id, 'FORMAL_NOTICE'));
    for (const part of ['Requerimiento de pago', '77,00 €', '30 de abril de 2027']) expect(text).toContain(part);
    expect((await documentsOf(world.host, id)).map(({ kind }) => kind)).not.toContain('FORMAL_NOTICE');
    expect(await staffMails(id)).toEqual([]);
    await dayAfter(25);
    expect(await staffMails(id)).toEqual(['billing.may-terminate']);
    await dayAfter(29);
    expect((await billing(id)).billingState).toBe('PAST_DUE');
    await dayAfter(30);
    expect((await billing(id)).billingState).toBe('IN_RECOVERY');
    await dayAfter(60);
    expect(await staffMails(id)).toEqual(['billing.may-terminate', 'billing.in-recovery', 'billing.abandonment-file']);
    await dayAfter(90);
    // Later months that became due have retries of their own; the first debt was tried four times.
    expect(
      await sql(`select count(*)::int as tries from payments where booking_id = ? and cycle_no = 2`, [uuidOf(id)]),
    ).toEqual([{ tries: 4 }]);
  });

  test('a late step delays the later ones, so that the formal notice always leaves 15 days', async () => {
    const id = await refused(5);
    await dayAfter(20);
    expect((await noticesTo(id)).at(-1)).toBe('charge_formal_notice');
    await dayAfter(34);
    expect(await staffMails(id)).toEqual([]);
    await dayAfter(35);
    expect(await staffMails(id)).toEqual(['billing.may-terminate']);
  });

  test('is cleared when the second charge succeeds', async () => {
    const id = await refused();
    await breakCard(world, id, 'works');
    await dayAfter(1);
    expect(await billingOf(id)).toEqual(['CURRENT', 'PAID', 1, null]);
  });

  test('past due keeps the access open and blocks new bookings until the cycle is paid', async () => {
    const id = await refused(5);
    await signInAgain(world);
    const { booking } = await world.renter.query<{ booking: object }>(
      'query ($id: ID!) { booking(id: $id) { status moveIn { isAccessOpen } space { accessInstructions } } }',
      { id },
    );
    expect(booking).toMatchObject({ status: 'ACTIVE', moveIn: { isAccessOpen: true } });
    const other = await publishedSpace(world.app, world.host);
    const from = addDays(DUE, 40);
    const input = stay(other, 0, 45, { from, to: addDays(from, 45) });
    expect(await world.renter.codeOf(START_BOOKING, { input })).toBe('BOOKING_RENTER_PAST_DUE');
    expect((await world.stranger.send(START_BOOKING, { input })).errors).toEqual([]);
    await world.renter.query(PAY_CYCLE, { input: await payInput(world.renter, second(await billing(id))) });
    const later = { ...input, from: addDays(from, 60), to: addDays(from, 105) };
    expect((await world.renter.send(START_BOOKING, { input: later })).errors).toEqual([]);
  });
});

describe('recovery', () => {
  test('P4 the renter reads the amount owed, the failure reason and the coming steps, and pays with a saved card', async () => {
    const id = await refused(1);
    await signInAgain(world);
    const OWED = `query ($id: ID!) { booking(id: $id) { nextStep { kind urgency amountCents day }
      owedCharge { cycleId totalCents from to reason methodLast4 comingSteps { kind on } } } }`;
    const owed = (client: GraphqlClient) => client.query<{ booking: { owedCharge: unknown } }>(OWED, { id });
    expect(await owed(world.renter)).toEqual({
      booking: {
        nextStep: { kind: 'PAYMENT_FAILED', urgency: 'ALERT', amountCents: 7700, day: '2027-04-08' },
        owedCharge: {
          cycleId: second(await billing(id)).id,
          totalCents: 7700,
          from: DUE,
          to: '2027-05-05',
          reason: 'card_declined',
          methodLast4: '4242',
          comingSteps: [
            { kind: 'RETRY', on: '2027-04-08' },
            { kind: 'LAST_RETRY', on: '2027-04-10' },
            { kind: 'FORMAL_NOTICE', on: '2027-04-15' },
            { kind: 'MAY_BE_ENDED', on: '2027-04-30' },
          ],
        },
      },
    });
    expect((await owed(world.host)).booking.owedCharge).toBeNull();
    const card = await saveCard(world.renter, CARDS.mastercard);
    const MINE = 'query { viewer { paymentMethods { id last4 bookings { id } } } }';
    type Cards = { viewer: { paymentMethods: { id: string; last4: string; bookings: { id: string }[] }[] } };
    const chargedBy = async (last4: string) =>
      (await world.renter.query<Cards>(MINE)).viewer.paymentMethods.find((one) => one.last4 === last4)?.bookings;
    expect(await chargedBy('4444')).toEqual([]);
    const input = { ...(await payInput(world.renter, second(await billing(id)))), paymentMethodId: card };
    expect(await world.stranger.codeOf(PAY_CYCLE, { input })).toBe('NOT_FOUND');
    await world.renter.query(PAY_CYCLE, { input });
    expect(await billingOf(id)).toEqual(['CURRENT', 'PAID', 2, null]);
    expect(await chargedBy('4444')).toEqual([{ id }]);
    expect((await owed(world.renter)).booking.owedCharge).toBeNull();
    // A card entered for a single payment may not be charged in the renter's absence.
    const typed = { bookingId: id, paymentMethodId: await addCard(world.renter, CARDS.works) };
    expect(await world.renter.codeOf(CHANGE_CARD, { input: typed })).toBe('NOT_FOUND');
    await world.renter.query(CHANGE_CARD, { input: { bookingId: id, paymentMethodId: await saveCard(world.renter) } });
    expect(await chargedBy('4444')).toEqual([]);
    expect((await readBilling(world.renter, id)).nextCharge?.methodLast4).toBe('4242');
  });

  test('M4 an expired card is reported as the reason, and another card pays the cycle', async () => {
    const id = await running(world);
    const expiry = (month: number, year: number) =>
      sql('update sandbox_payment_methods set exp_month = ?, exp_year = ?', [month, year]);
    await expiry(3, 2027);
    await dayAfter(0);
    await expiry(11, 2030);
    await signInAgain(world);
    const { booking } = await world.renter.query<{ booking: object }>(
      'query ($id: ID!) { booking(id: $id) { owedCharge { reason totalCents } } }',
      { id },
    );
    expect(booking).toEqual({ owedCharge: { reason: 'expired_card', totalCents: 7700 } });
    expect(await noticesTo(id)).toEqual(['charge_refused']);
    await world.renter.query(PAY_CYCLE, { input: await payInput(world.renter, second(await billing(id))) });
    expect(await billingOf(id)).toEqual(['CURRENT', 'PAID', 1, null]);
  });

  test('paying twice with another card charges it once, uses it for later cycles and notifies the host', async () => {
    const id = await refused(5);
    const input = await payInput(world.renter, second(await billing(id)), CARDS.mastercard);
    const [one, two] = await Promise.all(
      [1, 2].map(() =>
        world.renter.query<{ payCycle: { booking: BillingView; actionUrl: string | null } }>(PAY_CYCLE, { input }),
      ),
    );
    for (const answer of [one, two])
      expect(answer?.payCycle).toMatchObject({
        actionUrl: null,
        booking: { billingState: 'CURRENT', cycles: [{}, { status: 'PAID' }, {}] },
      });
    expect(
      await sql(
        `select count(*)::int as count from payments where booking_id = ? and cycle_no = 2 and captured_at is not null`,
        [uuidOf(id)],
      ),
    ).toEqual([{ count: 1 }]);
    await world.app.settle();
    expect((await noticesTo(id)).at(-1)).toBe('charge_recovered host');
    world.clock.set('2027-05-05T08:00:00Z');
    await runBilling(world);
    await signInAgain(world);
    const { cycles, nextCharge } = await readBilling(world.renter, id);
    expect([cycles[2]?.status, nextCharge?.methodLast4]).toEqual(['PAID', '4444']);
  });

  test('an authentication is completed on the page of the bank; a declined payment does not change the ladder', async () => {
    const id = await refused(1);
    const cycle = second(await billing(id));
    const declined = await payInput(world.renter, cycle, CARDS.declined);
    expect(await world.renter.codeOf(PAY_CYCLE, { input: declined })).toBe('PAYMENT_DECLINED');
    expect(await billingOf(id)).toEqual(['RETRYING', 'RETRYING', 2, '2027-04-08']);
    const input = await payInput(world.renter, cycle, CARDS.authenticate);
    const { payCycle } = await world.renter.query<{ payCycle: { actionUrl: string; booking: object } }>(PAY_CYCLE, {
      input,
    });
    expect(payCycle.booking).toMatchObject({ billingState: 'RETRYING' });
    const ref = /pi_\w+/.exec(payCycle.actionUrl)?.[0] ?? '';
    await sandboxOf(world.app).answerChallenge(ref, true);
    const done = await world.renter.query<{ completeCyclePayment: { booking: BillingView } }>(COMPLETE_CYCLE, {
      input: { cycleId: cycle.id },
    });
    expect(second(done.completeCyclePayment.booking).status).toBe('PAID');
    await dayAfter(3);
    expect(
      await sql(
        `select count(*)::int as count from payments where booking_id = ? and cycle_no = 2 and captured_at is not null`,
        [uuidOf(id)],
      ),
    ).toEqual([{ count: 1 }]);
  });

  test('an unfinished authentication does not block the next charge, and the cycle is charged once', async () => {
    const id = await refused(1);
    const input = await payInput(world.renter, second(await billing(id)), CARDS.authenticate);
    await world.renter.query(PAY_CYCLE, { input });
    await sql(`update sandbox_payment_methods set behaviour = 'works' where behaviour = 'fails_later'`);
    await dayAfter(3);
    await settlePending(world.app);
    expect(
      await sql(
        `select status, count(*)::int as count from payments where booking_id = ? and cycle_no = 2 group by status order by status`,
        [uuidOf(id)],
      ),
    ).toEqual([
      { status: 'captured', count: 1 },
      { status: 'failed', count: 2 },
      { status: 'void', count: 1 },
    ]);
  });

  test('a changed card is charged at once; another failure does not move the next retry', async () => {
    const id = await refused(1);
    await signInAgain(world);
    const change = async (number: string) => {
      await world.renter.query(CHANGE_CARD, {
        input: { bookingId: id, paymentMethodId: await saveCard(world.renter, number) },
      });
      await settlePending(world.app);
      return billingOf(id);
    };
    expect(await change(CARDS.failsLater)).toEqual(['RETRYING', 'RETRYING', 3, '2027-04-08']);
    expect(await change(CARDS.works)).toEqual(['CURRENT', 'PAID', 3, null]);
  });

  test('a wrong amount, a scheduled cycle, the other side, staff, strangers and visitors are rejected; a paid cycle is a no-op', async () => {
    const id = await refused(1);
    const view = await billing(id);
    const input = await payInput(world.renter, second(view));
    const { errors } = await world.renter.send(PAY_CYCLE, {
      input: { ...input, amountCents: 7600, idempotencyKey: 'other' },
    });
    expect(errors[0]?.extensions).toMatchObject({ code: 'CYCLE_AMOUNT_CHANGED', params: { amountCents: 7700 } });
    expect(await world.host.codeOf(PAY_CYCLE, { input })).toBe('FORBIDDEN');
    expect(await world.admin.codeOf(PAY_CYCLE, { input })).toBe('FORBIDDEN');
    expect(await world.stranger.codeOf(PAY_CYCLE, { input })).toBe('NOT_FOUND');
    expect(await world.app.visitor().codeOf(PAY_CYCLE, { input })).toBe('UNAUTHENTICATED');
    expect(await world.host.codeOf(CHANGE_CARD, { input: { bookingId: id, paymentMethodId: 'pm_x' } })).toBe(
      'FORBIDDEN',
    );
    expect(await world.stranger.codeOf(CHANGE_CARD, { input: { bookingId: id, paymentMethodId: 'pm_x' } })).toBe(
      'NOT_FOUND',
    );
    expect(
      await world.renter.codeOf(PAY_CYCLE, {
        input: { ...input, cycleId: view.cycles[2]?.id, idempotencyKey: 'next' },
      }),
    ).toBe('CYCLE_NOT_DUE');
    const paid = await world.renter.query<{ payCycle: { actionUrl: string | null } }>(PAY_CYCLE, {
      input: { ...input, cycleId: view.cycles[0]?.id, idempotencyKey: 'paid' },
    });
    expect(paid.payCycle.actionUrl).toBeNull();
  });
});

describe('T21 T22 termination by the staff', () => {
  const input = (bookingId: string, reason = 'NON_PAYMENT', text = 'No ha pagado abril.') => ({
    bookingId,
    reason,
    text,
  });

  test('an unpaid rental can be terminated from the 25th day after the charge, and by the staff only', async () => {
    const id = await refused(10);
    await signInAgain(world);
    expect(await world.admin.codeOf(TERMINATE, { input: input(id) })).toBe('BOOKING_TRANSITION_REFUSED');
    for (const client of [world.renter, world.host, world.stranger])
      expect(await client.codeOf(TERMINATE, { input: input(id) })).toBe('FORBIDDEN');
    expect(await world.admin.codeOf(TERMINATE, { input: input(id, 'FRAUD', ' ') })).toBe('VALIDATION_FAILED');
    await dayAfter(25);
    await signInAgain(world);
    const { terminateBooking } = await world.admin.query<{ terminateBooking: { booking: BillingView } }>(TERMINATE, {
      input: input(id),
    });
    expect(terminateBooking.booking.status).toBe('TERMINATED');
    // 25 of 31 days are owed; the following month is not.
    expect(terminateBooking.booking.cycles.map(({ status, to, rentCents }) => [status, to, rentCents])).toEqual([
      ['PAID', '2027-04-05', 7000],
      ['PAST_DUE', '2027-04-30', 5833],
      ['CANCELLED', '2027-06-05', 7000],
    ]);
    expect(
      await sql('select reason, ends_on from booking_terms where booking_id = ? order by version', [uuidOf(id)]),
    ).toMatchObject([{ reason: 'agreed' }, { reason: 'terminated', ends_on: '2027-04-30' }]);
    await world.app.settle();
    const types = await sql(
      `select type from notifications where booking_id = ? and type like 'booking_terminated%' order by type`,
      [uuidOf(id)],
    );
    expect(types).toEqual([{ type: 'booking_terminated_host' }, { type: 'booking_terminated_renter' }]);
    // The debt can still be paid, no automatic charge runs, and the days stay held until the things are removed.
    await dayAfter(40);
    expect(
      await sql(`select 1 from payments where booking_id = ? and created_at > ?`, [
        uuidOf(id),
        `${addDays(DUE, 26)}T00:00:00Z`,
      ]),
    ).toEqual([]);
    await world.renter.query(PAY_CYCLE, { input: await payInput(world.renter, second(await billing(id))) });
    expect(await world.host.codeOf(SETTLE, { input: { bookingId: id, statement: 'Vacío.' } })).toBe('FORBIDDEN');
    const { settleTermination } = await world.admin.query<{ settleTermination: { booking: BillingView } }>(SETTLE, {
      input: { bookingId: id, statement: 'Fotos del espacio vacío y llaves entregadas.' },
    });
    expect([settleTermination.booking.status, settleTermination.booking.billingState]).toEqual([
      'COMPLETED',
      'CURRENT',
    ]);
  });

  test('another breach needs only a statement, and the paid days after the end are refunded', async () => {
    const id = await running(world);
    await world.admin.query(TERMINATE, { input: input(id, 'FORBIDDEN_GOODS', 'Había bombonas de gas.') });
    // A booking costs at least 10.00 € of rent plus its fee.
    expect(
      await sql('select rent_cents, renter_fee_cents, total_cents, reason_code from refunds where booking_id = ?', [
        uuidOf(id),
      ]),
    ).toEqual([{ rent_cents: 6000, renter_fee_cents: 600, total_cents: 6600, reason_code: 'stay_changed' }]);
    const again = await world.admin.query<{ terminateBooking: { booking: BillingView } }>(TERMINATE, {
      input: input(id, 'FRAUD', 'Otra vez.'),
    });
    expect(again.terminateBooking.booking).toMatchObject({
      status: 'TERMINATED',
      terminationReason: 'FORBIDDEN_GOODS',
    });
    const { viewer } = await world.host.query<{ viewer: { earnings: { lines: { booking: { id: string } }[] } } }>(
      '{ viewer { earnings { lines { state availableOn booking { id } } } } }',
    );
    const line = viewer.earnings.lines.find(({ booking }) => booking.id === id);
    expect(line).toMatchObject({ state: 'WAITING', availableOn: null });
  });
});
