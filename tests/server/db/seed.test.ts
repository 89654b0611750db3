import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import { hasContactData } from '../../../server/core/redaction/contact-data.js';
import { seedAvatars } from '../../../server/db/seed/avatars/seed-avatars.js';
import { toSeedTransaction } from '../../../server/db/seed/insert-rows.js';
import type { DemoPerson } from '../../../server/db/seed/make-people.js';
import { DEMO_PASSWORD, seed } from '../../../server/db/seed/seed.js';
import { AVATAR_SIDES } from '../../../server/features/accounts/profile/avatar-files.js';
import type { FilesPort } from '../../../server/ports/files.js';
import { Locale } from '../../../server/core/values/locale.js';
import {
  contentProblems,
  findFlags,
  detectLanguage,
  replyProblems,
} from '../../../server/features/reviews/review-content.rules.js';
import { firstBrokenInvoice } from '../../../server/features/documents/issue/verify-chain.js';
import { ReviewDirection } from '../../../server/features/reviews/review.enums.js';
import { spaceFields } from '../../../server/features/spaces/fields/space-fields.js';
import { isAllCapitals } from '../../../server/features/spaces/draft/title.rules.js';
import { allInMonthCents } from '../../../server/features/spaces/pricing/space.pricing.js';
import { suggestPrice } from '../../../server/features/spaces/pricing/price-suggestion.js';
import { runJob, runJobs } from '../../support/queued-jobs.js';
import { signInAs, signInAsDemoAdmin } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { testConfig } from '../../support/test-config.js';
import { freshDatabase } from '../../support/test-db.js';
import { plainSpaces, type PlainSpace } from '../../support/search.js';

let app: TestApp;
let spaces: PlainSpace[];

beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  spaces = await plainSpaces(app);
});
afterAll(() => app.stop());

const rows = <T extends object>(sql: string): Promise<T[]> => app.context().em.execute<T[]>(sql);

test('has spaces in nine cities, every district of Madrid and every type', () => {
  expect(spaces.length).toBeGreaterThanOrEqual(400);
  const inCity = Map.groupBy(spaces, ({ city }) => city);
  for (const name of ['Madrid', 'Barcelona', 'Valencia', 'Sevilla', 'Zaragoza', 'Málaga', 'Murcia', 'Palma', 'Bilbao'])
    expect(inCity.get(name)?.length, name).toBeGreaterThanOrEqual(20);
  const districts = new Set(inCity.get('Madrid')?.map(({ district }) => district));
  expect(districts.size).toBe(21);
  expect(spaces.filter(({ district, city }) => district === 'Chamberí' && city === 'Madrid').length).toBeGreaterThan(
    20,
  );
  expect(new Set(spaces.map(({ type }) => type)).size).toBe(6);
});

test('has texts that pass validation and prices near the suggested price', async () => {
  const list = await rows<{
    title: string;
    description: string;
    type: never;
    size_m2: number;
    price_month_cents: number;
    features: never[];
    postal_code: string;
    access_mode: never;
    humidity: never;
  }>(`select * from spaces where status = 'published'`);
  for (const space of list) {
    const { title, description, price_month_cents: price } = space;
    expect(title.length >= spaceFields.title.bounds.min && title.length <= spaceFields.title.bounds.max, title).toBe(
      true,
    );
    expect(hasContactData(title) || hasContactData(description) || isAllCapitals(title), title).toBe(false);
    // Rents are whole euros; for two spaces, the price that renters pay is.
    if (price % 100 !== 0) expect(allInMonthCents(price, defaultConstants) % 100, title).toBe(0);
    const { lowCents, highCents } = suggestPrice(
      {
        type: space.type,
        sizeM2: space.size_m2,
        postalCode: space.postal_code,
        features: space.features,
        accessMode: space.access_mode,
        is24h: false,
        humidity: space.humidity,
      },
      [],
      defaultConstants,
    );
    expect(price, title).toBeGreaterThan(lowCents * 0.8);
    expect(price, title).toBeLessThan(highCents * 1.25);
  }
});

