import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  app.context().em.execute<T[]>(text, values);
const purge = async (): Promise<void> => app.jobs.handlers.get('accounts.purge')?.(app.context(), {});

test('P-64 the nightly purge deletes ended sessions and tokens used long ago, in batches, and no others', async () => {
  const userId = await createAccount(app, { email: 'marta@purge.test' });
  await sql(
    `insert into sessions (user_id, user_agent, expires_at, revoked_at) values
       (?, 'live', now() + interval '20 days', null), (?, 'ended', now() + interval '1 day', now() - interval '31 days'),
       (?, 'expired', now() - interval '31 days', null), (?, 'ended lately', now() + interval '1 day', now() - interval '29 days')`,
    [userId, userId, userId, userId],
  );
  // A session that is used every day lives on for years; a copy of a recent token still has to end it.
  await sql(
    `insert into refresh_tokens (token_hash, session_id, used_at)
     select 'old-' || n, id, now() - interval '31 days' from sessions, generate_series(1, 4100) n where user_agent = 'live'
     union all select kind, id, case kind when 'used' then now() - interval '29 days' end
       from sessions, unnest(array['used', 'current']) kind where user_agent = 'live'`,
  );
  await purge();
  expect(await sql('select user_agent from sessions where user_id = ? order by 1', [userId])).toEqual([
    { user_agent: 'ended lately' },
    { user_agent: 'live' },
  ]);
  expect(await sql('select token_hash from refresh_tokens order by 1')).toEqual([
    { token_hash: 'current' },
    { token_hash: 'used' },
  ]);
});

test('P-64 a step of the purge that fails does not keep the others, and the job is tried again', async () => {
  await sql(`insert into rate_limits (key, points, expire) values ('old', 1, 0)`);
  await app.asOwner('alter table email_tokens rename to email_tokens_away');
  await expect(purge()).rejects.toThrow(/email_tokens/);
  await app.asOwner('alter table email_tokens_away rename to email_tokens');
  expect(await sql(`select key from rate_limits where key = 'old'`)).toEqual([]);
  await purge();
});
