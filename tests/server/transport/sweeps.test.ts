import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseGlobalId, toGlobalId, type GlobalType } from '../../../server/core/graphql/global-id.js';
import { getSchema } from '../../../server/schema.js';
import { createAccount, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { callOf } from '../../support/partners/field-paths.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { anyLeaf, anyValue, rootFields, type Leaf, type RootField } from '../support/root-fields.js';

// General rules for operations, tested with every operation of the schema.

const clock = new FakeClock();
let app: TestApp;
let stranger: GraphqlClient;
beforeAll(async () => {
  app = await createTestApp({ seeded: true, clock });
  await createAccount(app, { email: 'stranger@example.test' });
  stranger = app.visitor();
  await signInAs(stranger, 'stranger@example.test');
});
afterAll(() => app.stop());

/** Operations that end or change the session of the other calls. */
const OF_SESSIONS =
  /^(signOut|signIn|signUp|refreshSession|revoke|resetPassword|changePassword|requestErasure|delete(My)?Account)/;
const roots = (): RootField[] => rootFields().filter(({ field }) => !OF_SESSIONS.test(field.name));

interface Outcome {
  readonly status: number;
  readonly code: string | null;
  readonly data: unknown;
}

/** Calls a root field with all arguments, with scalars from `leaf`. Points refill between two calls. */
async function call({ kind, field }: RootField, leaf: Leaf, client = stranger): Promise<Outcome> {
  clock.advance({ seconds: 1 });
  const type = kind === 'query' ? 'Query' : 'Mutation';
  const values = Object.fromEntries(
    field.args.map((arg) => [arg.name, anyValue(arg.type, arg.name, { leaf, isWhole: true })]),
  );
  const { query, variables } = callOf(type, [], [field], { [`${type}.${field.name}`]: values });
  const { status, errors, data } = await client.send(query, { ...variables });
  return { status, code: errors[0]?.extensions.code ?? null, data: errors.length > 0 ? null : data };
}

/** The names of arguments and input fields that take ids. */
function idSlots(type: GraphQLInputType, name: string): string[] {
  const named = getNamedType(type);
  if (isScalarType(named)) return named.name === 'ID' ? [name] : [];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => idSlots(field.type, field.name));
}

