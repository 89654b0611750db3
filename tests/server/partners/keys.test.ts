import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PUBLIC_ROOTS } from '../../../server/features/partners/public-api/public-fields.rules.js';
import { getPublicSchema } from '../../../server/schema.js';
import { PASSWORD } from '../../support/accounts.js';
import { person, resetPaymentAttempts, start } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { codeOfCall, type RootField } from '../support/root-fields.js';
import { openLiveSocket, type LiveSocket } from '../../support/live-socket.js';

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  secret apiKey { id name shownAs scopes addresses expiresAt lastUsedAt replacedAt } } }`;
const ROTATE = `mutation ($id: ID!, $password: String = "${PASSWORD}") { rotateApiKey(input: { apiKeyId: $id, password: $password }) { secret apiKey { id } replaced { expiresAt } } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiKey(input: { apiKeyId: $id }) { apiKey { id } } }`;
const KEYS = '{ apiKeys { id name lastUsedAt replacedAt } }';
const SEARCH = '{ searchSpaces(first: 1) { edges { node { id priceAllIn { amountCents currency } } } } }';
const ALL = ['SPACES_READ', 'SPACES_WRITE', 'BOOKINGS_READ', 'BOOKINGS_WRITE', 'MESSAGES', 'WEBHOOKS'];

interface Made {
  readonly secret: string;
  readonly apiKey: { readonly id: string; readonly shownAs: string };
}

const world = useWorld();

async function makeKey(
  scopes: readonly string[] = ALL,
  more: Record<string, unknown> = {},
  owner = world.host,
): Promise<Made> {
  const input = { name: 'Servidor', scopes, password: PASSWORD, ...more };
  return (await owner.query<{ createApiKey: Made }>(CREATE, { input })).createApiKey;
}

/** A program with this key. */
function program(secret: string): GraphqlClient {
  const client = new GraphqlClient(world.app.url);
  client.accessToken = secret;
  return client;
}

/** The status and code of an upload without a file. */
async function uploadWith(secret: string, address: string): Promise<[number, string | undefined]> {
  const answer = await fetch(world.app.url + address, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
  return [answer.status, errors[0]?.extensions.code];
}

describe('an API key', () => {
  test('acts for its owner on the public part of the API', async () => {
    const { secret, apiKey } = await makeKey();
    expect(secret).toMatch(/^hk_test_/);
    expect(apiKey.shownAs).not.toBe(secret);
    const client = program(secret);
    const { status, data, headers } = await client.send<{ mySpaces: { edges: { node: object }[] } }>(
      '{ mySpaces { edges { node { id price: priceMonth { amountCents currency } } } } }',
    );
    expect([status, data?.mySpaces.edges[0]?.node]).toEqual([
      200,
      { id: world.spaceId, price: { amountCents: 7000, currency: 'EUR' } },
    ]);
    expect(headers.get('ratelimit-policy')).toBe('"cost";q=4000;w=40');
    const introspected = await client.query<{ __schema: { types: { name: string }[] } }>(
      '{ __schema { types { name } } }',
    );
    expect(introspected.__schema.types.map(({ name }) => name)).not.toContain('Claim');
  });

  test('is stored as a hash and returned once', async () => {
    const { secret } = await makeKey();
    const [row] = await world.app
      .context()
      .em.execute<{ found: boolean }[]>('select exists (select from api_keys k where k::text like ?) as found', [
        `%${secret}%`,
      ]);
    expect(row?.found).toBe(false);
  });

  test.each([
    ['a wrong one', 'hk_test_wrong'],
    ['one of the real product', `hk_live_${'a'.repeat(38)}`],
  ])('%s returns 401 instead of being treated as anonymous', async (_name, secret) => {
    const { status, data, errors, headers } = await program(secret).send(SEARCH);
    expect([status, data, errors[0]?.extensions.code]).toEqual([401, undefined, 'TOKEN_INVALID']);
    expect(headers.get('www-authenticate')).toContain('invalid_token');
  });

  test('stops working when it is revoked, expires, or its owner is suspended', async () => {
    const revoked = await makeKey();
    await world.host.query(REVOKE, { id: revoked.apiKey.id });
    expect((await program(revoked.secret).send(SEARCH)).status).toBe(401);
    const short = await makeKey(ALL, { expiresOn: '2027-03-02' });
    expect((await program(short.secret).send(SEARCH)).status).toBe(200);
    await world.app
      .context()
      .em.execute(`update api_keys set expires_at = '2027-03-01' where shown_as = ?`, [short.apiKey.shownAs]);
    expect((await program(short.secret).send(SEARCH)).status).toBe(401);
    const mine = await makeKey();
    await world.app.context().em.execute(`update users set suspended_at = now() where email = 'host@example.test'`);
    expect((await program(mine.secret).send(SEARCH)).status).toBe(401);
    await world.app.context().em.execute(`update users set suspended_at = null where email = 'host@example.test'`);
  });

  test('no longer counts against the limit once it has expired', async () => {
    const { apiKey } = await makeKey();
    const add = (expiresAt: string | null) =>
      world.app.context().em.execute(
        `insert into api_keys (id, user_id, name, mode, scopes, addresses, shown_as, secret_hash, created_at, expires_at)
           select gen_random_uuid(), k.user_id, 'Vieja', k.mode, k.scopes, k.addresses, k.shown_as, 'old-' || gen_random_uuid(), k.created_at, ?
           from api_keys k, generate_series(1, 20) n where k.shown_as = ?`,
        [expiresAt, apiKey.shownAs],
      );
    await add('2027-03-01');
    await makeKey();
    await add(null);
    await expect(makeKey()).rejects.toThrow('API_KEYS_FULL');
    await world.app.context().em.execute(`delete from api_keys where secret_hash like 'old-%'`);
  });

  test('remains valid for a day after its rotation', async () => {
    const first = await makeKey(['SPACES_READ']);
    const { rotateApiKey } = await world.host.query<{ rotateApiKey: Made & { replaced: { expiresAt: string } } }>(
      ROTATE,
      {
        id: first.apiKey.id,
      },
    );
    expect(rotateApiKey.replaced.expiresAt).toBe('2027-03-03T09:55:00.000Z');
    for (const { secret } of [first, rotateApiKey]) expect((await program(secret).send(SEARCH)).status).toBe(200);
    expect(await world.host.codeOf(ROTATE, { id: first.apiKey.id })).toBe('NOT_FOUND');
  });

  test('is neither created nor replaced by an open session alone, without the password', async () => {
    const { apiKey } = await makeKey();
    const before = await world.host.query(KEYS);
    const refusedWith = async (password: string): Promise<unknown[]> => [
      (await world.host.send(CREATE, { input: { name: 'x', scopes: ['MESSAGES'], password } })).errors[0]?.extensions,
      (await world.host.send(ROTATE, { id: apiKey.id, password })).errors[0]?.extensions,
    ];
    for (const [password, code] of [
      ['Otra-verde-2026', 'PASSWORD_WRONG'],
      ['', 'REQUIRED'],
    ] as const) {
      const refusal = { code: 'VALIDATION_FAILED', fields: [{ path: 'password', code }] };
      expect(await refusedWith(password)).toMatchObject([refusal, refusal]);
    }
    expect(await world.host.query(KEYS)).toEqual(before);
  });

  test('works only from the addresses in its allowlist', async () => {
    const client = program((await makeKey(ALL, { addresses: ['10.0.0.0/8'] })).secret);
    expect((await client.send(SEARCH)).status).toBe(200);
    const elsewhere = program((await makeKey(ALL, { addresses: ['192.0.2.0/24'] })).secret);
    expect((await elsewhere.send(SEARCH)).errors[0]?.extensions.code).toBe('TOKEN_INVALID');
  });

  test('is no session: key management, session uploads and internal operations are rejected', async () => {
    const { secret } = await makeKey();
    expect(await program(secret).codeOf(KEYS)).toBe('BAD_REQUEST');
    expect(await program(secret).codeOf(CREATE, { input: { name: 'x', scopes: ['MESSAGES'] } })).toBe('BAD_REQUEST');
    expect(await uploadWith(secret, '/uploads/avatar')).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('uploads only within its scopes', async () => {
    const photos = `/uploads/space-photos?spaceId=${world.spaceId}`;
    const { secret: reading } = await makeKey(['SPACES_READ', 'BOOKINGS_WRITE']);
    expect(await uploadWith(reading, photos)).toEqual([403, 'SCOPE_MISSING']);
    const { secret: writing } = await makeKey(['SPACES_WRITE']);
    // Authorised: the only error is the missing file.
    expect(await uploadWith(writing, photos)).toEqual([400, 'BAD_REQUEST']);
    expect(await uploadWith(`${writing}x`, photos)).toEqual([401, 'TOKEN_INVALID']);
  });

  test('cannot be read or revoked by another user', async () => {
    const { apiKey } = await makeKey();
    expect(await world.stranger.codeOf(REVOKE, { id: apiKey.id })).toBe('NOT_FOUND');
    expect(await world.stranger.query('query ($id: ID!) { node(id: $id) { id } }', { id: apiKey.id })).toEqual({
      node: null,
    });
    expect(await world.stranger.query(KEYS)).toEqual({ apiKeys: [] });
  });
});

describe('P-33 scopes', () => {
  /** Every root field, with arguments that pass validation and match no record. */
  const { Subscription: _overSockets, ...overHttp } = PUBLIC_ROOTS;
  const calls = Object.entries(overHttp).flatMap(([root, scopes]) => {
    const type = root === 'Query' ? getPublicSchema().getQueryType() : getPublicSchema().getMutationType();
    return Object.entries(scopes).map(([name, scope]) => {
      const field = type?.getFields()[name];
      if (!field) throw new Error(`${root}.${name} is in the table and not in the schema`);
      return { name, scope, call: { kind: root === 'Query' ? 'query' : 'mutation', field } as RootField };
    });
  });

  test('a key can call exactly the root fields of its scopes', async () => {
    const wrong: string[] = [];
    const { em } = world.app.context();
    await em.execute('delete from api_keys');
    for (const held of ALL) {
      const client = program((await makeKey([held])).secret);
      for (const { name, scope, call } of calls) {
        const isMissing = (await codeOfCall(client, call)) === 'SCOPE_MISSING';
        const has = held.toLowerCase().replace('_', ':');
        const expected = scope !== null && scope !== has && scope.replace(':read', ':write') !== has;
        if (isMissing !== expected) wrong.push(`${name} with ${held}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a field of another scope is rejected before execution, naming the missing scope', async () => {
    const client = program((await makeKey(['SPACES_READ', 'BOOKINGS_READ'])).secret);
    const refused = await client.send('{ mySpaces { edges { node { id } } } conversations { totalCount } }');
    expect([refused.status, refused.data, refused.errors[0]?.extensions]).toMatchObject([
      403,
      undefined,
      { code: 'SCOPE_MISSING', params: { scope: 'messages' } },
    ]);
  });

  test('node returns null for what the scopes do not include', async () => {
    const client = program((await makeKey(['BOOKINGS_READ'])).secret);
    expect(await client.query('query ($id: ID!) { node(id: $id) { __typename } }', { id: world.spaceId })).toEqual({
      node: null,
    });
  });
});

