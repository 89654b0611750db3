import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';
import { signInAs } from '../../support/accounts.js';
import { ACCEPT, DECLINE, type BookingView } from '../../support/bookings.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const DEMO_PASSWORD = 'Hueco-demo-2026';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
}, 180_000);
afterAll(() => app.stop());

test('the seeded requests can be accepted and declined', async () => {
  const rows = await app
    .context()
    .em.execute<{ id: string; email: string }[]>(
      `select b.id, u.email from bookings b join users u on u.id = b.host_id where b.status = 'requested' and b.respond_by > now() and u.email like '%@hueco.test' order by b.respond_by desc limit 2`,
    );
  expect(rows.length).toBeGreaterThan(0);
  for (const [index, { id, email }] of rows.entries()) {
    const host = app.visitor();
    await signInAs(host, email, DEMO_PASSWORD);
    const input = { bookingId: toGlobalId('Booking', id) };
    if (index === 0)
      expect(
        (await host.query<{ acceptBooking: { booking: BookingView } }>(ACCEPT, { input })).acceptBooking.booking.status,
      ).toBe('CONFIRMED');
    else
      expect(
        (
          await host.query<{ declineBooking: { booking: BookingView } }>(DECLINE, {
            input: { ...input, reason: 'NOT_AVAILABLE' },
          })
        ).declineBooking.booking.status,
      ).toBe('DECLINED');
  }
});

test('P-06 the demo ledger agrees with the sandbox provider: payouts match, and the balance is positive', async () => {
  const { em } = app.context();
  await reconcileBooks(app.context());
  expect(await em.execute('select kind, ref, expected_cents, found_cents from reconciliation_alarms')).toEqual([]);
  expect(
    await em.execute(
      `select p.id from payouts p where not exists (select from sandbox_objects o where o.id = p.payout_ref and o.account_id = p.account_ref)
        or not exists (select from payout_accounts a where a.user_id = p.host_id and a.ref = p.account_ref and a.iban_last4 = p.iban_last4)`,
    ),
  ).toEqual([]);
  const [balance] = await em.execute<{ cents: number }[]>(
    'select sum(amount_cents)::int as cents from sandbox_balance where account_id is null',
  );
  expect(balance?.cents).toBeGreaterThan(0);
});

const rows = (text: string) => app.context().em.execute<object[]>(text);

test('P4 the demo has a past due cycle after four tries, owed in the ledger and with its next step pending', async () => {
  expect(
    await rows(`
    select c.failed_tries, c.ladder_step, c.next_try_at > now() as goes_on, b.billing_state, u.email as host,
      (select count(*)::int from payments p where p.cycle_id = c.id and p.status = 'failed') as tries,
      (select sum(amount_cents)::int from ledger_entries l where l.cycle_id = c.id and l.account = 'renter_receivable') = c.total_cents as is_owed,
      exists (select from notifications n where n.booking_id = b.id and n.type = 'charge_past_due_host') as is_notified
    from billing_cycles c join bookings b on b.id = c.booking_id join users u on u.id = b.host_id where c.status = 'past_due'`),
  ).toEqual([
    {
      failed_tries: 4,
      ladder_step: 4,
      goes_on: true,
      billing_state: 'past_due',
      host: 'host@hueco.test',
      tries: 4,
      is_owed: true,
      is_notified: true,
    },
  ]);
  // The host's income excludes the unpaid charge; the next payout is the same in the overview and in the earnings.
  const host = app.visitor();
  await signInAs(host, 'host@hueco.test', DEMO_PASSWORD);
  const NEXT = 'nextPayout { on amountCents ibanLast4 }';
  const { viewer, ...summary } = await host.query<{
    viewer: { earnings: { lines: { state: string }[]; nextPayout: object } };
    host: { nextPayout: object };
    renter: { nextPayout: object | null };
  }>(
    `{ viewer { earnings { lines { state availableOn } ${NEXT} } } host: dashboardSummary(mode: HOST) { ${NEXT} } renter: dashboardSummary(mode: RENTER) { ${NEXT} } }`,
  );
  expect(viewer.earnings.lines.filter(({ state }) => state === 'OWED')).toEqual([{ state: 'OWED', availableOn: null }]);
  expect(viewer.earnings.nextPayout).toMatchObject({ ibanLast4: expect.stringMatching(/^\d{4}$/) as string });
  expect(summary).toEqual({ host: { nextPayout: viewer.earnings.nextPayout }, renter: { nextPayout: null } });
});

test('M1 the demo has a charge that failed on its day, was owed meanwhile and succeeded a day later', async () => {
  expect(
    await rows(`
    select c.status, c.failed_tries, c.ladder_step, c.next_try_at, b.billing_state, u.email as renter,
      (select array_agg(array[p.status, (p.created_at::date - c.starts_on)::text] order by p.created_at) from payments p where p.cycle_id = c.id) as tries,
      (select array_agg((l.created_at at time zone 'Europe/Madrid')::date - c.starts_on order by l.created_at) from ledger_entries l where l.cycle_id = c.id and l.account = 'renter_receivable') as booked,
      (select sum(amount_cents)::int from ledger_entries l where l.cycle_id = c.id and l.account = 'renter_receivable') as owed,
      exists (select from documents d where d.booking_id = b.id and d.kind = 'receipt' and d.total_cents = c.total_cents) as has_receipt
    from billing_cycles c join bookings b on b.id = c.booking_id join users u on u.id = b.renter_id where c.status = 'paid' and c.failed_tries > 0`),
  ).toEqual([
    {
      status: 'paid',
      failed_tries: 1,
      ladder_step: 1,
      next_try_at: null,
      billing_state: 'current',
      renter: 'renter@hueco.test',
      tries: [
        ['failed', '0'],
        ['captured', '1'],
      ],
      booked: [0, 1],
      owed: 0,
      has_receipt: true,
    },
  ]);
});

