import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { getNamedType, isInputObjectType, type GraphQLField } from 'graphql';
import { consume } from '../../../server/core/rate-limits/rate-limits.js';
import { purge } from '../../../server/features/partners/partner.jobs.js';
import { getPublicSchema, getSchema } from '../../../server/schema.js';
import { PASSWORD } from '../../support/accounts.js';
import { person, signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { callOf, type Call } from '../../support/partners/field-paths.js';

const CREATE = `mutation { createApiKey(input: { name: "Repeats", scopes: [SPACES_READ, SPACES_WRITE], password: "${PASSWORD}" }) { secret } }`;
const BLOCK = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id from } } }`;

let secret: string;

const world = useWorld();
beforeAll(async () => {
  ({ secret } = (await world.host.query<{ createApiKey: { secret: string } }>(CREATE)).createApiKey);
});

/** Blocks the days of a month with an Idempotency-Key. */
async function block(key: string, from: string, token: string | null = secret) {
  const answer = await fetch(`${world.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({
      query: BLOCK,
      variables: { input: { spaceIds: [world.spaceId], from, to: from.replace(/..$/, '28'), reason: 'OWN_USE' } },
    }),
  });
  return { status: answer.status, isReplayed: answer.headers.get('idempotent-replayed'), text: await answer.text() };
}

