import { afterAll, beforeEach, expect, test } from 'vitest';
import { countQueries } from '../../support/query-counter.js';
import { OVERVIEW, QUEUE, VerificationWorld } from '../../support/verification.js';

const world = await VerificationWorld.create();

afterAll(() => world.app.stop());
beforeEach(() => world.reset());

const MOST = 12;

/** Creates people with a verification in review and a rejected one before. */
async function people(count: number): Promise<void> {
  await world.sql(
    `with born as (
       insert into users (email, full_name, password_hash, email_verified_at, terms_version, terms_accepted_at)
       select 'waiting-' || gen_random_uuid() || '@example.com', 'Persona que espera', 'x', now(), 'test', now() from generate_series(1, ?) returning id
     )
     insert into verifications (user_id, kind, status, document_type, reject_reason, submitted_at, decided_at, created_at)
     select id, 'identity', status, 'dni', reason, at, decided, at from born
     cross join (values ('in_review', null, '2027-03-01 10:00Z'::timestamptz, null::timestamptz), ('rejected', 'blurred', '2027-02-20 10:00Z', '2027-02-21 10:00Z')) as v (status, reason, at, decided)`,
    [count],
  );
}

interface Queue {
  readonly verificationQueue: {
    readonly edges: readonly {
      readonly node: {
        readonly applicant: { readonly attemptsUsed: number; readonly earlier: readonly { readonly status: string }[] };
      };
    }[];
  };
}

test("P-44 runs as many statements for a queue of fifty as for one, with each applicant's own data", async () => {
  await people(50);
  const few = await countQueries(world.app, () => world.admin.query(QUEUE, { first: 1 }));
  let page: Queue | undefined;
  const many = await countQueries(
    world.app,
    async () =>
      (page = await world.admin.query<Queue>(`query { verificationQueue(first: 50) { totalCount edges { node {
    applicant { fullName email attemptsUsed earlier { status } } } } } }`)),
  );
  expect(page?.verificationQueue.edges).toHaveLength(50);
  for (const { node } of page?.verificationQueue.edges ?? [])
    expect(node.applicant).toMatchObject({ attemptsUsed: 2, earlier: [{ status: 'REJECTED' }] });
  expect(many).toBeLessThanOrEqual(few);
  expect(few).toBeLessThanOrEqual(MOST);
});

test('P8 the queue of a member of the staff leaves out their own verification', async () => {
  await world.sql(
    `insert into verifications (user_id, kind, status, document_type, submitted_at, created_at)
     select id, 'identity', 'in_review', 'dni', '2027-03-01 10:00Z', '2027-03-01 10:00Z' from users where email in ('owner@example.com', 'admin@example.com')`,
  );
  expect(await world.admin.query(QUEUE)).toMatchObject({
    verificationQueue: { totalCount: 1, edges: [{ node: { applicant: { email: 'owner@example.com' } } }] },
  });
});

test('P-44 runs as many statements for a host with many spaces as with one', async () => {
  const [owner] = await world.sql<{ id: string }>(`select id from users where email = 'owner@example.com'`);
  const add = (count: number): Promise<object[]> =>
    world.sql(
      `with made as (
         insert into spaces (host_id, status, type, title, description, size_m2, price_month_cents, address, city, postal_code, lat, lng, area_lat, area_lng, access_mode)
         select ?, 'published', 'storage', 'Trastero', 'Seco', 4, 7000, 'Calle 1', 'Madrid', '28010', 40, -3, 40, -3, 'autonomous' from generate_series(1, ?) returning id, host_id
       )
       insert into verifications (user_id, kind, space_id, status, document_type, submitted_at, created_at)
       select host_id, 'space', id, 'in_review', 'lease', '2027-03-01 10:00Z', '2027-03-01 10:00Z' from made`,
      [owner?.id, count],
    );
  const statements = (): Promise<number> => countQueries(world.app, () => world.applicant.query(OVERVIEW));
  await add(1);
  const one = await statements();
  await add(20);
  expect(await statements()).toBe(one);
});

test('P-43 rejects cursors with numbers or invalid values', async () => {
  for (const values of [
    [5, 6],
    ['2027-03-01T10:00:00.000000Z', 6],
    ['now', 'nobody'],
  ]) {
    const after = Buffer.from(JSON.stringify(['verifications:all', ...values])).toString('base64url');
    expect(await world.admin.codeOf(QUEUE, { after })).toBe('CURSOR_INVALID');
  }
});
