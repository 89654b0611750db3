import { beforeEach, expect, test } from 'vitest';
import {
  breakCard,
  CHANGE_CARD,
  payInput,
  PAY_CYCLE,
  readBilling,
  runBilling,
  running,
  saveCard,
  settlePending,
  type CycleView,
} from '../../support/money/billing.js';
import { ACCEPT, CARDS, resetWorld, confirmed, read, requested, signInAgain, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { endAllBookings } from '../../support/money/changes.js';
import { mailsTo } from '../../support/accounts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';

const WITHDRAW = `mutation ($id: ID!) { withdrawMandate(input: { bookingId: $id }) { booking { mandateWithdrawnAt } } }`;
const GIVE = `mutation ($id: ID!) { giveMandate(input: { bookingId: $id }) { booking { mandateWithdrawnAt } } }`;
const MANDATED = '{ mandatedBookings { id mandateWithdrawnAt preparedBy } }';
const OWED = `query ($id: ID!) { booking(id: $id) { mandateWithdrawnAt owedCharge { reason comingSteps { kind } } } }`;

const world = useWorld();
beforeEach(() => resetWorld(world));

const sql = sqlOf(world);

test('P4 a request whose renter withdrew the mandate cannot be accepted until they give it again', async () => {
  const { id } = await requested(world);
  expect(await world.host.codeOf(WITHDRAW, { id })).toBe('FORBIDDEN');
  expect(await world.stranger.codeOf(WITHDRAW, { id })).toBe('NOT_FOUND');
  expect(await world.renter.query(WITHDRAW, { id })).toEqual({
    withdrawMandate: { booking: { mandateWithdrawnAt: world.clock.now().toISOString() } },
  });
  expect(await world.host.query(OWED, { id })).toMatchObject({ booking: { mandateWithdrawnAt: null } });
  expect(await world.host.codeOf(ACCEPT, { input: { bookingId: id } })).toBe('MANDATE_WITHDRAWN');
  expect((await read(world.renter, id))?.status).toBe('REQUESTED');
  expect(await world.renter.query(MANDATED)).toMatchObject({ mandatedBookings: [{ id, preparedBy: null }] });
  await world.renter.query(GIVE, { id });
  await world.host.query(ACCEPT, { input: { bookingId: id } });
  expect((await read(world.renter, id))?.status).toBe('CONFIRMED');
  const acts = await sql<{ action: string }>(
    `select action from audit_log where object_id = ? and action like 'mandate.%' order by id`,
    [uuidOf(id)],
  );
  expect(acts.map(({ action }) => action)).toEqual(['mandate.withdrawn', 'mandate.given']);
});

test('P4 without a mandate a due cycle is not charged automatically but can be paid manually', async () => {
  const id = await running(world, { days: 45 });
  await world.renter.query(WITHDRAW, { id });
  const before = await attempts(id);
  world.clock.set('2027-04-05T08:00:00Z');
  await runBilling(world);
  await runBilling(world);
  await signInAgain(world);
  const input = { bookingId: id, paymentMethodId: await saveCard(world.renter) };
  await world.renter.query(CHANGE_CARD, { input });
  expect(await attempts(id)).toBe(before);
  const [, second] = (await readBilling(world.renter, id)).cycles;
  expect(second).toMatchObject({ status: 'RETRYING', failedTries: 1 });
  // The stay is over before the day on which it could be terminated.
  expect(await world.renter.query(OWED, { id })).toMatchObject({
    booking: { owedCharge: { reason: 'mandate_withdrawn', comingSteps: [{ kind: 'FORMAL_NOTICE' }] } },
  });
  if (!second) throw new Error('no second month');
  await world.renter.query(PAY_CYCLE, { input: await payInput(world.renter, second) });
  expect((await readBilling(world.renter, id)).cycles[1]?.status).toBe('PAID');
});

test('P4 without a mandate a scheduled first charge fails too', async () => {
  const { id } = await confirmed(world, 90);
  await world.renter.query(WITHDRAW, { id });
  const [due] = await sql<{ due: Date }>(
    `select due_at as due from payments where booking_id = ? and status = 'pending'`,
    [uuidOf(id)],
  );
  if (!due) throw new Error('no charge waits');
  world.clock.set(new Date(new Date(due.due).getTime() + 60_000).toISOString());
  await runBilling(world);
  await signInAgain(world);
  const failed = await sql<{ code: string }>(
    `select failure_code as code from payments where booking_id = ? and status = 'failed'`,
    [uuidOf(id)],
  );
  expect(failed).toEqual([{ code: 'mandate_withdrawn' }]);
});

test('P4 without a mandate the next charge keeps its day, but names no card and no further attempt', async () => {
  await endAllBookings(world);
  const id = await running(world);
  const COMING = `query ($id: ID!) {
    renterPayments { upcoming { dueOn methodLast4 isCardExpired isComing booking { id } } }
    dashboardSummary(mode: RENTER) { nextCharge { dueOn methodBrand methodLast4 isCardExpired } }
    booking(id: $id) { nextCharge { dueOn methodBrand methodLast4 isCardExpired } nextStep { kind day } cycles { nextTryOn } } }`;
  // A card that will have expired is not charged either, so nobody is asked to change it.
  await sql('update payment_methods set exp_month = 3, exp_year = 2027');
  const coming = async () => {
    const { renterPayments, dashboardSummary, booking } = await world.renter.query<{
      renterPayments: { upcoming: { booking: { id: string } }[] };
      dashboardSummary: { nextCharge: object };
      booking: { nextCharge: object; nextStep: object; cycles: { nextTryOn: string | null }[] };
    }>(COMING, { id });
    const tries = booking.cycles.map(({ nextTryOn }) => nextTryOn).filter((day) => day !== null);
    const list = renterPayments.upcoming.filter((charge) => charge.booking.id === id);
    return { list, all: dashboardSummary.nextCharge, own: booking.nextCharge, step: booking.nextStep, tries };
  };
  const noCard = (dueOn: string) => ({ dueOn, methodBrand: null, methodLast4: null, isCardExpired: false });
  await world.renter.query(WITHDRAW, { id });
  expect(await coming()).toMatchObject({
    list: [{ dueOn: '2027-04-05', methodLast4: null, isCardExpired: false, isComing: true }],
    all: noCard('2027-04-05'),
    own: noCard('2027-04-05'),
    step: { kind: 'RUNNING', day: '2027-04-05' },
  });
  world.clock.set('2027-04-05T08:00:00Z');
  await runBilling(world);
  await signInAgain(world);
  expect(await coming()).toMatchObject({
    list: [
      { dueOn: '2027-04-05', isComing: false },
      { dueOn: '2027-05-05', isComing: true },
    ],
    all: noCard('2027-05-05'),
    own: noCard('2027-05-05'),
    step: { kind: 'PAYMENT_FAILED', day: null },
    tries: [],
  });
});

test('P4 without a mandate no text promises a charge or tells of attempts', async () => {
  await endAllBookings(world);
  const id = await running(world, { startsIn: 55, days: 45 });
  await world.renter.query(WITHDRAW, { id });
  for (const day of ['26', '27', '29']) {
    world.clock.set(`2027-05-${day}T08:00:00Z`);
    await runBilling(world);
  }
  // A card that the renter tries by hand is refused: it is no attempt of ours.
  await signInAgain(world);
  const owed = (await readBilling(world.renter, id)).cycles.find(({ status }) => status === 'RETRYING');
  await world.renter.send(PAY_CYCLE, { input: await payInput(world.renter, owed as CycleView, CARDS.declined) });
  await settlePending(world.app);
  const refused = await sql(`select id from payments where booking_id = ? and status = 'failed'`, [uuidOf(id)]);
  expect(refused).toHaveLength(1);
  world.clock.set('2027-05-31T08:00:00Z');
  await runBilling(world);
  await signInAgain(world);
  await world.app.settle();
  const notices = await sql<{ type: string; message: string }>(
    `select distinct type, message from notifications where booking_id = ? and type like 'charge_%' order by type`,
    [uuidOf(id)],
  );
  expect(notices.map(({ type, message }) => `${type} ${message.replace(/\s/g, ' ')}`)).toEqual([
    expect.stringMatching(/^charge_past_due_host Lucía P\. no ha pagado su mes de/),
    expect.stringMatching(/^charge_past_due_renter Debes/),
    expect.stringMatching(/^charge_refused No hemos cobrado .* Paga desde tu reserva\.$/),
  ]);
  await runJobs(world.app, 'mail.send');
  const texts = await textsToBoth();
  for (const words of ['autoriza otra vez los cobros', 'retiraste la autorización de los cobros, y sigue'])
    expect(
      texts.filter((text) => text.includes(words)),
      words,
    ).not.toEqual([]);
  expect(texts.filter((text) => /cuatro intentos|cobraremos al momento/.test(text))).toEqual([]);
});

const attempts = async (id: string): Promise<number> =>
  (await sql('select id from payments where booking_id = ?', [uuidOf(id)])).length;

test('P4 a month that the bank refused before the mandate was withdrawn is not said to be unpaid because of it', async () => {
  // What is owed from the rental before allows no new one.
  await sql(`update billing_cycles set status = 'waived', next_try_at = null where status = 'past_due'`);
  await sql(`update bookings set billing_state = 'current'`);
  await endAllBookings(world);
  const id = await running(world, { startsIn: 55, days: 45 });
  await breakCard(world, id);
  const earlier = await textsToBoth();
  for (const day of ['26', '27', '29']) {
    world.clock.set(`2027-05-${day}T08:00:00Z`);
    await runBilling(world);
  }
  await signInAgain(world);
  await world.renter.query(WITHDRAW, { id });
  world.clock.set('2027-05-31T08:00:00Z');
  await runBilling(world);
  await world.app.settle();
  await runJobs(world.app, 'mail.send');
  const texts = (await textsToBoth()).filter((text) => !earlier.includes(text));
  expect(texts.filter((text) => text.includes('cuatro intentos'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('retiraste la autorización de los cobros, y sigue'))).toEqual([]);
});

async function textsToBoth(): Promise<string[]> {
  const mails = [
    ...(await mailsTo(world.app, 'renter@example.test')),
    ...(await mailsTo(world.app, 'host@example.test')),
  ];
  return mails.map(({ text }) => text);
}
