import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import {
  insertPhotos,
  newPerson,
  publishedSpace,
  saveDraft,
  upload,
  uuidOf,
  wholeDraft,
} from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const OPEN = `query ($id: ID!) { space(id: $id) { isOwn viewerCan { edit publish pause resume archive } photos { id } } }`;
const spaceOf = (mutation: string) =>
  `mutation ($id: ID!) { ${mutation}(input: { spaceId: $id }) { space { status } } }`;
const ORDER = `mutation ($input: OrderSpacePhotosInput!) { orderSpacePhotos(input: $input) { space { id } } }`;
const DESCRIBE = `mutation ($input: UpdateSpacePhotoInput!) { updateSpacePhoto(input: $input) { space { id } } }`;
const REMOVE = `mutation ($input: RemoveSpacePhotoInput!) { removeSpacePhoto(input: $input) { space { id } } }`;
const SAVE = `mutation ($input: SaveSpaceDraftInput!) { saveSpaceDraft(input: $input) { space { id } } }`;
const UPDATE = `mutation ($input: UpdateSpaceInput!) { updateSpace(input: $input) { space { id } } }`;
const BLOCK = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id } } }`;
const UNTIL = '2026-12-20T09:00:00.000Z';

interface Open {
  readonly isOwn: boolean;
  readonly viewerCan: Record<string, boolean>;
  readonly photos: readonly { readonly id: string }[];
}

let app: TestApp;
let host: GraphqlClient;
let published: string;
let paused: string;
const clock = new FakeClock('2026-11-20T09:00:00Z');

const openOf = async (id: string): Promise<Open> => (await host.query<{ space: Open }>(OPEN, { id })).space;
const refused = async (document: string, variables: object) =>
  (await host.send(document, variables as Record<string, unknown>)).errors[0]?.extensions;
const LIMITED = { code: 'ACCOUNT_LIMITED', params: { until: UNTIL } };

beforeAll(async () => {
  app = await createTestApp({ clock });
  host = await newPerson(app, 'host@example.com');
  published = await publishedSpace(app, host);
  paused = await publishedSpace(app, host);
  await host.query(spaceOf('pauseSpace'), { id: paused });
});
beforeEach(async () => {
  await app.context().em.execute('delete from account_measures');
  await app.context().em.execute(
    `insert into account_measures (user_id, kind, reason, statement, starts_at, ends_at)
     select host_id, 'limit_publishing', 'other', 'Anuncios con fotos de otros espacios.', ?, ? from spaces where id = ?`,
    [clock.now(), new Date(UNTIL), uuidOf(published)],
  );
});
afterAll(() => app.stop());

test('a host who may not publish changes nothing of a space that is or was public', async () => {
  const { photos } = await openOf(published);
  const [first, second] = photos;
  expect(await refused(spaceOf('publishSpace'), { id: published })).toMatchObject(LIMITED);
  expect(await refused(spaceOf('resumeSpace'), { id: paused })).toMatchObject(LIMITED);
  expect(await refused(SAVE, { input: { spaceId: published, draft: { title: 'Trastero seco' } } })).toMatchObject(
    LIMITED,
  );
  expect(
    await refused(UPDATE, { input: { spaceId: paused, draft: { priceMonthCents: 6000 }, publish: true } }),
  ).toMatchObject(LIMITED);
  expect(await refused(ORDER, { input: { spaceId: published, photoIds: [second?.id] } })).toMatchObject(LIMITED);
  expect(await refused(DESCRIBE, { input: { photoId: first?.id, alt: 'La puerta' } })).toMatchObject(LIMITED);
  expect(await refused(REMOVE, { input: { photoId: first?.id } })).toMatchObject(LIMITED);
  expect(await upload(host, published, new Uint8Array(8))).toMatchObject(LIMITED);
  expect((await openOf(published)).photos).toEqual(photos);
});

test('what a limited host may do is what the permissions say', async () => {
  const no = { edit: false, publish: false, pause: false, resume: false, archive: true };
  expect(await openOf(published)).toMatchObject({ isOwn: true, viewerCan: { ...no, pause: true } });
  expect(await openOf(paused)).toMatchObject({ isOwn: true, viewerCan: no });
  const draft = await saveDraft(host, wholeDraft());
  await insertPhotos(app, draft);
  const { viewerCan, photos } = await openOf(draft);
  expect(viewerCan).toEqual({ ...no, edit: true });
  await host.query(DESCRIBE, { input: { photoId: photos[0]?.id, alt: 'La puerta' } });
  await host.query(BLOCK, { input: { spaceIds: [published], from: '2026-12-01', to: '2026-12-03', reason: 'AWAY' } });
  await host.query(spaceOf('pauseSpace'), { id: published });
  expect(await refused(spaceOf('publishSpace'), { id: draft })).toMatchObject(LIMITED);
  // Afterwards everything is open again.
  await app.context().em.execute('update account_measures set lifted_at = ?', [clock.now()]);
  expect((await openOf(published)).viewerCan).toEqual({
    edit: true,
    publish: true,
    pause: false,
    resume: true,
    archive: true,
  });
  await host.query(spaceOf('resumeSpace'), { id: published });
  await host.query(spaceOf('publishSpace'), { id: draft });
});
