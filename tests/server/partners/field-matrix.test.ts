import type { GraphQLField } from 'graphql';
import { isObjectType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiScope } from '../../../server/core/graphql/api-scopes.js';
import { NeededScopes } from '../../../server/features/partners/public-api/needed-scopes.js';
import type { Reader } from '../../../server/features/partners/public-api/public-fields.rules.js';
import { getPublicSchema } from '../../../server/schema.js';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { createAccount, signInAs, signInAsDemoAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import {
  callOf,
  hasValue,
  objectsAt,
  shortestPaths,
  type Arguments,
  type Path,
} from '../../support/partners/field-paths.js';
import { prepareMarket, type Market } from '../../support/partners/market.js';
import { allow, consentInput, makeApp, pkce, REDIRECT, sendForm } from '../../support/partners/oauth.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

// Every field of the public schema, called by every kind of caller; the marks on the field (`access`, `scope`, `seenBy`) define the result.

type Field = GraphQLField<unknown, unknown>;
const ROOTS = ['Query', 'Mutation', 'Subscription'];
/** Parallel calls; the points of one key suffice for this many, and more would wait. */
const AT_ONCE = 8;
/** The refused calls that a full bucket pays for, and the seconds that refill it. */
const REFUSED_IN_A_ROW = 150;
const REFILL_SECONDS = 40;

const schema = getPublicSchema();
const types = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));
const fieldsOf = (type: string): Field[] => {
  const known = schema.getType(type);
  return isObjectType(known) ? Object.values(known.getFields()) : [];
};
const scopeOf = ({ extensions }: Field): ApiScope | null => extensions['scope'] as ApiScope | null;
const seenByOf = ({ extensions }: Field): readonly Reader[] | undefined =>
  extensions['seenBy'] as readonly Reader[] | undefined;

let app: TestApp;
let clock: FakeClock;
let market: Market;

beforeAll(async () => {
  clock = new FakeClock();
  const webhooks = { send: async () => ({ status: 200, problem: null, body: 'ok' }) };
  app = await createTestApp({ seeded: true, clock, ports: { webhooks } });
  const [host, renter, staff, other] = [app.visitor(), app.visitor(), app.visitor(), app.visitor()];
  await signInAs(host, 'host@hueco.test', DEMO_PASSWORD);
  await signInAs(renter, 'renter@hueco.test', DEMO_PASSWORD);
  await signInAsDemoAdmin(app, staff, DEMO_PASSWORD);
  await createAccount(app, { email: 'other@example.test' });
  await signInAs(other, 'other@example.test');
  market = await prepareMarket(app, { host, renter, staff, other });
});
afterAll(() => app.stop());

interface Tried {
  readonly status: number;
  readonly codes: readonly string[];
  readonly scope: unknown;
  readonly objects: readonly Readonly<Record<string, unknown>>[];
}

interface Asked {
  readonly type: string;
  readonly path: Path;
  readonly fields: readonly Field[];
  readonly known?: Arguments;
}

async function tryFields(
  client: GraphqlClient,
  { type, path, fields, known = market.arguments }: Asked,
): Promise<Tried> {
  const { query, variables } = callOf(type, path, fields, known);
  const { status, data, errors } = await client.send(query, { ...variables });
  return {
    status,
    codes: errors.map(({ extensions }) => extensions.code),
    scope: errors[0]?.extensions.params?.['scope'],
    objects: objectsAt(data, path),
  };
}

