import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { awaitMail, createAccount, signInAs, signInAsAdmin } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { SEND } from '../../support/messages.js';
import { newPerson, publishedSpace, saveDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
// Imported after the app, which loads the metadata support that decorators need.
import { MERGED_COLUMNS } from '../../../server/features/admin/people/merge/merged-columns.rules.js';
import { STAYING_COLUMNS } from './staying-columns.js';

const PERSON = 'query ($id: ID!) { person(id: $id) { state timeline { action reason } } }';
const PREVIEW = `query ($input: MergePreviewInput!) { mergePreview(input: $input) { into { id } moves { kind count } blockers { kind reference } } }`;
const MERGE = 'mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { person { id } } }';
const STATEMENT = 'Son dos cuentas de la misma persona: la segunda la hizo por error.';
const ADD_FAVORITE = 'mutation ($spaceId: ID!) { addFavorite(input: { spaceId: $spaceId }) { spaceId } }';
const LISTS = '{ favoriteLists { id name count } }';
const CREATE_LIST =
  'mutation ($name: String!, $key: String!) { createFavoriteList(input: { name: $name, idempotencyKey: $key }) { favoriteList { id } } }';
const MOVE_FAVORITE =
  'mutation ($spaceId: ID!, $from: ID!, $to: ID!) { moveFavorite(input: { spaceId: $spaceId, fromListId: $from, toListId: $to, staysHere: true }) { favorite { id } } }';
const SHARE_LIST = 'mutation ($id: ID!) { shareFavoriteList(input: { listId: $id }) { favoriteList { shareToken } } }';
const SHARED_LIST = 'query ($token: String!) { sharedFavoriteList(token: $token) { name count } }';

interface Person {
  readonly id: string;
  readonly uuid: string;
  readonly email: string;
}
interface Lists {
  readonly favoriteLists: readonly { readonly id: string; readonly name: string | null; readonly count: number }[];
}

let app: TestApp;
const staff = {} as Record<'admin' | 'support' | 'moderator', GraphqlClient>;

beforeAll(async () => {
  app = await createTestApp({ background: true });
  for (const role of ['admin', 'support', 'moderator'] as const) {
    staff[role] = app.visitor();
    await signInAsAdmin(app, staff[role], `${role}@example.com`, role);
  }
});
afterAll(() => app.stop());

async function makePerson(fullName = 'Ignacio Gómez Rey'): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const uuid = await createAccount(app, { email, fullName });
  return { id: toGlobalId('Person', uuid), uuid, email };
}

const personOf = async (id: string) =>
  (
    await staff.admin.query<{ person: { state: string; timeline: { action: string; reason: string | null }[] } }>(
      PERSON,
      { id },
    )
  ).person;

const merge = (client: GraphqlClient, input: Record<string, unknown>) => client.send(MERGE, { input });

const inputOf = (goes: Person, stays: Person) => ({
  personId: goes.id,
  intoEmail: stays.email,
  statement: STATEMENT,
  confirmation: 'Ignacio Gómez Rey',
});

