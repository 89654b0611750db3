import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GEO_FILES } from '../../../server/features/search/places/geo-files.js';
import { createWorld, type World } from '../../support/bookings.js';
import { publishedSpace, uuidOf, wholeDraft } from '../../support/spaces.js';

const MOVE = 'mutation ($input: MoveSpacePinInput!) { moveSpacePin(input: $input) { space { district isVerified } } }';
const WHY = 'El anuncio enseña otra puerta: el garaje está en la calle de atrás.';
const OTHER_TITLE = 'Trastero seco con ascensor';
const CHANGE_TYPE = 'mutation ($input: ChangeSpaceTypeInput!) { changeSpaceType(input: $input) { space { type } } }';
const SAVE = 'mutation ($input: SaveSpaceDraftInput!) { saveSpaceDraft(input: $input) { space { id } } }';
const PUBLISH = `mutation ($spaceId: ID!) {
  publishSpace(input: { spaceId: $spaceId }) { space { isVerified type title draft { address lat lng } } } }`;
/** In another district than a published space of the tests. */
const IN_SALAMANCA = { lat: 40.4258, lng: -3.6806 };

/** An outline between two longitudes. */
const district = (name: string, west: number, east: number) => ({
  type: 'Feature',
  properties: { city: 'Madrid', ine: '28079', code: name, name, lat: 40.425, lon: (west + east) / 2 },
  geometry: {
    type: 'Polygon',
    coordinates: [[40.41, 40.41, 40.44, 40.44, 40.41].map((lat, at) => [[west, east, east, west, west][at], lat])],
  },
});

let world: World;
let geoDataDir: string;
beforeAll(async () => {
  geoDataDir = mkdtempSync(path.join(tmpdir(), 'districts-'));
  const features = [district('Centro', -3.72, -3.69), district('Salamanca', -3.69, -3.66)];
  writeFileSync(path.join(geoDataDir, GEO_FILES.districts), JSON.stringify({ type: 'FeatureCollection', features }));
  world = await createWorld({ config: { geoDataDir } });
});
afterAll(async () => {
  await world.app.stop();
  rmSync(geoDataDir, { recursive: true });
});

/** A verified space with its approved proof. */
async function verifiedSpace(): Promise<string> {
  const id = await publishedSpace(world.app, world.host);
  await world.app.asOwner(`update spaces set verified_at = now() where id = '${uuidOf(id)}'`);
  await world.app.asOwner(
    `insert into verifications (user_id, kind, space_id, status, document_type, submitted_at, decided_at)
       select host_id, 'space', id, 'approved', 'lease', now(), now() from spaces where id = '${uuidOf(id)}'`,
  );
  return id;
}

const move = async (spaceId: string, spot: object) =>
  (await world.admin.query<{ moveSpacePin: { space: object } }>(MOVE, { input: { spaceId, statement: WHY, ...spot } }))
    .moveSpacePin.space;

const publish = async (spaceId: string) =>
  (await world.host.query<{ publishSpace: { space: object } }>(PUBLISH, { spaceId })).publishSpace.space;

/** What the space, the search and its verification know of the place. */
const stateOf = async (id: string) =>
  (
    await world.app.context().em.execute<object[]>(
      `select s.district, q.district as searched, s.city_id = q.city_id as is_same_city, v.status
       from spaces s join space_search q on q.id = s.id join verifications v on v.space_id = s.id where s.id = ?`,
      [uuidOf(id)],
    )
  )[0];

/** The recorded changes of the space, which its partners receive. */
const changesOf = async (id: string): Promise<number> => {
  const events = await world.app
    .context()
    .em.execute(`select 1 from outbox where type = 'space.changed' and payload ->> 'spaceId' = ?`, [uuidOf(id)]);
  return events.length;
};

describe('P9 a space that the staff correct', () => {
  test('its pin takes it and its search to another district; the proof of its address stays', async () => {
    const id = await verifiedSpace();
    expect(await stateOf(id)).toMatchObject({ district: 'Centro', searched: 'Centro', status: 'approved' });
    expect(await move(id, IN_SALAMANCA)).toEqual({ district: 'Salamanca', isVerified: true });
    expect(await stateOf(id)).toEqual({
      district: 'Salamanca',
      searched: 'Salamanca',
      is_same_city: true,
      status: 'approved',
    });
  });

  test('the log, which an erasure leaves, has its old and new place to about a kilometre', async () => {
    const id = await verifiedSpace();
    await move(id, IN_SALAMANCA);
    const [entry] = await world.app
      .context()
      .em.execute<object[]>(`select before, after from audit_log where action = 'space.pin_moved' and object_id = ?`, [
        uuidOf(id),
      ]);
    expect(entry).toEqual({
      before: { lat: 40.43, lng: -3.7 },
      after: { lat: 40.43, lng: -3.68, movedM: 1746 },
    });
  });

  test('its partners are notified of the pin and of the type', async () => {
    const id = await verifiedSpace();
    await move(id, IN_SALAMANCA);
    expect(await changesOf(id)).toBe(1);
    await world.admin.query(CHANGE_TYPE, { input: { spaceId: id, type: 'GARAGE', statement: WHY } });
    expect(await changesOf(id)).toBe(2);
  });

  test('what its host had saved brings back neither the old pin nor the old type', async () => {
    const id = await verifiedSpace();
    const { address, postalCode, city, lat, lng } = wholeDraft();
    const place = { address, postalCode, city, lat, lng, isPinConfirmed: true };
    await world.host.query(SAVE, { input: { spaceId: id, draft: { ...place, type: 'STORAGE', title: OTHER_TITLE } } });
    await move(id, IN_SALAMANCA);
    await world.admin.query(CHANGE_TYPE, { input: { spaceId: id, type: 'ROOM', statement: WHY } });
    expect(await publish(id)).toMatchObject({
      isVerified: true,
      type: 'ROOM',
      title: OTHER_TITLE,
      draft: IN_SALAMANCA,
    });
  });

  test('it has nothing left to publish if only its pin was saved', async () => {
    const id = await verifiedSpace();
    await world.host.query(SAVE, { input: { spaceId: id, draft: { lat: 40.4259, lng: -3.7011 } } });
    await move(id, IN_SALAMANCA);
    const saved = 'query ($id: ID!) { space(id: $id) { hasUnpublishedChanges draftSavedAt } }';
    const { space } = await world.host.query<{ space: object }>(saved, { id });
    expect(space).toEqual({ hasUnpublishedChanges: false, draftSavedAt: null });
  });

  test('a move to another address that its host has saved keeps its own pin', async () => {
    const id = await verifiedSpace();
    const moved = { address: 'Calle de Serrano 80', postalCode: '28006', lat: 40.4302, lng: -3.6869 };
    await world.host.query(SAVE, { input: { spaceId: id, draft: moved } });
    await move(id, { lat: 40.4261, lng: -3.7009 });
    const { address, lat, lng } = moved;
    expect(await publish(id)).toMatchObject({ isVerified: false, draft: { address, lat, lng } });
  });

  test('nobody is notified of one that is not let yet', async () => {
    const id = await verifiedSpace();
    await world.app.asOwner(`update spaces set status = 'in_review' where id = '${uuidOf(id)}'`);
    await move(id, IN_SALAMANCA);
    expect(await changesOf(id)).toBe(0);
  });
});