test('M1 M3 the demo host has a year of charged months and paid payouts with their documents', async () => {
  const [year] = await app.context().em.execute<Record<string, number>[]>(`
    with host as (select id from users where email = 'host@hueco.test'),
      year as (select now() - interval '1 year' as since)
    select
      (select count(distinct date_trunc('month', p.captured_at))::int from payments p join bookings b on b.id = p.booking_id, host, year
        where b.host_id = host.id and p.captured_at > year.since) as months,
      (select count(*)::int from payouts p, host where p.host_id = host.id and p.status = 'paid') as payouts,
      (select count(*)::int from documents d, host where d.host_id = host.id and d.kind = 'payout_statement') as statements,
      (select count(*)::int from documents d, host where d.host_id = host.id and d.kind = 'platform_invoice' and d.audience = 'host') as commissions,
      (select count(*)::int from payments p join bookings b on b.id = p.booking_id, host
        where b.host_id = host.id and p.captured_at is not null
          and not exists (select from documents d where d.kind = 'receipt' and d.source_id = p.id)) as without_receipt,
      (select count(*)::int from payouts p, host where p.host_id = host.id
          and not exists (select from documents d where d.kind = 'payout_statement' and d.source_id = p.id)) as without_statement`);
  expect(year).toMatchObject({ without_receipt: 0, without_statement: 0 });
  expect(year?.['months']).toBeGreaterThanOrEqual(11);
  for (const kind of ['payouts', 'statements', 'commissions']) expect(year?.[kind]).toBeGreaterThanOrEqual(10);
});

test('M7 the trader hosts of the demo have numbered invoices for each rent charge and its commission, to the cent', async () => {
  const hosts = await app.context().em.execute<Record<string, number>[]>(`
    select h.email,
      count(distinct date_trunc('month', p.captured_at))::int as months,
      count(*) filter (where i.total_cents is distinct from p.rent_cents)::int as rent_amiss,
      count(*) filter (where coalesce(c.total_cents, 0) <> coalesce(y.commission_cents, 0))::int as commission_amiss,
      count(*) filter (where i.number is null)::int as unnumbered
    from payments p join bookings b on b.id = p.booking_id join users h on h.id = b.host_id left join billing_cycles y on y.id = p.cycle_id
      left join documents i on i.source_id = p.id and i.kind = 'host_invoice' and i.issuer_id = h.id
      left join documents c on c.source_id = p.id and c.kind = 'platform_invoice' and c.audience = 'host'
    where h.is_trader and p.captured_at > now() - interval '1 year' and p.rent_cents > 0
      and exists (select from payouts o where o.host_id = h.id and o.sent_at is not null)
    group by h.id`);
  expect(hosts.length).toBeGreaterThan(1);
  for (const host of hosts) expect(host).toMatchObject({ rent_amiss: 0, commission_amiss: 0, unnumbered: 0 });
  expect(Math.max(...hosts.map(({ months = 0 }) => months))).toBeGreaterThanOrEqual(10);
});

test('P5 the demo has a claim in review, in time, with evidence of both sides and its payout held', async () => {
  const claims = await rows(`
    select c.status, c.decide_by > now() as in_time, b.status as stay, b.claim_state, c.holds_cents = y.host_net_cents as held,
      (select count(*)::int from claim_evidence e where e.claim_id = c.id and not e.is_of_answer) as files,
      (select count(*)::int from claim_evidence e where e.claim_id = c.id and e.is_of_answer) as answered,
      (select array_agg(is_accepted order by side desc) from claim_votes v where v.claim_id = c.id) as votes
    from claims c join bookings b on b.id = c.booking_id
      join earning_holds h on h.source_id = c.id and h.released_at is null join billing_cycles y on y.id = h.cycle_id
    where c.status <> 'closed'`);
  expect(claims).toEqual([
    {
      status: 'in_review',
      in_time: true,
      stay: 'active',
      claim_state: 'in_review',
      held: true,
      files: 2,
      answered: 1,
      votes: [true, false],
    },
  ]);
});

test('P5 the demo has a closed claim that both sides accepted and the guarantee paid less the excess', async () => {
  const claims = await rows(`
    select c.status, c.remedy, c.remedy_cents, g.status as paid, g.amount_cents, b.claim_state,
      (select count(*)::int from claim_evidence e where e.claim_id = c.id) as files,
      (select count(*)::int from claim_votes v where v.claim_id = c.id and v.is_accepted) as votes,
      (select sum(amount_cents)::int from ledger_entries l where l.booking_id = b.id and l.account = 'guarantee_cost') as cost,
      (select sum(amount_cents)::int from ledger_entries l where l.booking_id = b.id and l.account = 'guarantee_payable') as left
    from claims c join guarantee_payments g on g.claim_id = c.id join bookings b on b.id = c.booking_id join users u on u.id = c.claimant_id where u.email = 'renter@hueco.test'`);
  expect(claims).toEqual([
    {
      status: 'closed',
      remedy: 'guarantee',
      remedy_cents: 13_000,
      paid: 'paid',
      amount_cents: 13_000,
      claim_state: 'resolved',
      files: 2,
      votes: 2,
      cost: 13_000,
      left: 0,
    },
  ]);
});

test('NAV-9 the demo host starts the dashboard as host', async () => {
  const host = app.visitor();
  await signInAs(host, 'host@hueco.test', DEMO_PASSWORD);
  expect(await host.query('{ viewer { startsAsHost } }')).toEqual({ viewer: { startsAsHost: true } });
});
