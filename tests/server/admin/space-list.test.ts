import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

const LIST = '{ staffSpaces(first: 50) { edges { node { id staffRecord { qualityPercent } } } } }';

const world = useWorld();

test('P9 the list of spaces has the search quality of each space, null if the search does not include it', async () => {
  const shown = await publishedSpace(world.app, world.host);
  const hidden = await publishedSpace(world.app, world.host);
  await world.app.settle();
  const em = world.app.context().em;
  await em.execute('update space_search set quality = 0.3 where id = ?', [uuidOf(shown)]);
  await em.execute('delete from space_search where id = ?', [uuidOf(hidden)]);
  const { staffSpaces } = await world.admin.query<{
    staffSpaces: { edges: { node: { id: string; staffRecord: { qualityPercent: number | null } } }[] };
  }>(LIST);
  const rated = new Map(staffSpaces.edges.map(({ node }) => [node.id, node.staffRecord.qualityPercent]));
  // A share of the 60 of 100 points that a host can improve.
  expect(rated.get(shown)).toBe(50);
  expect(rated.get(hidden)).toBeNull();
});

test('P9 at most twelve spaces can be featured', async () => {
  const space = await publishedSpace(world.app, world.host);
  const { em } = world.app.context();
  await em.execute('update spaces set featured_rank = null');
  for (let rank = 1; rank <= 12; rank++) {
    const id = uuidOf(await publishedSpace(world.app, world.host));
    await em.execute('update spaces set featured_rank = ? where id = ?', [rank, id]);
  }
  const FEATURE = 'mutation ($input: FeatureSpaceInput!) { featureSpace(input: $input) { space { isFeatured } } }';
  const input = { spaceId: space, isFeatured: true };
  expect(await world.admin.codeOf(FEATURE, { input })).toBe('FEATURED_FULL');
  // A paused one keeps its place.
  await em.execute(`update spaces set status = 'paused' where featured_rank = 6`);
  expect(await world.admin.codeOf(FEATURE, { input })).toBe('FEATURED_FULL');
  await em.execute('update spaces set featured_rank = null where featured_rank = 5');
  // Two members of the staff at once: one place is left.
  const other = await publishedSpace(world.app, world.host);
  const answers = await Promise.all(
    [space, other].map((spaceId) => world.admin.send(FEATURE, { input: { spaceId, isFeatured: true } })),
  );
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['FEATURED_FULL']);
});