test('USE-7 the cheapest space costs 25 €, the cheapest in Madrid 45 €, where the usual range is 45 to 150 €', async () => {
  const pricesOf = (list: readonly PlainSpace[]): number[] =>
    list.map(({ allInCents }) => allInCents).sort((a, b) => a - b);
  const everywhere = pricesOf(spaces);
  const madrid = pricesOf(spaces.filter(({ city }) => city === 'Madrid'));
  expect([everywhere[0], madrid[0]]).toEqual([2500, 4500]);
  const { city } = await app
    .visitor()
    .query<{ city: { prices: object } }>('{ city(slug: "madrid") { prices { shownLowCents shownHighCents } } }');
  expect(city.prices).toEqual({ shownLowCents: 4500, shownHighCents: 15_000 });
  const [notWhole] = await rows<{ count: number }>(
    `select count(*)::int as count from spaces where status = 'published' and price_month_cents % 100 <> 0`,
  );
  expect(notWhole?.count).toBe(2);
});

test('adjacent spaces in the lists have different cover photos', async () => {
  const list = await rows<{ city: string; cover: string }>(
    `select s.city, p.storage_key as cover from space_search r join spaces s on s.id = r.id join space_photos p on p.space_id = s.id and p.position = 0 order by r.rel desc, r.id desc`,
  );
  const clashes = (covers: readonly string[]): number =>
    covers.filter((cover, index) => index > 0 && cover === covers[index - 1]).length;
  expect(clashes(list.map(({ cover }) => cover))).toBe(0);
  for (const [city, own] of Map.groupBy(list, ({ city: name }) => name))
    expect(clashes(own.map(({ cover }) => cover)), city).toBe(0);
  expect(new Set(list.map(({ cover }) => cover)).size).toBe(28);
});

test('P6 about two thirds of the spaces have reviews, which pass validation and match the average ratings', async () => {
  const lines = await rows<{
    text: string;
    private_note: string;
    language: Locale;
    direction: ReviewDirection;
    overall: number;
    reply_text: string | null;
    at: string;
    opens_at: string;
    closes_at: string;
    status: string;
  }>(
    `select r.text, r.private_note, r.language, r.direction, r.overall, r.reply_text, r.submitted_at as at, o.opens_at, o.closes_at, r.status from reviews r join review_rounds o on o.booking_id = r.booking_id and o.kind = r.round`,
  );
  expect(lines.length).toBeGreaterThan(500);
  for (const {
    text,
    private_note: privateNote,
    direction,
    overall,
    language,
    reply_text: reply,
    at,
    opens_at: opensAt,
    closes_at: closesAt,
  } of lines) {
    expect(contentProblems({ overall, scores: {}, text, privateNote }, direction), text).toEqual([]);
    expect(findFlags(text, reply ?? ''), text).toEqual([]);
    expect(detectLanguage(text, language), text).toBe(language);
    if (reply) expect(replyProblems(reply), reply).toEqual([]);
    expect(new Date(at) >= new Date(opensAt) && new Date(at) <= new Date(closesAt)).toBe(true);
  }
  const stars = Map.groupBy(
    lines.filter(({ direction }) => direction === ReviewDirection.OF_SPACE),
    ({ overall }) => overall,
  );
  for (const some of [3, 4, 5]) expect(stars.get(some)?.length, `${some} stars`).toBeGreaterThan(20);
  const [shares] = await rows<{ all: number; rated: number }>(
    `select count(*)::int as all, count(g.count)::int as rated from space_search r left join ratings g on g.kind = 'space' and g.subject_id = r.id`,
  );
  expect((shares?.rated ?? 0) / (shares?.all ?? 1)).toBeGreaterThan(0.55);
  expect((shares?.rated ?? 0) / (shares?.all ?? 1)).toBeLessThan(0.75);
  expect(
    await rows(
      `select r.space_id from reviews r left join ratings g on g.kind = 'space' and g.subject_id = r.space_id where r.direction = 'of_space' and r.status = 'published' group by r.space_id, g.count, g.sum having g.count is distinct from count(*) or g.sum is distinct from sum(r.overall)`,
    ),
  ).toEqual([]);
  // No two spaces have the same text.
  expect(
    await rows(`select space_id from reviews where direction = 'of_space' group by space_id, text having count(*) > 1`),
  ).toEqual([]);
});

