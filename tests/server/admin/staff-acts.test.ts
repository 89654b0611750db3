import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAFF_ROLES, type Role } from '../../../server/core/roles.js';
import { actsOf, STAFF_ACTS, type StaffAct } from '../../../server/core/staff-acts.js';
import { getSchema } from '../../../server/schema.js';
import { createAccount, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

interface StaffField {
  readonly act: StaffAct;
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** Every root field of the API that belongs to an act of the staff. */
function staffFields(): StaffField[] {
  const schema = getSchema();
  return (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => {
      const act = field.extensions['staffAct'] as StaffAct | undefined;
      return act ? [{ act, kind, field }] : [];
    }),
  );
}

/** A value that passes GraphQL's own check of a type, and names nothing that exists. */
function anyValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return [anyValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, anyValue(field.type)]),
    );
  const sample: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, DateTimeISO: '2027-01-01T00:00:00Z' };
  return sample[type.name] ?? (type.name.endsWith('Date') ? '2027-01-01' : 'none');
}

/** Calls a root field with such values; the code of its error, or null. */
async function codeOfCall(client: GraphqlClient, { kind, field }: StaffField): Promise<string | null> {
  const needed = field.args.filter(({ type }) => isNonNullType(type));
  const declared = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const { errors } = await client.send(
    `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    Object.fromEntries(needed.map(({ name, type }) => [name, anyValue(type)])),
  );
  return errors[0]?.extensions.code ?? null;
}

const NOBODY = 'nobody';
const people = new Map<Role | typeof NOBODY, GraphqlClient>();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  for (const role of STAFF_ROLES) {
    const client = app.visitor();
    await signInAsAdmin(app, client, `${role}@example.com`, role);
    people.set(role, client);
  }
  const renter = app.visitor();
  await createAccount(app, { email: 'renter@example.com' });
  await signInAs(renter, 'renter@example.com');
  people.set(NOBODY, renter);
});
afterAll(() => app.stop());

describe('P9 every act × every sub-role', () => {
  const fields = staffFields();

  test('the API has root fields for acts, and the table names whoever may do each', () => {
    expect(fields.length).toBeGreaterThan(20);
    for (const { by } of Object.values(STAFF_ACTS)) expect(by).toContain('admin');
  });

  test.each(fields.map((one) => [one.act, one.field.name, one] as const))(
    '%s: %s is allowed to the sub-roles of the table and refused to all others',
    async (act, _name, one) => {
      for (const [role, client] of people) {
        const isAllowed = role !== NOBODY && (STAFF_ACTS[act].by as readonly Role[]).includes(role);
        const code = await codeOfCall(client, one);
        if (isAllowed) expect(code, role).not.toBe('FORBIDDEN');
        else expect(code, role).toBe('FORBIDDEN');
      }
    },
  );

  test('the viewer is told the acts of their sub-roles', async () => {
    for (const [role, client] of people) {
      const { viewer } = await client.query<{ viewer: { isStaff: boolean; staffActs: string[] } }>(
        '{ viewer { isStaff staffActs } }',
      );
      expect(viewer).toEqual({
        isStaff: role !== NOBODY,
        staffActs: role === NOBODY ? [] : actsOf([role as Role]),
      });
    }
  });
});

describe('P9 sessions of the staff', () => {
  test('end eight hours after the sign-in, however often they are refreshed', async () => {
    const REFRESH = 'mutation ($refreshToken: String) { refreshSession(refreshToken: $refreshToken) { refreshToken } }';
    const clock = new FakeClock();
    const own = await createTestApp({ clock, databaseUrl: app.databaseUrl });
    try {
      const client = own.visitor();
      const email = 'hours@example.com';
      await createAccount(own, { email, roles: ['renter', 'support'] });
      let { refreshToken } = await signInAs(client, email, undefined, true);
      const refreshAfter = async (hours: number): Promise<boolean> => {
        clock.advance({ hours });
        const { refreshSession } = await client.query<{ refreshSession: { refreshToken: string } | null }>(REFRESH, {
          refreshToken,
        });
        refreshToken = refreshSession?.refreshToken ?? refreshToken;
        return refreshSession !== null;
      };
      expect(await refreshAfter(7)).toBe(true);
      expect(await refreshAfter(0.9)).toBe(true);
      expect(await refreshAfter(0.2)).toBe(false);
    } finally {
      await own.stop();
    }
  });
});
