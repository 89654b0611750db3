import { beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../support/accounts.js';
import { CARDS, resetWorld, confirmed, requested, signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { breakCard, CHANGE_CARD, runBilling, running, saveCard } from '../../support/money/billing.js';
import { runJobs } from '../../support/queued-jobs.js';
import { cancel } from '../../support/stays.js';

const PAYMENTS = `{ renterPayments {
  upcoming { from to dueOn totalCents isRequest isRefused isHeld isComing methodBrand methodLast4 isCardExpired booking { id } }
  deposits { amountCents releasedAt booking { id } }
  years { year paidCents chargeCount refundCount } } }`;
const RECORDS = `query ($kind: PaymentRecordKind, $first: Int, $after: String) {
  paymentRecords(kind: $kind, first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    edges { node { id kind at amountCents from to methodLast4 completedAt booking { id } documents { kind } } } } }`;

interface Charge {
  readonly from: string;
  readonly totalCents: number;
  readonly isRequest: boolean;
  readonly isRefused: boolean;
  readonly isHeld: boolean;
  readonly methodLast4: string | null;
  readonly isCardExpired: boolean;
  readonly booking: { readonly id: string };
}
interface Payments {
  readonly renterPayments: {
    readonly upcoming: readonly Charge[];
    readonly deposits: readonly unknown[];
    readonly years: readonly { year: number; paidCents: number; chargeCount: number; refundCount: number }[];
  };
}
interface Records {
  readonly paymentRecords: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    readonly edges: readonly { readonly node: { kind: string; amountCents: number; from: string; to: string } }[];
  };
}

const world = useWorld();
beforeEach(() => resetWorld(world));

test('P10 the renter sees upcoming and past payments; the host and others see none of them', async () => {
  await confirmed(world, 3, 45);
  await requested(world, 80, 30);
  const { renterPayments } = await world.renter.query<Payments>(PAYMENTS);
  // 70 € a month for one month and 15 days; the first month was charged at the confirmation.
  expect(renterPayments.upcoming).toMatchObject([
    { from: '2027-04-05', to: '2027-04-19', totalCents: 3594, isRequest: false, isHeld: false, methodLast4: '4242' },
    { from: '2027-05-21', isRequest: true, isHeld: true, totalCents: 7700, methodBrand: 'visa' },
  ]);
  expect(renterPayments.years).toEqual([{ year: 2027, paidCents: 7700, chargeCount: 1, refundCount: 0 }]);
  const { paymentRecords } = await world.renter.query<Records>(RECORDS);
  expect(paymentRecords.edges.map(({ node }) => node)).toMatchObject([
    { kind: 'CHARGE', amountCents: 7700, from: '2027-03-05', to: '2027-04-05', methodLast4: '4242' },
  ]);
  for (const other of [world.host, world.stranger]) {
    expect((await other.query<Payments>(PAYMENTS)).renterPayments).toEqual({ upcoming: [], deposits: [], years: [] });
    expect((await other.query<Records>(RECORDS)).paymentRecords.edges).toEqual([]);
  }
  expect((await world.app.visitor().send(PAYMENTS)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('P4 M4 an upcoming charge names its card, and the renter is warned everywhere if it expires before', async () => {
  const { app, clock, renter } = world;
  const { id } = await confirmed(world, 3, 45);
  const comingOf = async () => {
    const NEXT = 'query ($id: ID!) { booking(id: $id) { nextCharge { methodLast4 isCardExpired } } }';
    const SUMMARY = '{ dashboardSummary(mode: RENTER) { nextCharge { methodLast4 isCardExpired } } }';
    const { booking } = await renter.query<{ booking: { nextCharge: object } }>(NEXT, { id });
    const { dashboardSummary } = await renter.query<{ dashboardSummary: { nextCharge: object } }>(SUMMARY);
    const [{ methodLast4, isCardExpired } = {} as Charge] = (await renter.query<Payments>(PAYMENTS)).renterPayments
      .upcoming;
    return [booking.nextCharge, dashboardSummary.nextCharge, { methodLast4, isCardExpired }];
  };
  const everywhere = (methodLast4: string, isCardExpired: boolean) =>
    Array.from({ length: 3 }, () => ({ methodLast4, isCardExpired }));
  expect(await comingOf()).toEqual(everywhere('4242', false));
  await renter.query(CHANGE_CARD, {
    input: { bookingId: id, paymentMethodId: await saveCard(renter, CARDS.mastercard) },
  });
  expect(await comingOf()).toEqual(everywhere('4444', false));
  await app.context().em.execute(`update payment_methods set exp_month = 3, exp_year = 2027 where last4 = '4444'`);
  expect(await comingOf()).toEqual(everywhere('4444', true));
  clock.set('2027-04-02T12:00:00Z');
  await runBilling(world);
  await app.settle();
  await runJobs(app, 'mail.send');
  const mails = await mailsTo(app, 'renter@example.test');
  expect(mails.find(({ subject }) => subject.includes('Próximo cobro'))?.text).toContain(
    'Tu tarjeta caduca antes de ese día: cámbiala en tu reserva para que el cobro no falle.',
  );
});

test('P10 a refund reduces the total of its year, can be filtered, and the records paginate', async () => {
  const { id } = await confirmed(world, 20, 30);
  await cancel(world.renter, id);
  const { years } = (await world.renter.query<Payments>(PAYMENTS)).renterPayments;
  expect(years[0]).toMatchObject({ year: 2027, refundCount: 1 });
  const all = (await world.renter.query<Records>(RECORDS)).paymentRecords.edges.map(({ node }) => node);
  const net = all.reduce((sum, { kind, amountCents }) => sum + (kind === 'CHARGE' ? amountCents : -amountCents), 0);
  expect(years.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(net);
  const only = (await world.renter.query<Records>(RECORDS, { kind: 'REFUND' })).paymentRecords.edges;
  expect(only.map(({ node }) => node.kind)).toEqual(['REFUND']);
  const paged: unknown[] = [];
  let after: string | null = null;
  do {
    const page: Records['paymentRecords'] = (await world.renter.query<Records>(RECORDS, { first: 1, after }))
      .paymentRecords;
    paged.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(paged).toEqual(all);
});

// Last, because an overdue renter cannot book.
test('P10 an overdue month has the day it was due, not that of its formal notice', async () => {
  const id = await running(world);
  await breakCard(world, id);
  for (const day of ['05', '06', '08', '10']) {
    world.clock.set(`2027-04-${day}T08:00:00Z`);
    await runBilling(world);
  }
  await signInAgain(world);
  const { upcoming } = (await world.renter.query<Payments>(PAYMENTS)).renterPayments;
  expect(upcoming.filter(({ booking }) => booking.id === id)).toMatchObject([
    { isRefused: true, dueOn: '2027-04-05', isComing: false },
    { isRefused: false, dueOn: '2027-05-05', isComing: true },
  ]);
});