test('P6 the demo renter and host have stays to review, one with a hidden review of the other side', async () => {
  const open = await rows<{ renter: string; host: string; waiting: number }>(
    `select r.email as renter, h.email as host, (select count(*)::int from reviews v where v.booking_id = b.id and v.status = 'submitted') as waiting from review_rounds o join bookings b on b.id = o.booking_id
     join users r on r.id = b.renter_id join users h on h.id = b.host_id where o.closed_at is null and o.closes_at > now() order by b.ends_on`,
  );
  expect(open.filter(({ renter }) => renter === 'renter@hueco.test').map(({ waiting }) => waiting)).toEqual([0, 1]);
  expect(open.filter(({ host }) => host === 'host@hueco.test').map(({ waiting }) => waiting)).toEqual([0]);
});

test('has eight featured spaces with different cover photos', async () => {
  const list = await rows<{ cover: string }>(
    `select p.storage_key as cover from spaces s join space_photos p on p.space_id = s.id and p.position = 0 where featured_rank is not null`,
  );
  expect(list).toHaveLength(8);
  expect(new Set(list.map(({ cover }) => cover)).size).toBe(8);
});

test('has a booking in each seeded status, with consistent amounts', async () => {
  const states = await rows<{ status: string }>('select distinct status from bookings');
  expect(states.map(({ status }) => status).sort()).toEqual([
    'active',
    'cancelled',
    'completed',
    'confirmed',
    'declined',
    'expired',
    'payment_failed',
    'pending_payment',
    'requested',
    'withdrawn',
  ]);
  expect(await rows('select tx_id from ledger_entries group by tx_id having sum(amount_cents) <> 0')).toEqual([]);
  expect(
    await rows(
      `select id from bookings where total_cents <> rent_cents + renter_fee_cents + protection_cents or host_net_cents <> rent_cents - commission_cents`,
    ),
  ).toEqual([]);
  const [taken] = await rows<{ captured: number; held: number }>(
    `select (select sum(p.total_cents - coalesce((select sum(r.total_cents) from refunds r where r.payment_id = p.id), 0)) from payments p where p.captured_at is not null)::int as captured, (select sum(amount_cents) from ledger_entries where account = 'provider_clearing')::int as held`,
  );
  expect(taken?.held).toBe(taken?.captured);
  // Refunds of cancelled bookings follow their policy in all three books, and each status has its instant.
  expect(
    await rows(`
    select b.id from bookings b join payments p on p.booking_id = b.id and p.kind = 'first' left join refunds r on r.payment_id = p.id left join sandbox_refunds s on s.intent_id = p.provider_ref
    where b.status = 'cancelled' and (r.total_cents is distinct from s.amount_cents or b.cancel_reason is null
      or -r.total_cents is distinct from (select sum(amount_cents)::int from ledger_entries l where l.payment_id = p.id and l.rule = 'refund_done' and l.account = 'provider_clearing'))`),
  ).toEqual([]);
  expect(
    await rows(
      `select b.id from bookings b where b.cancelled_by = 'host' and not exists (select from ledger_entries l where l.booking_id = b.id and l.account = 'host_payable' and l.amount_cents = 5000)`,
    ),
  ).toEqual([]);
  expect(
    await rows(`
    select id from bookings where (status = 'cancelled') is distinct from (cancelled_at is not null) or (status in ('active', 'move_out', 'completed')) is distinct from (started_at is not null)
      or (status in ('move_out', 'completed')) is distinct from (move_out_at is not null) or (status = 'completed') is distinct from (completed_at is not null)`),
  ).toEqual([]);
  // No charge is taken more than 60 days ahead; the card is charged on its due day.
  expect(
    await rows(
      `select b.id from payments p join bookings b on b.id = p.booking_id where p.status = 'captured' and b.status = 'confirmed' and b.starts_on - b.requested_at::date > 61`,
    ),
  ).toEqual([]);
  expect(
    (await rows(`select id from payments where status = 'pending' and due_at > now() and pending_step is null`)).length,
  ).toBeGreaterThan(0);
});

