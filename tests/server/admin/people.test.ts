import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { endSuspensions } from '../../../server/features/accounts/measures/end-suspensions.js';
import { requireNotLimited } from '../../../server/features/accounts/measures/limits.js';
import { MeasureKind } from '../../../server/features/accounts/measures/measure.enums.js';
import type { Role } from '../../../server/core/roles.js';
import { awaitMail, createAccount, mailsTo, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { fewestQueries } from '../../support/query-counter.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const PEOPLE = `query ($filter: PeopleFilter, $first: Int, $after: String) {
  people(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id fullName maskedEmail roles level spaceCount bookingCount yearCents warningCount state lastActiveAt } } } }`;
const PERSON = `query ($id: ID!) { person(id: $id) { id fullName state availableActs warningCount
  measures { kind reason statement isOpen endsAt staffName }
  latestBookings { id } latestSpaces { id } notes { body authorName } timeline { action reason actorName before after } } }`;
const STATEMENT = 'Los mensajes del 2 de noviembre piden pagar fuera de Hueco.';

interface PersonView {
  readonly state: string;
  readonly availableActs: readonly string[];
  readonly measures: readonly Record<string, unknown>[];
  readonly notes: readonly Record<string, unknown>[];
  readonly timeline: readonly { action: string; reason: string | null; actorName: string | null }[];
}

const clock = new FakeClock();
let app: TestApp;
const staff = {} as Record<'admin' | 'support' | 'moderator', GraphqlClient>;

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
  for (const role of ['admin', 'support', 'moderator'] as const) {
    staff[role] = app.visitor();
    await signInAsAdmin(app, staff[role], `${role}@example.com`, role);
  }
});
afterAll(() => app.stop());

async function makePerson(fullName = 'Ignacio Gómez Rey'): Promise<{ id: string; uuid: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const uuid = await createAccount(app, { email, fullName });
  return { id: toGlobalId('Person', uuid), uuid, email };
}

async function personAs(client: GraphqlClient, id: string): Promise<PersonView> {
  return (await client.query<{ person: PersonView }>(PERSON, { id })).person;
}

const INPUTS: Readonly<Record<string, string>> = {
  restorePerson: 'PersonStatementInput',
  resetVerification: 'PersonStatementInput',
  revealEmail: 'PersonIdInput',
};
const PAYLOADS: Readonly<Record<string, string>> = { revealEmail: 'email', writeStaffNote: 'note { body }' };

function act(client: GraphqlClient, name: string, input: Record<string, unknown>) {
  const type = INPUTS[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return client.send(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${PAYLOADS[name] ?? 'person { id }'} } }`,
    { input },
  );
}

describe('P9 the list of people', () => {
  test('finds by name without accents and by full email, filters by role and state, and paginates', async () => {
    const { email, id } = await makePerson('Óscar Ibáñez de la Peña');
    const found = async (filter: Record<string, unknown>): Promise<string[]> => {
      const { people } = await staff.support.query<{ people: { edges: { node: { id: string } }[] } }>(PEOPLE, {
        filter,
      });
      return people.edges.map(({ node }) => node.id);
    };
    expect(await found({ query: 'ibanez' })).toEqual([id]);
    expect(await found({ query: email.slice(0, 20) })).toEqual([]);
    expect(await found({ query: email })).toEqual([id]);
    expect(await found({ query: '50%' })).toEqual([]);
    expect(await found({ role: 'MODERATOR' })).toHaveLength(1);
    expect(await found({ query: 'ibanez', state: 'SUSPENDED' })).toEqual([]);
    const page = await staff.support.query<{
      people: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; edges: unknown[] };
    }>(PEOPLE, { first: 1 });
    expect(page.people).toMatchObject({ pageInfo: { hasNextPage: true } });
    const next = await staff.support.query<{ people: { edges: { node: { id: string } }[] } }>(PEOPLE, {
      first: 1,
      after: page.people.pageInfo.endCursor,
    });
    expect(next.people.edges).not.toEqual(page.people.edges);
  });

  test('masks the email until it is revealed, and records the reveal', async () => {
    const { id, email } = await makePerson();
    const { people } = await staff.support.query<{ people: { edges: { node: { maskedEmail: string } }[] } }>(PEOPLE, {
      filter: { query: email },
    });
    expect(people.edges[0]?.node.maskedEmail).toBe(`${email.slice(0, 2)}···@example.com`);
    const { data } = await act(staff.support, 'revealEmail', { personId: id });
    expect(data).toEqual({ revealEmail: { email } });
    expect((await personAs(staff.support, id)).timeline[0]).toMatchObject({ action: 'user.email_revealed' });
  });

  test('has a constant number of statements with 2,000 people', async () => {
    const { db } = app.context();
    const at = clock.now();
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      email: `many-${index}@example.com`,
      fullName: `Persona Número ${index}`,
      passwordHash: '!',
      termsVersion: 'test',
      termsAcceptedAt: at,
      createdAt: new Date(at.getTime() - index * 1000),
    }));
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('User')
        .values(rows.slice(from, from + 500))
        .execute();
    const count = async (first: number): Promise<number> =>
      fewestQueries(app, () => staff.admin.query(PEOPLE, { first }));
    expect(await count(50)).toBe(await count(1));
    expect(await count(50)).toBeLessThanOrEqual(4);
  });
});

