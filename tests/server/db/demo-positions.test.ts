import { expect, test } from 'vitest';
import { createTestApp } from '../../support/test-app.js';

test('DSH-1 the demo hosts have the price positions of past months for spaces with a median', async () => {
  const app = await createTestApp({ seeded: true });
  const kept = await app.context().em.execute<{ email: string; months: number; least: number }[]>(
    `select u.email, count(distinct p.month)::int as months, min(p.median_cents)::int as least
     from space_price_positions p join spaces s on s.id = p.space_id join users u on u.id = s.host_id group by u.email`,
  );
  expect(kept.map(({ email }) => email)).toContain('host@hueco.test');
  for (const { months, least } of kept) {
    expect(months).toBeGreaterThan(2);
    expect(least).toBeGreaterThan(1000);
  }
  await app.stop();
});