describe('P-33 fields by user', () => {
  /** The owner of the records that each root field answers; lists answer the caller's own. */
  const RECORDS: Readonly<Record<string, readonly string[]>> = {
    booking: ['renter', 'host', 'staff'],
    conversation: ['renter', 'host'],
    webhookDeliveries: ['host'],
  };
  /** Lists of the caller's own records, of which only the host has any here. */
  const OF_HOST = new Set(['mySpaces', 'hostMonth', 'webhookEndpoints']);
  const FIRST = [
    'space',
    'booking',
    'conversation',
    'webhookEndpoints',
    'webhookDeliveries',
    'hostMonth',
    'priceQuote',
  ];

  const canPass = (who: string, step: Path[number]): boolean => {
    const name = step.field.name;
    if (step.type !== 'Query') return isSeenBy(who, step.field);
    if (step.field.extensions['access'] !== 'public' && who === 'anonymous') return false;
    if (OF_HOST.has(name)) return who === 'host';
    return RECORDS[name]?.includes(who) ?? true;
  };
  const isSeenBy = (who: string, field: Field): boolean => seenByOf(field)?.includes(who as Reader) ?? true;

  test('every kind of user reads exactly the fields that `seenBy` allows', async () => {
    const query = schema.getQueryType();
    const inOrder = [...FIRST, ...Object.keys(query?.getFields() ?? {})];
    const paths = new Map<string, Path>();
    // Root fields that name a record come first, so that all callers read the same one.
    for (const root of inOrder)
      for (const [type, path] of shortestPaths(schema, (parent, { name }) => !ROOTS.includes(parent) || name === root))
        if (!paths.has(type)) paths.set(type, path);
    const people = { anonymous: app.visitor(), ...market.people };
    const wrong: string[] = [];
    const shown = new Set<string>();
    const reached = new Set<string>();
    for (const [type, path] of paths) {
      if (path.length === 0 || path[0]?.type !== 'Query') continue;
      const bookings = path[0].field.name === 'booking' ? [market.arguments, market.cancelled] : [market.arguments];
      for (const [who, client] of Object.entries(people))
        for (const known of bookings) {
          const fields = fieldsOf(type);
          const { codes, objects } = await tryFields(client, { type, path, fields, known });
          const where = `${type} by ${who} at ${path.map(({ field }) => field.name).join('.')}`;
          if (!path.every((step) => canPass(who, step))) {
            // An empty list of the caller's own records still counts as an answer.
            const isOwnList = path.length === 1 && who !== 'anonymous' && OF_HOST.has(path[0].field.name);
            if (objects.length > 0 && !isOwnList) wrong.push(`${where}: is answered`);
            continue;
          }
          if (codes.length > 0) wrong.push(`${where}: ${codes.join(' ')}`);
          if (objects.length > 0) reached.add(type);
          for (const field of fields.filter(({ name }) => objects.some((object) => hasValue(object[name])))) {
            shown.add(`${type}.${field.name}`);
            if (!isSeenBy(who, field)) wrong.push(`${where}: ${field.name} is shown`);
          }
        }
    }
    expect(wrong).toEqual([]);
    // A field hidden from some callers must have a value for the others, since an empty field would prove nothing.
    const silent = types.flatMap(({ name }) =>
      fieldsOf(name)
        .filter((field) => seenByOf(field) && !shown.has(`${name}.${field.name}`))
        .map((field) => `${name}.${field.name}`),
    );
    expect(silent).toEqual([]);
    const answers = types.filter(({ name }) => paths.get(name)?.[0]?.type === 'Query').map(({ name }) => name);
    // The demo's rows have no files here; access to files is tested with files (`file-urls.test.ts`).
    expect(answers.filter((name) => !reached.has(name))).toEqual(['Avatar', 'MessageAttachment']);
  });

  test('calls without a session return UNAUTHENTICATED for every root field that is not public', async () => {
    const wrong: string[] = [];
    for (const root of ['Query', 'Mutation'])
      for (const field of fieldsOf(root)) {
        // Each call has its own address, so that none is throttled.
        const { codes } = await tryFields(app.visitor(), { type: root, path: [], fields: [field] });
        if (codes.includes('UNAUTHENTICATED') !== (field.extensions['access'] !== 'public'))
          wrong.push(`${root}.${field.name}: ${codes.join(' ')}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe('P-33 fields by scope', () => {
  interface Program {
    readonly name: string;
    readonly client: GraphqlClient;
    readonly scopes: readonly ApiScope[];
  }
  const WRITES: Partial<Record<ApiScope, ApiScope>> = {
    [ApiScope.SPACES_WRITE]: ApiScope.SPACES_READ,
    [ApiScope.BOOKINGS_WRITE]: ApiScope.BOOKINGS_READ,
  };
  const has = ({ scopes }: Program, scope: ApiScope | null): boolean =>
    scope === null || scopes.some((one) => one === scope || WRITES[one] === scope);
  const NAMES = Object.fromEntries(Object.entries(ApiScope).map(([name, scope]) => [scope, name]));

  const clientWith = (token: string): GraphqlClient => {
    const client = new GraphqlClient(app.url);
    client.accessToken = token;
    return client;
  };

  async function keyWith(scope: ApiScope): Promise<Program> {
    const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }`;
    const { createApiKey } = await market.people.host.query<{ createApiKey: { secret: string } }>(create, {
      input: { name: `Clave ${scope}`, scopes: [NAMES[scope]], password: DEMO_PASSWORD },
    });
    return { name: `key ${scope}`, client: clientWith(createApiKey.secret), scopes: [scope] };
  }

  async function tokenWith(scope: ApiScope): Promise<Program> {
    const made = await makeApp(market.people.host, {
      name: `App ${scope}`,
      scopes: [NAMES[scope]],
      password: DEMO_PASSWORD,
    });
    const { verifier, codeChallenge } = pkce();
    const uri = await allow(market.people.host, consentInput(made.partnerApp.id, codeChallenge, { scope }));
    const { body } = await sendForm(`${app.url}/oauth/token`, {
      grant_type: 'authorization_code',
      code: uri.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      client_id: made.partnerApp.id,
      code_verifier: verifier,
    });
    return { name: `token ${scope}`, client: clientWith(body.access_token), scopes: [scope] };
  }

  interface Refused {
    readonly type: string;
    readonly path: Path;
    readonly field: Field;
    /** The scopes that the program lacks for the document. */
    readonly lacking: readonly (ApiScope | null)[];
  }

  /** Every field outside the program's scopes, each by the shortest path through permitted fields. */
  const refusedFields = (program: Program, open: Map<string, Path>, all: Map<string, Path>): Refused[] =>
    types.flatMap(({ name: type }) => {
      const path = open.get(type) ?? all.get(type) ?? [];
      return fieldsOf(type)
        .map((field) => ({
          type,
          path,
          field,
          lacking: [...path.map((step) => step.field), field].map(scopeOf).filter((scope) => !has(program, scope)),
        }))
        .filter(({ lacking }) => lacking.length > 0);
    });

  const neededScopes = new NeededScopes(schema);

  /** Runs the access check itself, which every call passes, for each single field. */
  const unguarded = ({ name, scopes }: Program, refused: readonly Refused[]): string[] =>
    refused.flatMap(({ type, path, field, lacking }) => {
      const { query } = callOf(type, path, [field], market.arguments);
      const missing = neededScopes.missing(parse(query), null, { id: name, scopes: new Set(scopes) });
      return lacking.includes(missing) && missing !== null ? [] : [`${type}.${field.name} with ${name}: ${missing}`];
    });

  /** Sends calls: `fields` of one type together, or each by itself. */
  async function answeredFields(program: Program, refused: readonly (readonly Refused[])[]): Promise<string[]> {
    const wrong: string[] = [];
    for (let at = 0; at < refused.length; at += AT_ONCE) {
      if (at % REFUSED_IN_A_ROW < AT_ONCE) clock.advance({ seconds: REFILL_SECONDS });
      await Promise.all(
        refused.slice(at, at + AT_ONCE).map(async (group) => {
          const [first] = group;
          if (!first) return;
          const { type, path } = first;
          const fields = group.map(({ field }) => field);
          const { status, codes, scope, objects } = await tryFields(program.client, { type, path, fields });
          const isRefused = status === 403 && codes[0] === 'SCOPE_MISSING' && objects.length === 0;
          if (!isRefused || !group.some(({ lacking }) => lacking.includes(scope as ApiScope)))
            wrong.push(
              `${type}.${fields[0]?.name} with ${program.name}: ${status} ${codes.join(' ')} ${String(scope)}`,
            );
        }),
      );
    }
    return wrong;
  }

  /** The fields within its scopes: a program receives the same values as the user it acts for. */
  async function readableFields(program: Program, open: Map<string, Path>): Promise<string[]> {
    const wrong: string[] = [];
    for (const [type, path] of open) {
      if (ROOTS.includes(type)) continue;
      const fields = fieldsOf(type).filter((field) => has(program, scopeOf(field)));
      if (fields.length === 0) continue;
      clock.advance({ seconds: 5 });
      const isRead = path[0]?.type === 'Query';
      const { codes, objects } = await tryFields(program.client, { type, path, fields });
      const refused = codes.filter((code) => ['SCOPE_MISSING', 'TOKEN_INVALID', 'UNAUTHENTICATED'].includes(code));
      if (refused.length > 0 || (isRead && codes.length > 0))
        wrong.push(`${type} with ${program.name}: ${codes.join(' ')}`);
      if (!isRead) continue;
      const own = await tryFields(market.people.host, { type, path, fields });
      for (const { name } of fields) {
        const [given, known] = [objects, own.objects].map((all) => all.some((object) => hasValue(object[name])));
        if (given !== known) wrong.push(`${type}.${name} with ${program.name}: ${given} instead of ${known}`);
      }
    }
    return wrong;
  }

  test('a program reads the same values as its user within its scopes, and every other field is SCOPE_MISSING', async () => {
    const programs: Program[] = [];
    // One scope each, because the database requires at least one for a key.
    for (const scope of Object.values(ApiScope)) programs.push(await keyWith(scope));
    for (const scope of Object.values(ApiScope)) if (scope !== ApiScope.WEBHOOKS) programs.push(await tokenWith(scope));
    const all = shortestPaths(schema, () => true);
    const wrong: string[] = [];
    // One key and one token call every field by itself; for the others, the access check is called directly.
    const callsEach = new Set(
      ['key webhooks', 'token spaces:read'].flatMap((name) => programs.find((one) => one.name === name) ?? []),
    );
    expect(callsEach.size).toBe(2);
    for (const program of programs) {
      // Refilling the buckets of refused calls moves the clock past the end of the session.
      await signInAs(market.people.host, 'host@hueco.test', DEMO_PASSWORD);
      const open = shortestPaths(schema, (_type, field) => has(program, scopeOf(field)));
      const refused = refusedFields(program, open, all);
      const ofTypes = Object.values(
        Object.groupBy(refused, ({ type, field }) => (ROOTS.includes(type) ? `${type}.${field.name}` : type)),
      ).map((group) => group ?? []);
      const calls = callsEach.has(program) ? refused.map((one) => [one]) : ofTypes;
      wrong.push(...(await readableFields(program, open)));
      wrong.push(...unguarded(program, refused), ...(await answeredFields(program, calls)));
    }
    expect(wrong).toEqual([]);
  });
});