/** Frees the days and resets the limit of attempts. */
async function freeDays(): Promise<void> {
  await world.app
    .context()
    .em.execute(`update bookings set status = 'payment_failed' where status = 'pending_payment'`);
  await resetPaymentAttempts(world.app);
}

describe('bookings prepared by a program', () => {
  beforeEach(freeDays);
  afterAll(freeDays);

  const PREPARE = `mutation ($input: PrepareBookingInput!) { prepareBooking(input: $input) { booking { id externalId status } } }`;
  const RELEASE = `mutation ($id: ID!) { releaseHold(input: { bookingId: $id }) { booking { id status } } }`;
  const NAMED = `query ($name: String) { myBookings(mode: RENTER, filter: { externalId: $name }) { edges { node { id externalId } } } }`;
  const stay = (from: string, to: string, more: Record<string, unknown> = {}) => ({
    input: { spaceId: world.spaceId, from, to, ...more },
  });
  interface Prepared {
    readonly prepareBooking: { readonly booking: { readonly id: string; readonly externalId: string | null } };
  }

  test('have an external id that is unique per program, private to it and reusable after the hold is released', async () => {
    const client = program((await makeKey(ALL, {}, world.renter)).secret);
    const days = stay('2027-04-05', '2027-05-10', { externalId: 'alba-1' });
    const first = (await client.query<Prepared>(PREPARE, days)).prepareBooking.booking;
    expect((await client.query<Prepared>(PREPARE, days)).prepareBooking.booking).toEqual(first);
    expect(await client.codeOf(PREPARE, stay('2027-05-15', '2027-06-20', { externalId: 'alba-1' }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await client.query(NAMED, { name: 'alba-1' })).toEqual({
      myBookings: { edges: [{ node: { id: first.id, externalId: 'alba-1' } }] },
    });
    const other = program((await makeKey(ALL, {}, world.stranger)).secret);
    expect(await other.query(NAMED, { name: 'alba-1' })).toEqual({ myBookings: { edges: [] } });
    // Simulates a name given by another program of the same user.
    const { em } = world.app.context();
    const rename = (source: string) =>
      em.execute(`update bookings set external_source_id = ${source} where external_id = 'alba-1'`);
    await rename('gen_random_uuid()');
    expect(await client.query(NAMED, { name: 'alba-1' })).toEqual({ myBookings: { edges: [] } });
    await rename('renter_id');
    expect(await client.query(RELEASE, { id: first.id })).toEqual({
      releaseHold: { booking: { id: first.id, status: 'WITHDRAWN' } },
    });
    const again = (await client.query<Prepared>(PREPARE, days)).prepareBooking.booking;
    expect([again.externalId, again.id === first.id]).toEqual(['alba-1', false]);
    // Released or expired, the name is free for other days as well.
    await client.query(RELEASE, { id: again.id });
    const later = stay('2027-05-15', '2027-06-20', { externalId: 'alba-1' });
    const third = (await client.query<Prepared>(PREPARE, later)).prepareBooking.booking;
    expect([third.externalId, third.id === again.id]).toEqual(['alba-1', false]);
    expect(await client.codeOf(PREPARE, days)).toBe('IDEMPOTENCY_KEY_REUSED');
    await em.execute(`update bookings set hold_expires_at = created_at where external_id = 'alba-1'`);
    const fourth = (await client.query<Prepared>(PREPARE, days)).prepareBooking.booking;
    expect(await client.query(NAMED, { name: 'alba-1' })).toEqual({
      myBookings: { edges: [{ node: { id: fourth.id, externalId: 'alba-1' } }] },
    });
    const { errors } = await client.send(PREPARE, stay('2027-05-15', '2027-06-20', { externalId: ' ' }));
    expect(errors[0]?.extensions.fields).toMatchObject([{ path: 'externalId', code: 'TEXT_LENGTH' }]);
  });

  test('keep their external id when the renter starts a hold for the same days on the site', async () => {
    const client = program((await makeKey(ALL, {}, world.renter)).secret);
    const held = (await client.query<Prepared>(PREPARE, stay('2027-04-08', '2027-05-15', { externalId: 'alba-2' })))
      .prepareBooking.booking;
    const { em } = world.app.context();
    await em.execute(
      `update bookings set hold_expires_at = created_at - interval '1 minute' where external_id = 'alba-2'`,
    );
    const onOurPage = (from: string, to: string) =>
      start(world.renter, { spaceId: world.spaceId, from, to, idempotencyKey: randomUUID() });
    const { id } = await onOurPage('2027-04-08', '2027-05-15');
    expect(id).not.toBe(held.id);
    const found = { myBookings: { edges: [{ node: { id, externalId: 'alba-2' } }] } };
    expect(await client.query(NAMED, { name: 'alba-2' })).toEqual(found);
    // Other days make another booking.
    await em.execute(`update bookings set hold_expires_at = created_at where external_id = 'alba-2'`);
    await onOurPage('2027-04-09', '2027-05-15');
    expect(await client.query(NAMED, { name: 'alba-2' })).toEqual(found);
  });

  test('are rejected with the days that are taken, and can be released by their renter only', async () => {
    const renter = program((await makeKey(ALL, {}, world.renter)).secret);
    const { booking } = (await renter.query<Prepared>(PREPARE, stay('2027-04-05', '2027-05-10'))).prepareBooking;
    const stranger = program((await makeKey(ALL, {}, world.stranger)).secret);
    const { errors } = await stranger.send(PREPARE, stay('2027-04-20', '2027-06-01'));
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BOOKING_DATES_TAKEN',
      params: { days: ['2027-04-20/2027-05-10'] },
    });
    expect(await stranger.codeOf(RELEASE, { id: booking.id })).toBe('NOT_FOUND');
    await renter.query(RELEASE, { id: booking.id });
    expect(await renter.query(RELEASE, { id: booking.id })).toMatchObject({
      releaseHold: { booking: { status: 'WITHDRAWN' } },
    });
    await stranger.query(PREPARE, stay('2027-04-20', '2027-06-01'));
    // Events of these holds are delivered before others subscribe.
    await world.app.settle();
  });
});

