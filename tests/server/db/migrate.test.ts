import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.js';
import { freshDatabase } from '../../support/test-db.js';

test('P-73 a migration has no statement timeout and a lock timeout of three seconds', async () => {
  const databaseUrl = await freshDatabase({ seeded: true });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Runs the ninth migration again, over rows whose trigger records the timeouts.
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

test('M3 the migration gives the ledger entries of a former version their accounts and sources, to the cent', async () => {
  const databaseUrl = await freshDatabase({ seeded: true });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const balances = async () =>
    (
      await client.query<object>(
        `select rule, account, count(*)::int as lines, sum(amount_cents)::int as cents from ledger_entries group by 1, 2 order by 1, 2`,
      )
    ).rows;
  // Entries that only the newer version books: the older one had no month that is due but unpaid.
  await client.query(`
    alter table ledger_entries disable trigger ledger_is_append_only;
    delete from ledger_entries where rule in ('share_payable', 'payout_ordered', 'credit_given', 'guarantee_granted', 'guarantee_paid')
      or cycle_id in (select id from billing_cycles where status not in ('paid', 'cancelled'));`);
  const expected = await balances();
  // The schema and the rows of the previous version.
  await client.query(`
    delete from ledger_entries where rule in ('money_in', 'refund_done');
    alter table ledger_entries drop constraint ledger_entries_once, drop constraint ledger_entries_account_check;
    update ledger_entries set account = case account when 'renter_receivable' then 'renter_cash' when 'refund_payable' then 'refunded' when 'tax_payable' then 'iva_payable' else account end;
    alter table ledger_entries drop column rule, drop column source_type, drop column source_id, drop column line_no, drop column host_id, drop column cycle_id, drop column payout_id,
      add constraint ledger_entries_account_check check (account in ('renter_cash', 'held', 'host_payable', 'host_paid', 'platform_fee', 'iva_payable', 'refunded', 'deposit_liability', 'guarantee_cost'));
    drop index ledger_entries_by_payment;
    alter table ledger_entries enable trigger ledger_is_append_only;
    drop table earning_holds, payouts, credits, reconciliation_alarms;
    drop trigger refunds_within_payment on refunds;
    drop function refunds_within_payment;
    alter table refunds drop column attempts, drop column failed_at, drop column settled_by, drop column settled_reason, drop column bank_reference, drop constraint refunds_status_check,
      add constraint refunds_status_check check (status in ('pending', 'done', 'failed'));
    drop index refunds_open, refunds_provider_ref;
    create index refunds_pending on refunds (asked_at) where status = 'pending';
    alter table payments drop constraint payments_status_check;
    update payments p set status = 'refunded' where exists (select from refunds r where r.payment_id = p.id);
    alter table payments add constraint payments_status_check check (status in ('pending', 'action_required', 'authorized', 'captured', 'void', 'failed', 'refunded', 'partially_refunded', 'disputed'));
    delete from migrations where name = '0028-ledger';`);
  await migrate(databaseUrl);
  expect(await balances()).toEqual(expected);
  expect(expected.length).toBeGreaterThan(8);
  const { rows: wrong } = await client.query<object>(
    `select id::text from payments where status = 'refunded' union all select tx_id::text from ledger_entries group by tx_id having sum(amount_cents) <> 0
     union all select id::text from ledger_entries where host_id is null`,
  );
  expect(wrong).toEqual([]);
  await expect(client.query('delete from ledger_entries')).rejects.toThrow(/never changed/);
  await client.end();
});

test('P2 the migration takes back the tax of compensations of hosts, and the books still add up', async () => {
  const databaseUrl = await freshDatabase({ seeded: true });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Postings as they were: 8.68 € of 50 € were tax.
  await client.query(`
    alter table ledger_entries disable trigger ledger_is_append_only;
    update ledger_entries set amount_cents = -4132 where rule = 'host_fee' and account = 'platform_fee';
    insert into ledger_entries (tx_id, account, amount_cents, booking_id, host_id, memo, rule, source_type, source_id, line_no)
      select tx_id, 'tax_payable', -868, booking_id, host_id, memo, rule, source_type, source_id, 3 from ledger_entries where rule = 'host_fee' and account = 'platform_fee';
    set constraints all immediate;
    alter table ledger_entries enable trigger ledger_is_append_only;
    delete from migrations where name = '0165-host-fees-without-tax';`);
  await migrate(databaseUrl);
  const { rows } = await client.query<object>(
    `select account, min(cents)::int as least, max(cents)::int as most from
      (select source_id, account, sum(amount_cents) as cents from ledger_entries where rule in ('host_fee', 'host_fee_tax') group by 1, 2) as fee
     group by account order by account`,
  );
  expect(rows).toEqual([
    { account: 'host_payable', least: 5000, most: 5000 },
    { account: 'platform_fee', least: -5000, most: -5000 },
    { account: 'tax_payable', least: 0, most: 0 },
  ]);
  const { rows: wrong } = await client.query<object>(
    'select tx_id from ledger_entries group by tx_id having sum(amount_cents) <> 0',
  );
  expect(wrong).toEqual([]);
  await client.end();
});

test('T23c the migration names the system where a claim had cancelled a booking, and leaves the cancellations of the staff', async () => {
  const databaseUrl = await freshDatabase({ seeded: true });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    update bookings set cancelled_by = 'admin' where status = 'cancelled';
    insert into booking_events (booking_id, from_status, to_status, action, actor_role, at)
      select id, 'confirmed', 'cancelled', 'end_by_claim', 'system', now() from bookings where status = 'cancelled' order by id limit 1;
    delete from migrations where name = '0151-cancelled-by-the-system';`);
  await migrate(databaseUrl);
  const { rows } = await client.query<object>(
    `select cancelled_by, count(*)::int > 0 as "isAny", bool_and(exists (select from booking_events e where e.booking_id = b.id and e.action = 'end_by_claim')) as "isByClaim"
     from bookings b where status = 'cancelled' group by 1 order by 1`,
  );
  await client.end();
  expect(rows).toEqual([
    { cancelled_by: 'admin', isAny: true, isByClaim: false },
    { cancelled_by: 'system', isAny: true, isByClaim: true },
  ]);
});

test('P3 the migration takes what no card can be charged off the months that are still to be charged', async () => {
  const databaseUrl = await freshDatabase({ seeded: true });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    with one as (select id from billing_cycles where status = 'scheduled' order by id limit 1)
      update billing_cycles set rent_cents = 40, renter_fee_cents = 4, protection_cents = 0, tax_cents = 1, total_cents = 44, commission_cents = 2, host_net_cents = 38
      where id in (select id from one);
    delete from migrations where name = '0195-below-a-charge';`);
  const cycles = async () =>
    (
      await client.query<object>(
        'select count(*)::int as cycles, count(*) filter (where total_cents = 0)::int as empty, min(nullif(total_cents, 0)) >= 50 as are_chargeable from billing_cycles',
      )
    ).rows[0];
  const before = await cycles();
  await migrate(databaseUrl);
  expect([before, await cycles()]).toMatchObject([{ are_chargeable: false }, { are_chargeable: true }]);
  await client.end();
});
