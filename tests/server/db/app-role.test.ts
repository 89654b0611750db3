import pg from 'pg';
import { expect, test } from 'vitest';
import { openOrm } from '../../../server/db/orm.js';
import { prepareAppRole } from '../../../server/db/migrations/app-role.js';
import { freshDatabase, runAsOwner } from '../../support/test-db.js';

test('P-07 with a DATABASE_URL whose role may create roles, connections use the role hueco_app with its limited rights', async () => {
  const ownerUrl = await freshDatabase();
  const { url, warning } = await prepareAppRole(ownerUrl, null);
  expect(warning).toBeNull();
  const orm = await openOrm({ databaseUrl: url, poolSize: 2 });
  const { em } = orm;
  expect(await em.execute('select current_user as role')).toEqual([{ role: 'hueco_app' }]);
  await expect(em.execute('delete from ledger_entries')).rejects.toThrow('permission denied');
  await expect(em.execute('update documents set number = 1')).rejects.toThrow('permission denied');
  // The everyday operations of the program are allowed: rows, locks, listening and the job queue.
  await em.execute('select id from users for update');
  await em.execute(`select graphile_worker.add_job('none', '{}')`);
  expect(await em.execute('select count(*)::int as jobs from graphile_worker._private_jobs')).toEqual([{ jobs: 1 }]);
  await orm.close(true);
});

test('a role that may not create roles keeps the owner, with a warning that says why', async () => {
  const ownerUrl = await freshDatabase();
  const poor = new URL(ownerUrl);
  poor.username = 'poor_owner';
  await runAsOwner(ownerUrl, `create role poor_owner login password '${decodeURIComponent(poor.password)}'`);
  const { url, warning } = await prepareAppRole(poor.href, null);
  expect(url).toBe(poor.href);
  expect(warning).toMatch(/keeps the role of DATABASE_URL.*permission denied.*create the role hueco_app yourself/);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query('select current_user as role')).rows).toEqual([{ role: 'poor_owner' }]);
  await client.end();
});