describe('P9 staff acts on people', () => {
  /** Every act with its input and the entry it leaves; the table of acts defines who may run it. */
  const REASONS = { reason: 'CONTACT_OUTSIDE', statement: STATEMENT };
  const ACTS = [
    ['warnPerson', {}, 'user.warned', ['admin', 'support', 'moderator']],
    ['limitPerson', { kinds: ['LIMIT_MESSAGES'], days: 7 }, 'user.limited', ['admin', 'moderator']],
    ['suspendPerson', { days: 7 }, 'user.suspended', ['admin', 'moderator']],
    ['banPerson', { confirmation: 'ignacio gómez rey' }, 'user.banned', ['admin']],
  ] as const;

  test.each(ACTS)(
    '%s is recorded with before, after and reason and mailed; for other roles it is rejected and not recorded',
    async (name, more, action, by) => {
      for (const role of ['support', 'moderator', 'admin'] as const) {
        const { id, uuid, email } = await makePerson();
        const { errors } = await act(staff[role], name, { personId: id, ...REASONS, ...more });
        const { db } = app.context();
        const entries = await db.selectFrom('AuditEntry').selectAll().where('objectId', '=', uuid).execute();
        if (!(by as readonly string[]).includes(role)) {
          expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
          expect(entries).toEqual([]);
          continue;
        }
        expect(errors).toEqual([]);
        expect(entries).toEqual([expect.objectContaining({ action, reason: STATEMENT })]);
        expect(entries[0]?.before).not.toBeNull();
        expect(entries[0]?.after).not.toBeNull();
        expect((await awaitMail(app, email)).text).toContain(STATEMENT);
      }
    },
  );

  test('staff cannot act on themselves or other staff; a short statement and a wrong confirmation are rejected at their fields', async () => {
    const own = await app
      .context()
      .db.selectFrom('User')
      .select('id')
      .where('email', '=', 'admin@example.com')
      .executeTakeFirstOrThrow();
    const other = await app
      .context()
      .db.selectFrom('User')
      .select('id')
      .where('email', '=', 'support@example.com')
      .executeTakeFirstOrThrow();
    for (const { id } of [own, other]) {
      const { errors } = await act(staff.admin, 'warnPerson', { personId: toGlobalId('Person', id), ...REASONS });
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const { id } = await makePerson();
    const { errors } = await act(staff.admin, 'warnPerson', { personId: id, ...REASONS, statement: 'corto' });
    expect(errors[0]?.extensions.fields?.[0]).toMatchObject({ path: 'statement', code: 'TEXT_LENGTH' });
    const wrong = await act(staff.admin, 'banPerson', { personId: id, ...REASONS, confirmation: 'Otra Persona' });
    expect(wrong.errors[0]?.extensions.fields?.[0]).toMatchObject({ path: 'confirmation', code: 'NAME_NOT_TYPED' });
  });

  test('the preview equals the mail to the person', async () => {
    const { id, email } = await makePerson();
    const input = { personId: id, ...REASONS, kinds: ['LIMIT_BOOKINGS'], days: 30 };
    const { measurePreview } = await staff.moderator.query<{ measurePreview: { subject: string; text: string } }>(
      `query ($input: MeasurePreviewInput!) { measurePreview(input: $input) { subject text } }`,
      { input },
    );
    await act(staff.moderator, 'limitPerson', { personId: id, ...REASONS, kinds: ['LIMIT_BOOKINGS'], days: 30 });
    const mail = await awaitMail(app, email);
    // The decision also creates its public page.
    const text = mail.text.replace(/(?<=\/decision)\/[\w-]+/, '');
    expect({ subject: mail.subject, text }).toEqual(measurePreview);
    expect(mail.text).toContain('pedir reservas');
    expect(mail.text).toContain('Contacto o pagos fuera de Hueco');
  });

  test('a suspension ends after its days, and the person can sign in again', async () => {
    const { id, email } = await makePerson();
    const person = app.visitor();
    await signInAs(person, email);
    await act(staff.moderator, 'suspendPerson', { personId: id, ...REASONS, days: 7 });
    expect(await person.codeOf('{ mySessions { id } }')).toBe('TOKEN_INVALID');
    expect((await personAs(staff.admin, id)).state).toBe('SUSPENDED');
    clock.advance({ days: 6 });
    await endSuspensions(app.context());
    await signInAgain();
    expect((await personAs(staff.admin, id)).state).toBe('SUSPENDED');
    clock.advance({ days: 1, minutes: 1 });
    await endSuspensions(app.context());
    await signInAgain();
    expect((await personAs(staff.admin, id)).state).toBe('ACTIVE');
    await signInAs(app.visitor(), email);
    expect((await mailsTo(app, email)).length).toBeGreaterThanOrEqual(1);
  });

  test('a ban is lifted by an admin, not by a moderator', async () => {
    const { id } = await makePerson();
    await act(staff.admin, 'banPerson', { personId: id, ...REASONS, confirmation: 'Ignacio Gómez Rey' });
    const restore = { personId: id, statement: 'La revisión le da la razón a la persona.' };
    expect((await act(staff.moderator, 'restorePerson', restore)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await act(staff.admin, 'restorePerson', restore)).errors).toEqual([]);
    const person = await personAs(staff.admin, id);
    expect(person.state).toBe('ACTIVE');
    expect(person.timeline.map(({ action }) => action)).toEqual(['user.restored', 'user.banned']);
    expect(person.measures[0]).toMatchObject({ kind: 'BAN', isOpen: false });
  });

  test('a limit blocks its part of the product until it is lifted', async () => {
    const { id, email, uuid } = await makePerson();
    await act(staff.moderator, 'limitPerson', { personId: id, ...REASONS, kinds: ['LIMIT_BOOKINGS'], days: 7 });
    await expect(requireNotLimited(app.context(), uuid, MeasureKind.LIMIT_BOOKINGS)).rejects.toMatchObject({
      message: 'ACCOUNT_LIMITED',
    });
    await requireNotLimited(app.context(), uuid, MeasureKind.LIMIT_MESSAGES);
    const person = app.visitor();
    await signInAs(person, email);
    expect((await personAs(staff.admin, id)).state).toBe('LIMITED');
    const lifted = { personId: id, kind: 'LIMIT_BOOKINGS', statement: 'Ha borrado los mensajes y pedido perdón.' };
    expect((await act(staff.moderator, 'liftPersonLimit', lifted)).errors).toEqual([]);
    await requireNotLimited(app.context(), uuid, MeasureKind.LIMIT_BOOKINGS);
  });

  test('changing staff roles ends the sessions of the person and requires an admin', async () => {
    const { id, email, uuid } = await makePerson();
    const person = app.visitor();
    await signInAs(person, email);
    const input = { personId: id, staffRoles: ['SUPPORT'], statement: 'Empieza hoy en el equipo de soporte.' };
    expect((await act(staff.moderator, 'changePersonRoles', input)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await act(staff.admin, 'changePersonRoles', input)).errors).toEqual([]);
    const roles = await app.context().db.selectFrom('UserRole').select('role').where('userId', '=', uuid).execute();
    expect(roles.map(({ role }) => role).toSorted()).toEqual(['renter', 'support'] as Role[]);
    expect(await person.codeOf('{ mySessions { id } }')).toBe('TOKEN_INVALID');
    const renter = { ...input, staffRoles: ['RENTER'] };
    expect((await act(staff.admin, 'changePersonRoles', renter)).errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  test('resetting a verification mails the reasons alone, without the notice that a document has expired', async () => {
    const { id, uuid, email } = await makePerson();
    const { db } = app.context();
    const at = clock.now();
    await db
      .insertInto('Verification')
      .values({
        userId: uuid,
        kind: 'identity',
        status: 'approved',
        documentType: 'dni',
        submittedAt: at,
        decidedAt: at,
        createdAt: at,
      } as never)
      .execute();
    await db.updateTable('User').set({ phoneVerifiedAt: at, identityVerifiedAt: at }).where('id', '=', uuid).execute();
    expect((await act(staff.moderator, 'resetVerification', { personId: id, statement: STATEMENT })).errors).toEqual(
      [],
    );
    expect((await awaitMail(app, email)).text).toContain(STATEMENT);
    await app.settle();
    const after = await db
      .selectFrom('User as u')
      .innerJoin('Verification as v', 'v.userId', 'u.id')
      .select(['u.identityVerifiedAt', 'v.status'])
      .where('u.id', '=', uuid)
      .execute();
    expect(after).toEqual([{ identityVerifiedAt: null, status: 'expired' }]);
    expect(await db.selectFrom('Notification').select('type').where('userId', '=', uuid).execute()).toEqual([]);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('staff notes are stored with their author', async () => {
    const { id } = await makePerson();
    expect((await act(staff.support, 'writeStaffNote', { subjectId: id, body: 'Pedida copia.' })).errors).toEqual([]);
    expect((await personAs(staff.support, id)).notes).toEqual([
      { body: 'Pedida copia.', authorName: 'Marta Ruiz Soler' },
    ]);
  });
});

/** Moves the clock past the end of the staff's tokens. */
async function signInAgain(): Promise<void> {
  await signInAsAdmin(app, staff.admin, 'admin@example.com');
  await signInAsAdmin(app, staff.moderator, 'moderator@example.com');
  await signInAsAdmin(app, staff.support, 'support@example.com');
}
