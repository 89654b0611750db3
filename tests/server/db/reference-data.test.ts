import pg from 'pg';
import { expect, test } from 'vitest';
import { constantsFromRows, defaultConstants, platformConstants } from '../../../server/core/constants/constants.js';
import { migrate } from '../../../server/db/migrate.js';
import { freshDatabase } from '../../support/test-db.js';

test('migrations add missing platform constants and keep changed values', async () => {
  const databaseUrl = await freshDatabase();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const read = async () =>
    (
      await client.query<{ key: string; value: string; unit: string; min: string; max: string }>(
        'select * from platform_constants order by key',
      )
    ).rows;
  const written = Object.fromEntries(
    (await read()).map(({ key, value, unit, min, max }) => [
      key,
      { value: Number(value), unit, min: Number(min), max: Number(max) },
    ]),
  );
  // The groups and the notice of a change are used by the staff's page and its command only.
  const stored = Object.entries(platformConstants).map(([key, { value, unit, min, max }]) => [
    key,
    { value, unit, min, max },
  ]);
  expect(written).toEqual(Object.fromEntries(stored));
  await client.query(`update platform_constants set value = 1200 where key = 'RENTER_FEE_BPS'`);
  await client.query(`delete from platform_constants where key = 'PAYMENT_TTL_MIN'`);
  await migrate(databaseUrl);
  expect(constantsFromRows(await read())).toEqual({ ...defaultConstants, RENTER_FEE_BPS: 1200 });
  expect(await read()).toHaveLength(Object.keys(platformConstants).length);
  await client.end();
});
