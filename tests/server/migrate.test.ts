import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.js';
import { freshDatabase } from '../support/test-db.js';

test('P-73 a migration may take longer than a call, as a large table does, but waits for nobody longer than three seconds', async () => {
  const databaseUrl = await freshDatabase({ seeded: true });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // The ninth once more, over rows that tell how long they are given.
  await client.query(`
    create table seen (statement text, lock text);
    create function note_timeout() returns trigger language plpgsql as $$ begin insert into seen values (current_setting('statement_timeout'), current_setting('lock_timeout')); return null; end $$;
    delete from migrations where name = '0009-search-goods';
    alter table space_search drop column goods;
    create trigger note_timeout after update on space_search for each statement execute function note_timeout();`);
  await migrate(databaseUrl);
  const { rows } = await client.query<object>('select distinct statement, lock from seen');
  await client.end();
  expect(rows).toEqual([{ statement: '0', lock: '3s' }]);
});
