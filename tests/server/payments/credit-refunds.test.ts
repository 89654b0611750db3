import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { post } from '../../../server/features/bookings/ledger/post.js';
import { ACCEPT, read, request, sqlOf, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { running } from '../../support/money/billing.js';
import { change, giveNotice, WITHDRAW_CONTRACT } from '../../support/money/changes.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { mailsTo } from '../../support/accounts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';

const world = useWorld();
beforeAll(async () => {
  await world.app.context().em.execute(`update users set is_trader = true where email = 'host@example.test'`);
});

const sql = sqlOf(world);
/** Grants credit as the staff do. */
const give = (cents: number) =>
  inTransaction(world.app.context(), async (tx) => {
    const [row] = await sql<{ id: string }>(
      `insert into credits (user_id, reason, amount_cents) select id, 'staff', ${cents} from users where email = 'renter@example.test' returning id`,
    );
    await post(tx, 'credit_given', cents, { source: ['credit', row?.id ?? ''] });
  });
const plain = (text: string | undefined): string | undefined => text?.replaceAll(/\s+/gu, ' ');

test('P3 the preview of a cancellation names the part that becomes credit again, to the renter alone', async () => {
  const { renter, host } = world;
  await give(2500);
  const { id } = await start(renter, stay(world.spaceId, 40));
  await request(renter, id);
  await host.query(ACCEPT, { input: { bookingId: id } });
  const text = 'query ($id: ID!) { booking(id: $id) { cancellation { refundCents creditCents } } }';
  expect(await renter.query(text, { id })).toEqual({
    booking: { cancellation: { refundCents: 7700, creditCents: 2500 } },
  });
  expect(await host.query(text, { id })).toMatchObject({ booking: { cancellation: { creditCents: 0 } } });
  await stays.cancel(renter, id);
  expect(await sql('select total_cents, credit_cents from refunds where booking_id = ?', [uuidOf(id)])).toEqual([
    { total_cents: 7700, credit_cents: 2500 },
  ]);
});

test('T26 a withdrawal promises the card only what it paid: in its preview, its notification and its mail', async () => {
  const { renter, app } = world;
  const id = await running(world);
  const { contractWithdrawal: shown } = await renter.query<{
    contractWithdrawal: { refundCents: number; creditCents: number };
  }>('query ($id: ID!) { contractWithdrawal(bookingId: $id) { refundCents creditCents } }', { id });
  // Of 77 €, credit had paid 25 €.
  expect(shown.creditCents).toBe(shown.refundCents - 5200);
  expect(shown.creditCents).toBeGreaterThan(0);
  await change(renter, WITHDRAW_CONTRACT, { bookingId: id, refundCents: shown.refundCents });
  expect(await sql('select credit_cents from refunds where booking_id = ?', [uuidOf(id)])).toEqual([
    { credit_cents: shown.creditCents },
  ]);
  await app.settle();
  const credit = String(shown.creditCents / 100).replace('.', ',');
  const [notice] = await sql<{ message: string }>(
    `select message from notifications where booking_id = ? and type = 'booking_contract_withdrawn_renter'`,
    [uuidOf(id)],
  );
  expect(plain(notice?.message)).toMatch(
    new RegExp(`Te devolvemos 52,00 € a tu tarjeta y ${credit}0* € a tu saldo\\.$`),
  );
  await runJobs(app, 'mail.send');
  const mail = (await mailsTo(app, 'renter@example.test')).find(({ subject }) => subject.startsWith('Has desistido'));
  expect(plain(mail?.text)).toContain('Te devolvemos 52,00 € a la tarjeta con la que pagaste');
  expect(plain(mail?.text)).toContain('a tu saldo');
  // More than the card paid went back, but not all that was paid.
  await runJobs(app, 'payments.refund');
  expect((await read(renter, id))?.payment).toMatchObject({ status: 'PARTIALLY_REFUNDED', totalCents: 7700 });
  expect(await brokenBooks(world)).toEqual([]);
});

test('T14 a notice names the credit left for the last charge, and of a refund what becomes credit again', async () => {
  const { renter } = world;
  const id = await running(world, { startsIn: 10 });
  const text = `query ($id: ID!, $endsOn: LocalDate) { noticePreview(bookingId: $id, endsOn: $endsOn) {
    earliest refundCents creditCents paidFrom lastCharge { totalCents creditCents } } }`;
  interface Preview {
    readonly earliest: string;
    readonly refundCents: number;
    readonly creditCents: number;
    readonly lastCharge: { totalCents: number; creditCents: number } | null;
  }
  const preview = async (endsOn?: string): Promise<Preview> =>
    (await renter.query<{ noticePreview: Preview }>(text, { id, endsOn })).noticePreview;
  const first = await preview();
  expect(first).toMatchObject({ lastCharge: null });
  expect(first.refundCents).toBeGreaterThan(0);
  const [taken] = await sql<{ card: number }>(
    'select total_cents - credit_cents as card from payments where booking_id = ? and captured_at is not null',
    [uuidOf(id)],
  );
  expect(first.creditCents).toBe(Math.max(0, first.refundCents - (taken?.card ?? 0)));
  await give(2000);
  const [stored] = await sql<{ to: string }>(
    `select to_char(ends_on, 'YYYY-MM-DD') as to from billing_cycles where booking_id = ? order by cycle_no limit 1`,
    [uuidOf(id)],
  );
  const after = (days: number): string =>
    new Date(Date.parse(`${stored?.to}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const soon = (await preview(after(15))).lastCharge;
  expect(soon?.creditCents).toBe(2000);
  // A small charge leaves its minimum to the card.
  const small = (await preview(after(5))).lastCharge;
  expect(small?.creditCents).toBe((small?.totalCents ?? 0) - 50);
  // The month before has used it.
  expect((await preview(after(50))).lastCharge?.creditCents).toBe(0);
  expect((await giveNotice(renter, id, after(5))).status).toBe('ENDING');
});