describe('P9 merging two accounts of one person', () => {
  const preview = async (client: GraphqlClient, personId: string, intoEmail: string) =>
    (
      await client.query<{ mergePreview: { moves: object[]; blockers: { kind: string }[]; into: { id: string } } }>(
        PREVIEW,
        { input: { personId, intoEmail } },
      )
    ).mergePreview;

  test('moves everything to the other account, ends the sessions and is recorded', async () => {
    const [goes, stays] = [await makePerson(), await makePerson('Ignacio Gómez')];
    const [client, kept] = [app.visitor(), app.visitor()];
    await signInAs(client, goes.email);
    await signInAs(kept, stays.email);
    const host = await newPerson(app, `${randomUUID()}@example.com`, ['host']);
    const spaceId = await publishedSpace(app, host);
    await saveDraft(client, { title: 'Un trastero que empecé a publicar' });
    for (const one of [client, kept])
      await one.query(SEND, {
        input: { spaceId, body: `¿Sigue libre? ${randomUUID()}`, idempotencyKey: randomUUID() },
      });
    await client.query('mutation ($id: ID!) { addFavorite(input: { spaceId: $id }) { __typename } }', { id: spaceId });
    const input = inputOf(goes, stays);
    expect(await preview(staff.admin, goes.id, stays.email)).toEqual({
      into: { id: stays.id },
      blockers: [],
      moves: expect.arrayContaining([
        { kind: 'SPACES', count: 1 },
        { kind: 'FAVORITES', count: 1 },
      ]),
    });
    expect((await personOf(goes.id)).state).toBe('ACTIVE');
    const codeOf = async (sent: Promise<{ errors: readonly { extensions: { code: string } }[] }>) =>
      (await sent).errors[0]?.extensions.code;
    expect(await codeOf(merge(staff.moderator, input))).toBe('FORBIDDEN');
    expect(await codeOf(merge(staff.admin, { ...input, confirmation: 'Otro' }))).toBe('VALIDATION_FAILED');
    const wrong = { ...input, intoEmail: 'nobody@example.com' };
    expect(await codeOf(merge(staff.admin, wrong))).toBe('VALIDATION_FAILED');
    expect((await merge(staff.admin, input)).errors).toEqual([]);

    expect((await personOf(goes.id)).state).toBe('ERASED');
    expect(await client.codeOf('{ mySpaces(first: 5) { edges { node { id } } } }')).toBe('TOKEN_INVALID');
    const own = await kept.query<Record<string, { edges: { node: { title?: string } }[] }>>(
      '{ mySpaces(first: 5) { edges { node { title } } } conversations(first: 5) { edges { node { id } } } }',
    );
    expect(own['mySpaces']?.edges).toHaveLength(1);
    // Both accounts had asked about one space, so their messages become one conversation.
    expect(own['conversations']?.edges).toHaveLength(1);
    const { db } = app.context();
    const left = await db.selectFrom('Message').select('id').where('senderId', '=', goes.uuid).execute();
    expect(left).toEqual([]);
    expect((await personOf(stays.id)).timeline[0]).toMatchObject({
      action: 'user.merged',
      reason: STATEMENT,
    });
    expect((await awaitMail(app, stays.email)).text).toContain(STATEMENT);
  });

  test('merges favorite lists of the same name without duplicates and keeps shared links working', async () => {
    const [goes, stays] = [await makePerson(), await makePerson('Ignacio Gómez')];
    const host = await newPerson(app, `${randomUUID()}@example.com`, ['host']);
    const [one, two] = [await publishedSpace(app, host), await publishedSpace(app, host)];
    const fill = async ({ email }: Person, names: readonly string[], spaceIds: readonly string[]) => {
      const client = app.visitor();
      await signInAs(client, email);
      for (const spaceId of spaceIds) await client.query(ADD_FAVORITE, { spaceId });
      const from = (await client.query<Lists>(LISTS)).favoriteLists[0]?.id;
      for (const name of names) {
        const { createFavoriteList } = await client.query<{ createFavoriteList: { favoriteList: { id: string } } }>(
          CREATE_LIST,
          { name, key: randomUUID() },
        );
        for (const spaceId of spaceIds)
          await client.query(MOVE_FAVORITE, { spaceId, from, to: createFavoriteList.favoriteList.id });
      }
      return client;
    };
    const going = await fill(goes, ['Mudanza', 'Verano'], [one, two]);
    const kept = await fill(stays, ['mudanza'], [one]);
    const { favoriteLists } = await going.query<Lists>(LISTS);
    const { shareFavoriteList } = await going.query<{ shareFavoriteList: { favoriteList: { shareToken: string } } }>(
      SHARE_LIST,
      { id: favoriteLists.find(({ name }) => name === 'Mudanza')?.id },
    );
    expect((await merge(staff.admin, inputOf(goes, stays))).errors).toEqual([]);
    expect((await kept.query<Lists>(LISTS)).favoriteLists.map(({ name, count }) => [name, count])).toEqual([
      [null, 2],
      // Oldest first.
      ['Verano', 2],
      ['mudanza', 2],
    ]);
    const { sharedFavoriteList } = await app
      .visitor()
      .query<{ sharedFavoriteList: object | null }>(SHARED_LIST, { token: shareFavoriteList.favoriteList.shareToken });
    expect(sharedFavoriteList).toMatchObject({ name: 'mudanza', count: 2 });
  });

  test('is rejected with the reasons when the books, dealings with each other or a staff role prevent it', async () => {
    const [goes, stays] = [await makePerson(), await makePerson('Ignacio Gómez')];
    const [client, host] = [app.visitor(), app.visitor()];
    await signInAs(client, goes.email);
    await app.asOwner(`insert into user_roles (user_id, role) values ($1, 'host')`, [stays.uuid]);
    await signInAs(host, stays.email);
    const spaceId = await publishedSpace(app, host);
    await client.query(SEND, { input: { spaceId, body: '¿Sigue libre?', idempotencyKey: randomUUID() } });
    await app.asOwner(`insert into credits (user_id, reason, amount_cents) values ($1, 'staff', 500)`, [goes.uuid]);
    const { blockers, moves } = await preview(staff.admin, goes.id, stays.email);
    expect(blockers.map(({ kind }) => kind)).toEqual(['BOOKS', 'DEALINGS']);
    expect(moves).toEqual([]);
    const input = inputOf(goes, stays);
    const [refused] = (await merge(staff.admin, input)).errors;
    expect(refused?.extensions).toMatchObject({ code: 'MERGE_REFUSED', params: { reasons: ['books', 'dealings'] } });
    const { blockers: withStaff } = await preview(staff.admin, goes.id, 'support@example.com');
    expect(withStaff.map(({ kind }) => kind)).toContain('STAFF');
  });

  test('every column that references an account is listed as moved or as staying', async () => {
    const { em } = app.context();
    const rows = await em.execute<{ name: string }[]>(
      `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`,
    );
    const metadata = em.getMetadata();
    const moved = MERGED_COLUMNS.map(({ table, column }) => {
      const { tableName, properties } = metadata.getByClassName(table as never);
      return `${tableName}.${(properties as Record<string, { fieldNames: string[] }>)[column]?.fieldNames[0] ?? ''}`;
    });
    const known = [...moved, ...Object.values(STAYING_COLUMNS).flat()];
    expect(new Set(known).size).toBe(known.length);
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});