test('P10 the monthly income of the demo host equals the ledger less the commission', async () => {
  const host = app.visitor();
  await signInAs(host, 'host@hueco.test', DEMO_PASSWORD);
  const { dashboardSummary } = await host.query<{
    dashboardSummary: { income: { month: string; paidCents: number }[] };
  }>('{ dashboardSummary(mode: HOST) { income { month paidCents } } }');
  const held = await rows<{ month: string; net: number }>(
    `select date_trunc('month', b.starts_on + make_interval(months => p.cycle_no - 1))::date::text as month, sum(round(-l.amount_cents * 0.95))::int as net
     from ledger_entries l join payments p on p.id = l.payment_id and p.captured_at is not null join bookings b on b.id = p.booking_id join users u on u.id = b.host_id
     where l.account = 'held' and l.rule <> 'share_payable' and u.email = 'host@hueco.test' group by 1`,
  );
  const byMonth = new Map(held.map(({ month, net }) => [month, net]));
  expect(dashboardSummary.income).toHaveLength(12);
  for (const { month, paidCents } of dashboardSummary.income) {
    // The commission is rounded for each charge.
    expect(Math.abs(paidCents - (byMonth.get(month) ?? 0)), month).toBeLessThan(10);
  }
  expect(dashboardSummary.income.slice(-8).every(({ paidCents }) => paidCents > 0)).toBe(true);
});

test('P4 every due cycle is charged, every active rolling booking has its next cycle, and one charge failed once', async () => {
  expect(await rows(`select id from billing_cycles where status = 'scheduled' and due_at <= now()`)).toEqual([]);
  expect(
    await rows(`
    select b.id from bookings b where b.status = 'active' and b.term_type = 'rolling'
      and not exists (select from billing_cycles c where c.booking_id = b.id and c.status = 'scheduled')`),
  ).toEqual([]);
  expect(
    await rows(`
    select c.id from billing_cycles c left join payments p on p.cycle_id = c.id and p.captured_at is not null
    where (c.status = 'paid') is distinct from (p.id is not null) or p.captured_cents <> c.total_cents`),
  ).toEqual([]);
  const recovered = await rows<{ status: string; failed_tries: number; tries: string[] }>(`
    select c.status, c.failed_tries, array_agg(p.status order by p.created_at) as tries from billing_cycles c
      join bookings b on b.id = c.booking_id join users u on u.id = b.renter_id join payments p on p.cycle_id = c.id
    where u.email = 'renter@hueco.test' and c.failed_tries > 0 group by c.id`);
  expect(recovered).toEqual([{ status: 'paid', failed_tries: 1, tries: ['failed', 'captured'] }]);
});