describe('bookingChanged', () => {
  beforeEach(freeDays);
  afterAll(freeDays);

  const CHANGED = 'subscription { bookingChanged { id status externalId } }';
  const PREPARE = `mutation ($input: PrepareBookingInput!) { prepareBooking(input: $input) { booking { id } } }`;
  const RELEASE = `mutation ($id: ID!) { releaseHold(input: { bookingId: $id }) { booking { id } } }`;
  const prepare = async (client: GraphqlClient, from: string, to: string) =>
    (
      await client.query<{ prepareBooking: { booking: { id: string } } }>(PREPARE, {
        input: { spaceId: world.spaceId, from, to, externalId: `live-${from}` },
      })
    ).prepareBooking.booking.id;

  test("sends a program the changes of its user's bookings until its key is revoked", async () => {
    await world.app.settle();
    const { secret, apiKey } = await makeKey(['BOOKINGS_WRITE'], {}, world.renter);
    const client = program(secret);
    const [socket, hosts] = [client, world.host].map((one) => openLiveSocket(world.app, one)) as [
      LiveSocket,
      LiveSocket,
    ];
    const changes = socket.subscribe<{ id: string; status: string; externalId: string | null }>(CHANGED);
    const toHost = hosts.subscribe<object>(CHANGED);
    await Promise.all([socket.ready(), hosts.ready()]);
    const id = await prepare(client, '2027-04-05', '2027-05-10');
    await world.app.settle();
    expect(await changes.until(1)).toEqual([{ id, status: 'PENDING_PAYMENT', externalId: 'live-2027-04-05' }]);
    await client.query(RELEASE, { id });
    await world.app.settle();
    expect(await changes.until(2)).toMatchObject([{}, { id, status: 'WITHDRAWN' }]);
    await world.renter.query(REVOKE, { id: apiKey.id });
    const other = program((await makeKey(ALL, {}, world.renter)).secret);
    const people = openLiveSocket(world.app, world.renter);
    const toRenter = people.subscribe<object>(CHANGED);
    await people.ready();
    const next = await prepare(other, '2027-04-06', '2027-05-10');
    await world.app.settle();
    await toRenter.until(1);
    await other.query(RELEASE, { id: next });
    await world.app.settle();
    expect(await toRenter.until(2)).toHaveLength(2);
    // Hosts receive nothing about a hold that was never requested.
    expect([changes.seen.length, toHost.seen]).toEqual([2, []]);
    await Promise.all([socket.close(), hosts.close(), people.close()]);
  });

  test('requires the scope and a valid key', async () => {
    const client = program((await makeKey(['SPACES_READ'])).secret);
    const socket = openLiveSocket(world.app, client);
    const refused = socket.subscribe<object>(CHANGED);
    await expect.poll(() => refused.isOver()).toBe(true);
    await socket.close();
    const unknown = openLiveSocket(world.app, program('hk_test_wrong'));
    const closed = unknown.subscribe<object>(CHANGED);
    await expect.poll(() => closed.isOver()).toBe(true);
  });
});

