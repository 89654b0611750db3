import { afterAll, beforeAll, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { eraseSpacesOf } from '../../../server/features/privacy/erasure/erase-spaces.js';
import { writeExport } from '../../../server/features/privacy/export/write-export.js';
import { newPerson, publishedSpace, saveDraft, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { unzip } from '../../support/unzip.js';

const SPACE = `query ($id: ID!) { space(id: $id) { hasElectricMeter draft { hasElectricMeter } } }`;
const FOUND = `{ searchSpaces(filter: { hasElectricMeter: true }) { edges { node { id } } } }`;
const PUBLISH = `mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { hasElectricMeter } } }`;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

test('WIZ-2 an electricity meter is stored by the wizard, shown, searchable, exported and erased', async () => {
  const host = await newPerson(app, 'meter@example.com');
  const visitor = await newPerson(app, 'guest@example.com');
  const id = await publishedSpace(app, host);
  expect(await visitor.query(SPACE, { id })).toEqual({ space: { hasElectricMeter: false, draft: null } });

  await app.settle();
  expect(await visitor.query(FOUND)).toEqual({ searchSpaces: { edges: [] } });

  await saveDraft(host, { hasElectricMeter: true }, id);
  expect(await host.query(SPACE, { id })).toEqual({
    space: { hasElectricMeter: false, draft: { hasElectricMeter: true } },
  });
  expect(await host.query(PUBLISH, { id })).toEqual({ publishSpace: { space: { hasElectricMeter: true } } });
  expect(await visitor.query(SPACE, { id })).toEqual({ space: { hasElectricMeter: true, draft: null } });

  await app.settle();
  expect(await visitor.query(FOUND)).toEqual({ searchSpaces: { edges: [{ node: { id } }] } });

  const hostId = await hostOfQuarter(id);
  expect(await exportedSpaces(hostId)).toMatchObject([{ has_electric_meter: true }]);
  await inTransaction(app.context(), (tx) => eraseSpacesOf(tx, hostId));
  expect(await exportedSpaces(hostId)).toMatchObject([{ has_electric_meter: false, title: null, type: 'storage' }]);
});

async function hostOfQuarter(id: string): Promise<string> {
  const space = await app
    .context()
    .db.selectFrom('Space')
    .select('hostId')
    .where('id', '=', uuidOf(id))
    .executeTakeFirstOrThrow();
  return space.hostId;
}

async function exportedSpaces(userId: string): Promise<unknown> {
  const ctx = app.context();
  const fileKey = 'exports/meter/copy.zip';
  await writeExport(ctx, { userId, locale: Locale.EN, fileKey }, () => Promise.resolve());
  const files = unzip((await ctx.ports.files.get(fileKey)) ?? Buffer.alloc(0));
  return JSON.parse(files.get('json/spaces.json')?.toString('utf8') ?? '[]');
}