test('DSH-1 the statistics of the demo host and their comparisons equal those counted by SQL', async () => {
  const client = app.visitor();
  await signInAs(client, 'host@hueco.test', DEMO_PASSWORD);
  const { hostStats } = await client.query<{ hostStats: Record<string, unknown> }>(
    `{ hostStats(period: DAYS_30) { views { total previous } favorites { total previous } requests { total previous }
       response { count unanswered } occupancy { percent } } }`,
  );
  const own = `(select s.id from spaces s join users u on u.id = s.host_id where u.email = 'host@hueco.test' and s.status in ('published', 'paused'))`;
  const counts = async (days: string) => {
    const [row] = await rows<{ total: number; previous: number }>(
      `select coalesce(sum(n) filter (where day >= t - 30 and day < t), 0)::int as total,
         coalesce(sum(n) filter (where day >= t - 60 and day < t - 30), 0)::int as previous
       from (${days}) d, (select (now() at time zone 'Europe/Madrid')::date as t) today`,
    );
    return row;
  };
  const dayOf = (column: string): string => `(${column} at time zone 'Europe/Madrid')::date`;
  const views = await counts(`select day, views as n from space_views where space_id in ${own}`);
  const favorites = await counts(
    `select ${dayOf('created_at')} as day, 1 as n from favorites where space_id in ${own}`,
  );
  const requests = await counts(
    `select ${dayOf('requested_at')} as day, 1 as n from bookings where space_id in ${own} and requested_at is not null`,
  );
  expect(hostStats).toMatchObject({ views, favorites, requests });
  expect(views?.previous).toBeGreaterThan(100);
  expect(favorites?.total).toBeGreaterThan(0);
  const [response] = await rows(
    `select count(*)::int as count, (count(*) filter (where decided_at is null))::int as unanswered from bookings
     where space_id in ${own} and respond_by is not null and (decided_at is not null or status = 'expired')
       and ${dayOf('requested_at')} >= ${dayOf('now()')} - 90`,
  );
  expect(hostStats['response']).toEqual(response);
  const [occupancy] = await rows<{ percent: number }>(
    `with days as (select generate_series(date_trunc('month', ${dayOf('now()')}) - interval '1 month', date_trunc('month', ${dayOf('now()')}) - interval '1 day', '1 day')::date as day),
       cells as (select exists (select from bookings b where b.space_id = s.id and b.status in ('confirmed', 'active', 'move_out', 'completed') and day <@ b.period) as taken,
         exists (select from space_blocks k where k.space_id = s.id and day <@ k.period) as blocked
       from spaces s, days where s.id in ${own} and day >= ${dayOf('s.published_at')})
     select round(100.0 * count(*) filter (where taken) / count(*) filter (where taken or not blocked))::int as percent from cells`,
  );
  expect((hostStats['occupancy'] as { percent: number }[]).at(-2)).toEqual(occupancy);
});

test('P10 the demo host has calendar feeds, one with a conflict and one silent, read again without a network', async () => {
  const client = app.visitor();
  await signInAs(client, 'host@hueco.test', DEMO_PASSWORD);
  const read = async () =>
    (
      await client.query<{ calendarFeeds: { problem: string | null; conflicts: { busyFrom: string }[] }[] }>(
        '{ calendarFeeds { problem conflicts { busyFrom } } }',
      )
    ).calendarFeeds;
  const before = await read();
  expect(before.map(({ problem }) => problem).toSorted()).toEqual(['SILENT', null, null]);
  expect(before.flatMap(({ conflicts }) => conflicts)).toHaveLength(1);
  await runJob(app, 'calendar.read-feeds', {});
  await runJobs(app, 'calendar.read-feed');
  expect(await read()).toEqual(before);
  const waiting = await rows<{ state: string }>('select state from waiting_places order by state');
  expect(waiting.map(({ state }) => state)).toEqual(['offered', 'waiting', 'waiting', 'waiting', 'waiting', 'waiting']);
});

test('every demo account can sign in', async () => {
  for (const name of ['renter', 'host', 'both', 'admin']) {
    const client = app.visitor();
    await (name === 'admin'
      ? signInAsDemoAdmin(app, client, DEMO_PASSWORD)
      : signInAs(client, `${name}@hueco.test`, DEMO_PASSWORD));
    expect((await client.query<{ viewer: { email: string } }>('{ viewer { email } }')).viewer.email).toBe(
      `${name}@hueco.test`,
    );
  }
});

test('is deterministic', { timeout: 120_000 }, async () => {
  const now = new Date('2027-03-05T09:00:00Z');
  const read = async (): Promise<string | undefined> => {
    const url = await freshDatabase();
    await seed(url, { config: testConfig(), photos: false, now });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const {
      rows: [row],
    } = await client.query<{ ids: string }>(
      `select md5(string_agg(s.id::text || s.title || s.price_month_cents || coalesce(r.busy::text, ''), ',' order by s.id)) as ids from spaces s left join space_search r on r.id = s.id`,
    );
    await client.end();
    return row?.ids;
  };
  expect(await read()).toBe(await read());
});

