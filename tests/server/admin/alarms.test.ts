import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { personIdOf, signInAsAdmin } from '../../support/accounts.js';
import { sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { recordAudit } from '../../../server/core/writes/audit.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { verifyAuditLog } from '../../../server/features/admin/audit/verify-audit-log.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';

const ALARMS = `{ staffAlarms { books { openCount differenceCents foundAt comparedAt comparedCount }
  webhooks { totalCount newest { personId ownerName host failingSince } }
  canSeeAudit audit { checkedAt count brokenAt } events { lateCount oldestAt } } }`;

interface Alarms {
  readonly books: { readonly openCount: number; readonly comparedAt: string | null } | null;
  readonly webhooks: { readonly totalCount: number; readonly newest: readonly object[] } | null;
  readonly canSeeAudit: boolean;
  readonly audit: { readonly checkedAt: string; readonly count: number; readonly brokenAt: number | null } | null;
  readonly events: { readonly lateCount: number; readonly oldestAt: string | null };
}

const alarms = async (client: GraphqlClient): Promise<Alarms> =>
  (await client.query<{ staffAlarms: Alarms }>(ALARMS)).staffAlarms;
const world = useWorld();
const sql = sqlOf(world);

beforeAll(async () => {
  await world.app.settle();
  for (const objectId of ['one', 'two'])
    await inTransaction(world.app.context(), (tx) =>
      recordAudit(tx, { actorId: null, action: 'thing.changed', objectType: 'Setting', objectId }),
    );
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
});

test('P9 before the first check the alarms have no date; afterwards they say when and how much was checked', async () => {
  expect(await alarms(world.admin)).toEqual({
    books: { openCount: 0, differenceCents: 0, foundAt: null, comparedAt: null, comparedCount: 0 },
    webhooks: { totalCount: 0, newest: [] },
    canSeeAudit: true,
    audit: null,
    events: { lateCount: 0, oldestAt: null },
  });
  await verifyAuditLog(world.app.context());
  await reconcileBooks(world.app.context());
  const [{ count } = { count: '0' }] = await sql<{ count: string }>('select count(*) as count from audit_log');
  const { audit, books } = await alarms(world.admin);
  const checkedAt = world.clock.now().toISOString();
  expect(audit).toEqual({ checkedAt, count: Number(count), brokenAt: null });
  expect(books?.comparedAt).toBe(checkedAt);
});

test('P9 alarms report ledger differences, webhooks disabled for failing, a changed audit log and late events', async () => {
  const hostId = (await world.host.query<{ viewer: { userId: string } }>('{ viewer { userId } }')).viewer.userId;
  const alarm = async (ref: string, expected: number, found: number) =>
    sql(
      `insert into reconciliation_alarms (id, kind, provider, ref, expected_cents, found_cents, found_at) values (?, 'amount_differs', 'sandbox', ?, ?, ?, ?)`,
      [randomUUID(), ref, expected, found, world.clock.now()],
    );
  await alarm('a', 1000, 0);
  await alarm('b', 0, 250);
  const webhook = async (url: string, failingSince: Date | null) =>
    sql(
      `insert into webhook_endpoints (id, user_id, url, events, state, sealed_secret, failing_since, disabled_at, created_at)
       select ?, id, ?, '{booking.confirmed}', 'disabled', 'x', ?, now(), now() from users where email = 'host@example.test'`,
      [randomUUID(), url, failingSince],
    );
  const since = new Date('2027-03-01T09:00:00Z');
  await webhook('https://trasteros.example/hueco?key=secret', since);
  await webhook('https://own-choice.example/', null);
  await sql(
    `insert into outbox (type, payload, created_at, next_attempt_at) values ('test.late', '{}', now() - interval '2 minutes', now() + interval '1 hour'), ('test.new', '{}', now(), now())`,
  );
  const [entry] = await sql<{ id: string }>('select min(id) as id from audit_log');
  await world.app.asOwner(
    `set session_replication_role = replica; update audit_log set reason = 'otra' where id = ${Number(entry?.id)}`,
  );
  await verifyAuditLog(world.app.context());
  const found = await alarms(world.admin);
  expect(found.books).toMatchObject({ openCount: 2, differenceCents: 1250, foundAt: world.clock.now().toISOString() });
  expect(found.webhooks).toEqual({
    totalCount: 1,
    newest: [
      {
        personId: personIdOf(hostId),
        ownerName: 'Marta Ruiz Soler',
        host: 'trasteros.example',
        failingSince: since.toISOString(),
      },
    ],
  });
  expect(found.audit?.brokenAt).toBe(Number(entry?.id));
  expect(found.events.lateCount).toBe(1);
});

test('P9 each staff sub-role reads only its own alarms, and non-staff none', async () => {
  const partsOf = async (role: 'support' | 'finance' | 'content') => {
    const client = world.app.visitor();
    await signInAsAdmin(world.app, client, `${role}@example.test`, role);
    const { books, webhooks, canSeeAudit, audit } = await alarms(client);
    return [books !== null, webhooks !== null, canSeeAudit, audit !== null];
  };
  expect(await partsOf('support')).toEqual([false, true, false, false]);
  expect(await partsOf('finance')).toEqual([true, true, false, false]);
  expect(await partsOf('content')).toEqual([false, false, false, false]);
  expect(await world.host.codeOf(ALARMS)).toBe('FORBIDDEN');
});

test('P-44 the alarms take four statements, however many there are', async () => {
  const withoutAny = await countQueries(world.app, () => world.admin.query('{ __typename }'));
  expect(await countQueries(world.app, () => alarms(world.admin))).toBe(withoutAny + 4);
});
