import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstBrokenAudit, recordAudit } from '../../../server/core/writes/audit.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
const ACTOR = '11111111-1111-4111-8111-111111111111';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

async function record(number: number): Promise<void> {
  await inTransaction(app.context(), (tx) =>
    recordAudit(tx, {
      actorId: ACTOR,
      action: 'thing.changed',
      objectType: 'Setting',
      objectId: `thing-${number}`,
      reason: 'Ñandú «ok»',
      ip: '203.0.113.7',
      before: { zeta: number, alpha: [1, { nested: null }] },
      after: { at: new Date(0), gone: undefined, number: number + 0.5 },
    }),
  );
}

test('concurrent acts form one hash chain, and IP addresses are stored as hashes', async () => {
  await Promise.all(Array.from({ length: 25 }, (_unused, i) => record(i)));
  const rows = await app
    .context()
    .em.execute<{ prev_hash: string; hash: string; ip_hash: string }[]>(
      'select prev_hash, hash, ip_hash from audit_log order by id',
    );
  expect(rows).toHaveLength(25);
  rows.slice(1).forEach((row, i) => expect(row.prev_hash).toBe(rows[i]?.hash));
  expect(new Set(rows.map((row) => row.ip_hash)).size).toBe(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
  expect(await firstBrokenAudit(app.context())).toBeNull();
});

test.each(['update audit_log set reason = null', 'delete from audit_log', 'truncate audit_log'])(
  'the table rejects: %s',
  async (statement) => {
    await expect(app.asOwner(statement)).rejects.toThrow('the record of acts is never changed');
    await expect(app.context().em.execute(statement)).rejects.toThrow('permission denied for table audit_log');
  },
);

test('a change past the triggers is detected', async () => {
  const { em } = app.context();
  const [third] = await em.execute<{ id: string }[]>('select id from audit_log order by id offset 2 limit 1');
  const [fifth] = await em.execute<{ id: string }[]>('select id from audit_log order by id offset 4 limit 1');
  const past = async (statement: string, id: string | undefined): Promise<void> => {
    await app.asOwner(`set session_replication_role = replica; ${statement.replace('?', String(Number(id)))}`);
  };
  await past('delete from audit_log where id = ?', fifth?.id);
  expect(await firstBrokenAudit(app.context())).toBe(String(Number(fifth?.id) + 1));
  await past(`update audit_log set after = '{}' where id = ?`, third?.id);
  expect(await firstBrokenAudit(app.context())).toBe(String(third?.id));
});
