import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../support/accounts.js';
import { START, stay, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { uuidOf } from '../../support/spaces.js';

const command = (name: string) => `mutation ($id: ID!) { ${name}(input: { spaceId: $id }) { space { id } } }`;
const decision = (name: string) =>
  `mutation ($id: ID!) { ${name}(input: { spaceId: $id, statement: "El anuncio no es cierto." }) { space { id } } }`;
const [PAUSE, RESUME, HIDE, SHOW] = [
  command('pauseSpace'),
  command('resumeSpace'),
  decision('hideSpace'),
  decision('showSpace'),
];

const world = useWorld();

const sql = sqlOf(world);
const statusOf = async (): Promise<string | undefined> =>
  (await sql<{ status: string }>('select status from spaces where id = ?', [uuidOf(world.spaceId)]))[0]?.status;
const hideAndShow = async (): Promise<void> => {
  await world.admin.query(HIDE, { id: world.spaceId });
  expect(await statusOf()).toBe('suspended');
  await world.admin.query(SHOW, { id: world.spaceId });
};

describe('P9 a hidden space that the staff show again', () => {
  beforeEach(async () => {
    await sql(`update spaces set status = 'published', paused_at = null`);
  });

  test('P9 is published again when it was published, even if it had been paused before', async () => {
    const { host, spaceId } = world;
    await host.query(PAUSE, { id: spaceId });
    await host.query(RESUME, { id: spaceId });
    expect(await sql('select paused_at from spaces where id = ?', [uuidOf(spaceId)])).toEqual([{ paused_at: null }]);
    await hideAndShow();
    expect(await statusOf()).toBe('published');
  });

  test('P9 is still paused when its host had paused it, and is not bookable', async () => {
    const { app, host, renter, spaceId } = world;
    await host.query(PAUSE, { id: spaceId });
    await hideAndShow();
    expect(await statusOf()).toBe('paused');
    expect(await renter.codeOf(START, { input: stay(spaceId) })).toBe('SPACE_NOT_BOOKABLE');
    await app.settle();
    const mails = await sql<{ template: string }>(
      `select payload ->> 'template' as template from graphile_worker._private_jobs where payload ->> 'template' like 'accounts.space-%' order by id desc limit 2`,
    );
    expect(mails.map(({ template }) => template)).toEqual(['accounts.space-shown-paused', 'accounts.space-hidden']);
    expect(await sql(`select id from notifications where type = 'space_paused'`)).toEqual([]);
    await host.query(RESUME, { id: spaceId });
    expect(await statusOf()).toBe('published');
  });

  test('P15 is paused when its host has asked for an erasure meanwhile', async () => {
    const { admin, host, spaceId } = world;
    await admin.query(HIDE, { id: spaceId });
    await host.query(
      'mutation ($input: RequestErasureInput!) { requestErasure(input: $input) { erasure { runAt } } }',
      { input: { password: PASSWORD, confirm: true } },
    );
    await admin.query(SHOW, { id: spaceId });
    expect(await statusOf()).toBe('paused');
  });
});
