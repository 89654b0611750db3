import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withDatabaseLock } from '../../../server/db/database-lock.js';
import { freshDatabase, runAsOwner } from '../../support/test-db.js';

test('a lock whose connection is lost meanwhile does not end the process', async () => {
  const url = await freshDatabase();
  const work = async (): Promise<string> => {
    await runAsOwner(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hueco-lock' and datname = current_database()",
    );
    await sleep(100);
    return 'done';
  };
  expect(await withDatabaseLock(url, work)).toBe('done');
});