describe('P-34 knowing an id gives no access', () => {
  /** Public records: published, or part of a user's public profile. */
  const PUBLIC = new Set(['User', 'Article', 'City', 'Review']);
  const owned = new Map<GlobalType, string>();

  beforeAll(async () => {
    const { em } = app.context();
    for (const { className, tableName } of em.getMetadata().getAll().values()) {
      if (PUBLIC.has(className)) continue;
      const type = className as GlobalType;
      if (!parseGlobalId(toGlobalId(type, randomUUID()))) continue;
      const where = type === 'Space' ? ` where status = 'draft'` : '';
      const [row] = await em.execute<{ id: string }[]>(`select id from ${tableName}${where} limit 1`);
      if (row) owned.set(type, toGlobalId(type, row.id));
    }
  });

  /** The type in the name of an id field: `bookingId`, `spaceIds`. */
  const typeOf = (slot: string): GlobalType | undefined => {
    const stem = slot.replace(/Ids?$/, '').toLowerCase();
    return [...owned.keys()].find((type) => type.toLowerCase() === stem);
  };

  const leafWith =
    (idOf: (type: GlobalType) => string): Leaf =>
    (type, name) => {
      const meant = type === 'ID' ? typeOf(name) : undefined;
      return meant ? idOf(meant) : anyLeaf(type, name);
    };

  test('every operation with an id answers the same for a foreign id as for an unknown one', async () => {
    const tried: string[] = [];
    const wrong: string[] = [];
    for (const root of roots()) {
      const slots = root.field.args.flatMap((arg) => idSlots(arg.type, arg.name));
      if (!slots.some((slot) => typeOf(slot))) continue;
      tried.push(root.field.name);
      const foreign = await call(
        root,
        leafWith((type) => owned.get(type) ?? ''),
      );
      const unknown = await call(
        root,
        leafWith((type) => toGlobalId(type, randomUUID())),
      );
      if (JSON.stringify(foreign) !== JSON.stringify(unknown))
        wrong.push(`${root.field.name}: ${JSON.stringify(foreign)} and not ${JSON.stringify(unknown)}`);
    }
    expect(tried.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  test('node and nodes return null for foreign ids of every type', async () => {
    const ids = [...owned.values()];
    expect(ids.length).toBeGreaterThan(15);
    for (let at = 0; at < ids.length; at += 50) {
      const some = ids.slice(at, at + 50);
      const { nodes } = await stranger.query<{ nodes: unknown[] }>('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
        ids: some,
      });
      expect(some.filter((_, index) => nodes[index] !== null).map((id) => parseGlobalId(id)?.type)).toEqual([]);
    }
  });
});

describe('P-36 unknown input fields are rejected', () => {
  const FOREIGN = ['role', 'roles', 'hostId', 'userId', 'status', 'isAdmin', '__proto__', 'constructor', 'prototype'];

  /** The inputs nested in an input, including itself, each with its path. */
  function inputsOf(type: GraphQLInputType, at: readonly string[] = []): [GraphQLInputObjectType, readonly string[]][] {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || at.length > 4) return [];
    return [[named, at], ...Object.values(named.getFields()).flatMap((one) => inputsOf(one.type, [...at, one.name]))];
  }

  /** A value of the input with an additional field at the path. */
  function withField(type: GraphQLInputType, [next, ...rest]: readonly string[], foreign: string): unknown {
    const named = getNamedType(type) as GraphQLInputObjectType;
    const value = anyValue(named) as Record<string, unknown>;
    if (next === undefined) return Object.defineProperty({ ...value }, foreign, { value: 'x', enumerable: true });
    const inner = named.getFields()[next]?.type as GraphQLInputType;
    const found = withField(inner, rest, foreign);
    return { ...(named.isOneOf ? {} : value), [next]: String(inner).startsWith('[') ? [found] : found };
  }

  test('in every input of every operation, at any depth', async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const { kind, field } of roots())
      for (const arg of field.args)
        for (const [input, at] of inputsOf(arg.type)) {
          // One of the names for each input, because GraphQL validates all of them alike.
          const foreign = FOREIGN[tried % FOREIGN.length] ?? '';
          tried += 1;
          if (foreign in input.getFields()) continue;
          clock.advance({ seconds: 1 });
          const type = kind === 'query' ? 'Query' : 'Mutation';
          const { query, variables } = callOf(type, [], [field], {
            [`${type}.${field.name}`]: { [arg.name]: withField(arg.type, at, foreign) },
          });
          const { status, errors } = await stranger.send(query, { ...variables });
          if (status !== 400 || errors[0]?.extensions.code !== 'BAD_REQUEST')
            wrong.push(`${field.name} ${at.join('.')} ${foreign}: ${status} ${errors[0]?.extensions.code}`);
        }
    expect(tried).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('P-45 SQL injection', () => {
  const TEXTS = [
    `' OR '1'='1' --`,
    `1); drop table users; --`,
    `\\'; select pg_sleep(6); --`,
    `%' union select email from users --`,
  ];

  test('SQL in any text or id argument of any operation causes no error, delay or change', async () => {
    const wrong: string[] = [];
    for (const [index, root] of roots().entries()) {
      const text = TEXTS[index % TEXTS.length] ?? '';
      const id = toGlobalId('Space', randomUUID());
      const begun = performance.now();
      for (const [kind, value] of [
        ['text', text],
        ['id', `${id}${text}`],
      ] as const) {
        const leaf: Leaf = (type, name) =>
          (kind === 'text' && type === 'String') || (kind === 'id' && type === 'ID') ? value : anyLeaf(type, name);
        const { status, code } = await call(root, leaf);
        if (status >= 500 || code === 'INTERNAL' || code === 'QUERY_TIMEOUT')
          wrong.push(`${root.field.name} with ${value}: ${status} ${code}`);
      }
      if (performance.now() - begun > 5_000) wrong.push(`${root.field.name} took long`);
    }
    expect(wrong).toEqual([]);
    const [row] = await app.context().em.execute<{ count: string }[]>('select count(*) from users');
    expect(Number(row?.count)).toBeGreaterThan(10);
  });

  test('sort arguments are enums, never texts', () => {
    const orders = Object.values(getSchema().getTypeMap()).flatMap((type) => {
      if (!isObjectType(type)) return [];
      const args = Object.values(type.getFields()).flatMap((field) => field.args);
      return args.filter(({ name }) => /^(sort|order(By)?)$/.test(name));
    });
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.filter(({ type }) => !isEnumType(getNamedType(type)))).toEqual([]);
  });
});
