import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAFF_ROLES, type Role } from '../../../server/core/roles.js';
import { actsOf, STAFF_ACTS, type StaffAct } from '../../../server/core/staff-acts.js';
import { createAccount, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { codeOfCall, rootFields, type RootField } from '../support/root-fields.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

interface StaffField extends RootField {
  readonly act: StaffAct;
}

/** Every root field of the API that belongs to an act of the staff. */
const staffFields = (): StaffField[] =>
  rootFields().flatMap((one) => {
    const act = one.field.extensions['staffAct'] as StaffAct | undefined;
    return act ? [{ ...one, act }] : [];
  });

const NOBODY = 'nobody';
const people = new Map<Role | typeof NOBODY, GraphqlClient>();
/** Advanced between calls, so that no caller runs out of points. */
const clock = new FakeClock();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ clock });
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

  test('the API has fields for staff acts, and admin may run each of them', () => {
    expect(fields.length).toBeGreaterThan(20);
    for (const { by } of Object.values(STAFF_ACTS)) expect(by).toContain('admin');
  });

  test.each(fields.map((one) => [one.act, one.field.name, one] as const))(
    '%s: %s is allowed to its sub-roles only',
    async (act, _name, one) => {
      clock.advance({ seconds: 5 });
      for (const [role, client] of people) {
        const isAllowed = role !== NOBODY && (STAFF_ACTS[act].by as readonly Role[]).includes(role);
        const code = await codeOfCall(client, one);
        if (isAllowed) expect(code, role).not.toBe('FORBIDDEN');
        else expect(code, role).toBe('FORBIDDEN');
      }
    },
  );

  test('the viewer reads the acts of their sub-roles', async () => {
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
  test('end eight hours after the sign-in even if refreshed', async () => {
    const REFRESH =
      'mutation ($refreshToken: String) { refreshSession(input: { refreshToken: $refreshToken }) { refreshToken } }';
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
