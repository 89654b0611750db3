import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { eraseSpacesOf } from '../../../server/features/privacy/erasure/erase-spaces.js';
import { newPerson, publishedSpace, saveDraft, uuidOf, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

interface Answer {
  readonly space: { readonly id: string } | null;
  readonly goneSpace: {
    readonly type: string | null;
    readonly city: string | null;
    readonly instead: readonly { readonly id: string; readonly type: string; readonly city: string }[];
  } | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.stop());

const look = (id: string) =>
  app
    .visitor()
    .query<Answer>(
      'query ($id: ID!) { space(id: $id) { id } goneSpace(id: $id) { type city instead { id type city } } }',
      { id },
    );
const execute = (sql: string, ...values: unknown[]) => app.context().em.execute(sql, values);

const WAYS: Record<string, (spaceId: string) => Promise<unknown>> = {
  paused: (id) => execute(`update spaces set status = 'paused' where id = ?`, id),
  archived: (id) => execute(`update spaces set status = 'archived' where id = ?`, id),
  suspended: (id) => execute(`update spaces set status = 'suspended' where id = ?`, id),
  'of a suspended host': (id) =>
    execute('update users set suspended_at = now() where id = (select host_id from spaces where id = ?)', id),
  'of a host without the required details': (id) =>
    execute(
      'insert into host_data_requests (user_id, asked_at, reminded_at, unlisted_at) select host_id, now(), now(), now() from spaces where id = ?',
      id,
    ),
};

describe('P11 an unavailable space', () => {
  test.each(Object.keys(WAYS))('%s is not readable and lists similar spaces nearby', async (way) => {
    const host = await newPerson(app, `${way.replaceAll(' ', '-')}@example.test`, ['host']);
    const id = await publishedSpace(app, host);
    expect(await look(id)).toEqual({ space: { id }, goneSpace: null });
    await WAYS[way]?.(uuidOf(id));
    await execute('delete from space_search where id = ?', uuidOf(id));
    const { space, goneSpace } = await look(id);
    expect(space).toBeNull();
    expect(goneSpace).toMatchObject({ type: 'STORAGE', city: 'Madrid' });
    expect(goneSpace?.instead).toHaveLength(8);
    expect(
      goneSpace?.instead.every(({ id: other, type, city }) => other !== id && type === 'STORAGE' && city === 'Madrid'),
    ).toBe(true);
  });

  test('of an erased host has no city, and still lists other spaces', async () => {
    const host = await newPerson(app, 'left@example.test', ['host']);
    const id = await publishedSpace(app, host);
    const [row] = await app
      .context()
      .em.execute<{ host_id: string }[]>('select host_id from spaces where id = ?', [uuidOf(id)]);
    const context = app.context();
    await context.em.transactional((em) =>
      eraseSpacesOf({ ...context, em: em as typeof context.em }, row?.host_id ?? ''),
    );
    expect((await look(id)).goneSpace).toMatchObject({ city: null, instead: { length: 8 } });
  });

  test('a draft and an unknown id are not reported as gone', async () => {
    const host = await newPerson(app, 'drafts@example.test', ['host']);
    for (const id of [
      await saveDraft(host, wholeDraft()),
      toGlobalId('Space', '00000000-0000-4000-8000-000000000000'),
      toGlobalId('User', '00000000-0000-4000-8000-000000000000'),
      'spc_x',
      "'",
    ]) {
      expect(await look(id)).toEqual({ space: null, goneSpace: null });
    }
  });
});
