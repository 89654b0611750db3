import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { createAccount } from '../../support/accounts.js';
import { createTestApp } from '../../support/test-app.js';

test('P-82 the migration marks demo accounts by their seeded data, even where visitors changed some of it', async () => {
  const app = await createTestApp({ seeded: true });
  const { em } = app.context();
  const marked = async (): Promise<number> => (await em.execute<object[]>('select from users where is_demo')).length;
  const seeded = await marked();
  expect(seeded).toBe((await em.execute<object[]>('select from users')).length);
  const real = await createAccount(app, { email: 'real@example.com' });
  // The state of an earlier version: no marks, and three accounts taken over by visitors.
  await em.execute('update users set is_demo = false');
  await em.execute(
    `update users set email = 'a@elsewhere.example', password_hash = 'own-a' where email = 'admin@hueco.test'`,
  );
  await em.execute(`update users set email = 'b@elsewhere.example' where email = 'inquilino-1@demo.hueco.test'`);
  await em.execute(
    `update users set email = 'c@elsewhere.example', password_hash = 'own-c' where id = (select host_id from spaces where is_sample order by id limit 1)`,
  );
  const [, mark = ''] = readFileSync(
    fromProjectRoot('server', 'db', 'migrations', '0020-demo-accounts.sql'),
    'utf8',
  ).split('default false;');
  await em.execute(mark);
  expect(await marked()).toBe(seeded);
  expect(await em.execute('select is_demo from users where id = ?', [real])).toEqual([{ is_demo: false }]);
  await app.stop();
});