describe('P-03 Idempotency-Key', () => {
  test('ten concurrent calls and a later one run once and get identical answers', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => block(key, '2027-07-01')));
    answers.push(await block(key, '2027-07-01'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ isReplayed }) => isReplayed === 'true')).toHaveLength(10);
    const other = await block(key, '2027-08-01');
    expect([other.status, other.text]).toMatchObject([409, expect.stringContaining('IDEMPOTENCY_KEY_REUSED')]);
  });

  test('keys are separate per caller: a user can reuse the key of a program', async () => {
    const key = randomUUID();
    await block(key, '2027-10-01');
    const own = [
      await block(key, '2027-11-01', world.host.accessToken),
      await block(key, '2027-11-01', world.host.accessToken),
    ];
    expect(own.map(({ isReplayed }) => isReplayed)).toEqual([null, 'true']);
    expect(own[1]?.text).toBe(own[0]?.text);
    expect(own[0]?.text).toContain('2027-11-01');
  });

  test('answers are stored for 24 hours', async () => {
    const key = randomUUID();
    await block(key, '2028-01-01');
    world.clock.advance({ hours: 23, minutes: 59 });
    await purge(world.app.context());
    expect((await block(key, '2028-01-01')).isReplayed).toBe('true');
    world.clock.advance({ minutes: 2 });
    await purge(world.app.context());
    expect(await block(key, '2028-02-01')).toMatchObject({ status: 200, isReplayed: null });
  });

  test('a call of two mutations of which the second fails for now does not repeat the first', async () => {
    const key = randomUUID();
    const { em } = world.app.context();
    const drafts = async () => (await em.execute<object[]>(`select 1 from spaces where status = 'draft'`)).length;
    const before = await drafts();
    const call = async () => {
      const answer = await fetch(`${world.app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, 'idempotency-key': key },
        body: JSON.stringify({
          query: `mutation { ...Both } fragment Both on Mutation { first: createSpace(input: { draft: {} }) { space { id } }
            second: createSpace(input: { draft: {} }) { space { id } } }`,
        }),
      });
      return (await answer.json()) as { errors?: { path: string[]; extensions: { code: string } }[] };
    };
    const [owner] = await em.execute<{ id: string }[]>(`select user_id as id from api_keys where name = 'Repeats'`);
    // All but one of the drafts of an hour.
    while ((await consume(world.app.context(), 'drafts-user', owner?.id ?? '')) < 59);
    const first = await call();
    expect(first.errors).toMatchObject([{ path: ['second'], extensions: { code: 'RATE_LIMITED' } }]);
    expect(await call()).toEqual(first);
    expect(await drafts()).toBe(before + 1);
  });

  test('the request is kept as a hash with a key, because it may contain a password', async () => {
    await block(randomUUID(), '2027-12-01');
    const variables = { input: { spaceIds: [world.spaceId], from: '2027-12-01', to: '2027-12-28', reason: 'OWN_USE' } };
    const plain = [
      { query: BLOCK, variables },
      { query: BLOCK, operationName: null, variables },
    ].map((operation) => createHash('sha256').update(JSON.stringify(operation)).digest('base64url'));
    const rows = await world.app
      .context()
      .em.execute<{ request_hash: string }[]>('select request_hash from repeated_answers');
    expect(rows.filter(({ request_hash: hash }) => plain.includes(hash))).toEqual([]);
  });

  test('answers are stored encrypted', async () => {
    await block(randomUUID(), '2027-09-01');
    const rows = await world.app
      .context()
      .em.execute<{ text: string }[]>('select a::text as text from repeated_answers a');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => text.includes('blk_'))).toEqual([]);
  });
});

describe('P-03 P-04 every mutation that creates or pays', () => {
  const MAKES =
    /^(add|book|buy|create|invite|leave|make|order|pay|place|prepare|publish|report|request|save|send|start|submit|write)[A-Z]/;
  const mutationsOf = (schema: typeof getSchema): GraphQLField<unknown, unknown>[] =>
    Object.values(schema().getMutationType()?.getFields() ?? {});

  /** The raw text of the answer, and whether it is a stored one. */
  async function send({ query, variables }: Call, token: string | null, key: string) {
    const answer = await fetch(`${world.app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ query, variables }),
    });
    const text = await answer.text();
    return {
      text,
      isReplayed: answer.headers.get('idempotent-replayed') === 'true',
      mayRetry: /"retryable":true/.test(text),
    };
  }

  /** The mutations that do not repeat the first answer for a second call. */
  async function notRepeated(
    fields: readonly GraphQLField<unknown, unknown>[],
    token: string | null,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const field of fields) {
      world.clock.advance({ seconds: 2 });
      const key = randomUUID();
      const call = callOf('Mutation', [], [field], {});
      const first = await send(call, token, key);
      const second = await send(call, token, key);
      // A call that may be retried at once had no effect, so its answer is not stored.
      if (first.mayRetry) continue;
      if (first.isReplayed || !second.isReplayed || second.text !== first.text)
        wrong.push(`${field.name}: ${second.text}`);
    }
    return wrong;
  }

  test('accepts a key from a program and runs once', async () => {
    const create = `mutation { createApiKey(input: { name: "All", scopes: [SPACES_WRITE, BOOKINGS_WRITE, MESSAGES, WEBHOOKS], password: "${PASSWORD}" }) { secret } }`;
    await signInAgain(world);
    const all = (await world.host.query<{ createApiKey: { secret: string } }>(create)).createApiKey.secret;
    const fields = mutationsOf(getPublicSchema);
    expect(fields.filter(({ name }) => MAKES.test(name)).length).toBeGreaterThan(5);
    expect(await notRepeated(fields, all)).toEqual([]);
  });

  test('accepts a key from a user and runs once', async () => {
    const somebody = await person(world.app, 'repeats', 'Nora Gil Vera');
    const fields = mutationsOf(getSchema).filter(({ name }) => MAKES.test(name));
    expect(fields.length).toBeGreaterThan(40);
    expect(await notRepeated(fields, somebody.accessToken)).toEqual([]);
  });

  test('has a key in its input if its effect lasts longer than a day', () => {
    const named = mutationsOf(getSchema).filter(({ args }) => {
      const input = args[0] && getNamedType(args[0].type);
      return (
        isInputObjectType(input) &&
        ['idempotencyKey', 'clientKey', 'externalId'].some((key) => key in input.getFields())
      );
    });
    expect(named.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'startBooking',
        'requestBooking',
        'createSpace',
        'saveSpaceDraft',
        'prepareBooking',
        'sendMessage',
      ]),
    );
  });
});