test('CORS allows calls from any origin with a key or anonymously, not with a session', async () => {
  const { secret } = await makeKey();
  const preflight = await fetch(`${world.app.url}/graphql`, {
    method: 'OPTIONS',
    headers: { origin: 'https://partner.example', 'access-control-request-headers': 'authorization' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  const allowed = async (token: string | null) => {
    const answer = await fetch(`${world.app.url}/graphql?query=${encodeURIComponent(SEARCH)}`, {
      headers: { origin: 'https://partner.example', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    return answer.headers.get('access-control-allow-origin');
  };
  expect([await allowed(secret), await allowed(null), await allowed(world.host.accessToken)]).toEqual(['*', '*', null]);
});

test("apiUsage counts a partner's calls with errors and durations", async () => {
  const owner = await person(world.app, 'metered', 'Nora Gil Vera');
  const usage = async (): Promise<Usage> => (await owner.query<{ apiUsage: Usage }>(USAGE)).apiUsage;
  const { secret } = await makeKey(['SPACES_READ'], {}, owner);
  const client = program(secret);
  await client.send(SEARCH);
  await client.send('{ conversations { totalCount } }');
  await expect.poll(usage, { timeout: 15_000, interval: 1_500 }).toMatchObject({ calls: 2, errors: 1 });
  const now = await usage();
  expect(now.days).toHaveLength(14);
  expect(now.p95Milliseconds).toBeGreaterThan(0);
});

interface Usage {
  readonly calls: number;
  readonly errors: number;
  readonly days: readonly object[];
  readonly p95Milliseconds: number;
}

const USAGE = '{ apiUsage { calls errors pointsPerCall p95Milliseconds days { day calls errors throttled } } }';

test('/schema.graphql and /schema.d.ts are public and contain the public schema only', async () => {
  const answer = await fetch(`${world.app.url}/schema.graphql`);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(text).toContain('type BlockDaysPayload');
  expect(text).not.toContain('type Claim ');
  const types = await (await fetch(`${world.app.url}/schema.d.ts`)).text();
  expect(types).toContain('export interface BlockDaysInput {');
});
