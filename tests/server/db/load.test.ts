import pg from 'pg';
import { expect, test } from 'vitest';
import { seed } from '../../../server/db/seed/seed.js';
import { freshDatabase } from '../../support/test-db.js';
import { testConfig } from '../../support/test-config.js';

const SPACES = 5_700;

test(
  'npm run seed adds spaces over several connections and completes an interrupted load',
  { timeout: 120_000 },
  async () => {
    const url = await freshDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const read = async () => {
      const { rows } = await client.query<Record<'listed' | 'bookings' | 'next', number>>(
        `select (select count(*)::int from space_search) as listed, count(*)::int as bookings,
          (select last_value::int from booking_numbers) as next from bookings`,
      );
      const { rows: indexes } = await client.query<{ indexdef: string }>(
        `select indexdef from pg_indexes where tablename = 'space_search' order by indexname`,
      );
      return { ...rows[0], indexes: indexes.map(({ indexdef }) => indexdef) };
    };
    const load = () => seed(url, { config: testConfig(), photos: false, spaces: SPACES });
    const empty = await read();
    await load();
    const first = await read();
    expect(first).toMatchObject({ listed: SPACES, indexes: empty.indexes });
    // Simulates chunks that were written without their rows of the search.
    await client.query('delete from space_search where id in (select id from space_search order by id limit 1000)');
    await load();
    const second = await read();
    expect(second).toMatchObject({ listed: SPACES, indexes: empty.indexes });
    expect(second.bookings).toBeGreaterThan(first.bookings ?? 0);
    for (const { bookings, next } of [first, second]) expect(next).toBe(bookings);
    await client.end();
  },
);