test('avatars have files of their own, the same on each run', async () => {
  const hosts = await rows<DemoPerson>(
    `select id, full_name as "fullName" from users where id in (select host_id from spaces) order by email limit 14`,
  );
  const files = new Map<string, Buffer>();
  const port = { put: async (name: string, bytes: Buffer) => void files.set(name, bytes) } as unknown as FilesPort;
  const give = () =>
    app
      .context()
      .em.fork()
      .transactional((em) => seedAvatars(toSeedTransaction(em), port, hosts));
  await give();
  expect(files.size).toBe(14 * AVATAR_SIDES.length);
  const first = new Map(files);
  await give();
  expect(files).toEqual(first);
  const keys = await rows<{ key: string }>(`select avatar_key as key from users where avatar_key is not null`);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(14);
  expect(new Set([...files.values()].map((bytes) => bytes.toString('base64'))).size).toBeGreaterThan(24);
});

test('people have a city and languages, and many have a verified phone of their own', async () => {
  const people = await rows<{
    email: string;
    city: string | null;
    languages: string[];
    phone: string | null;
    is_verified: boolean;
  }>(`select email, city, languages, phone, phone_verified_at is not null as is_verified from users`);
  const phones = people.flatMap(({ phone }) => phone ?? []);
  expect(new Set(phones).size).toBe(phones.length);
  expect(phones.length / people.length).toBeGreaterThan(0.4);
  for (const { email, city, languages, phone, is_verified: isVerified } of people) {
    expect(isVerified, email).toBe(phone !== null);
    expect(languages[0], email).toBe('es');
    if (email.endsWith('@hueco.test') && !email.includes('demo'))
      expect([city, languages, phone === null], email).toEqual(['Madrid', ['es', 'en'], false]);
  }
  const [strayed] = await rows<{ count: number }>(
    `select count(*)::int as count from users u where u.email like 'anfitrion-%' and u.city is not null and not exists (select from spaces s where s.host_id = u.id and s.city = u.city)`,
  );
  expect(strayed?.count).toBeLessThan(20);
});

test('P4 the demo accounts and traders have documents, numbered without gaps in order of issue', async () => {
  const list = await rows<{ kind: string; series: string | null; number: number | null; issuer_id: string | null }>(
    'select kind, series, number, issuer_id from documents order by issued_at, chain_no',
  );
  for (const kind of ['receipt', 'platform_invoice', 'host_invoice', 'corrective_invoice', 'rental_terms'])
    expect(list.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(0);
  const numbered = list.filter(({ series }) => series !== null);
  for (const [series, invoices] of Map.groupBy(numbered, (one) => `${one.issuer_id} ${one.series}`))
    expect([series, invoices.map(({ number }) => number)]).toEqual([series, invoices.map((_, index) => index + 1)]);
  // Each trader with a payout has a statement of each payout and an invoice for each charge taken.
  const lacking = await rows(
    `with t as (select h.id, h.email from users h where h.is_trader and exists (select from payouts o where o.host_id = h.id and o.sent_at is not null))
     select email, p.id from t join payouts p on p.host_id = t.id where p.sent_at is not null and not exists (select from documents d where d.source_id = p.id and d.kind = 'payout_statement')
     union all select email, p.id from t join bookings b on b.host_id = t.id join payments p on p.booking_id = b.id
      where p.captured_at is not null and p.rent_cents > 0 and not exists (select from documents d where d.source_id = p.id and d.kind = 'host_invoice' and d.issuer_id = t.id)`,
  );
  expect(lacking).toEqual([]);
  const issuers = new Set(list.filter(({ kind }) => kind === 'host_invoice').map(({ issuer_id: id }) => id));
  expect(issuers.size).toBeGreaterThan(1);
  for (const id of [null, ...issuers]) expect(await firstBrokenInvoice(app.context(), id)).toBeNull();
});
