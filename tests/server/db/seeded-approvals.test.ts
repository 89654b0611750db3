import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { signInAs, signInAsDemoAdmin } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.stop());

test('N-L02 the staff have one space in review, which nobody else can read', async () => {
  const admin = app.visitor();
  await signInAsDemoAdmin(app, admin, DEMO_PASSWORD);
  const { spacesToApprove } = await admin.query<{
    spacesToApprove: { edges: { node: { id: string; photos: object[] } }[] };
  }>('{ spacesToApprove(first: 5) { totalCount edges { node { id status photos { id } } } } }');
  expect(spacesToApprove).toMatchObject({ totalCount: 1, edges: [{ node: { status: 'IN_REVIEW' } }] });
  const [waiting] = spacesToApprove.edges;
  expect(waiting?.node.photos).toHaveLength(3);
  const { staffQueues } = await admin.query<{ staffQueues: object[] }>('{ staffQueues { queue openCount } }');
  expect(staffQueues).toContainEqual({ queue: 'SPACES', openCount: 1 });
  const ONE = 'query ($id: ID!) { space(id: $id) { id } }';
  expect(await app.visitor().query(ONE, { id: waiting?.node.id })).toEqual({ space: null });
  const listed = `select id from space_search join spaces using (id) where status in ('in_review', 'needs_changes')`;
  expect(await app.context().em.execute(listed)).toEqual([]);
});

test('N-L02 a demo host has a space with requested changes, recorded in the log', async () => {
  const host = app.visitor();
  await signInAs(host, 'both@hueco.test', DEMO_PASSWORD);
  const { mySpaces } = await host.query<{
    mySpaces: { edges: { node: { id: string; status: string; changesAsked: string } }[] };
  }>('{ mySpaces(first: 50) { edges { node { id status changesAsked changeNotes { part note } } } } }');
  const asked = mySpaces.edges.map(({ node }) => node).filter(({ status }) => status === 'NEEDS_CHANGES');
  expect(asked).toMatchObject([
    { changesAsked: expect.stringContaining('Gracias por publicar') as string, changeNotes: [{ part: 'PHOTOS' }, {}] },
  ]);
  const admin = app.visitor();
  await signInAsDemoAdmin(app, admin, DEMO_PASSWORD);
  const { space } = await admin.query<{ space: { staffRecord: { timeline: object[] } } }>(
    'query ($id: ID!) { space(id: $id) { staffRecord { timeline { action reason } } } }',
    { id: asked[0]?.id },
  );
  expect(space.staffRecord.timeline).toEqual([
    { action: 'space.changes_requested', reason: expect.stringContaining('Fotos: Añade una foto') as string },
  ]);
});
