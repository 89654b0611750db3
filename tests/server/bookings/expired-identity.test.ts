import { afterEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { expireVerifications, resetIdentity } from '../../../server/features/verification/expire-verifications.js';
import { signInAs } from '../../support/accounts.js';
import { ACCEPT, requested, resetWorld } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { MARK_ACTIVE } from '../../support/stays.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const world = useWorld();

describe('P8 with REQUIRE_IDENTITY, a document that expires during the stay', () => {
  const sql = (statement: string, values: unknown[] = []) =>
    world.app.context().em.execute<Record<string, unknown>[]>(statement, values);
  const identity = (email: string, expiresOn: string) =>
    sql(
      `insert into verifications (user_id, kind, status, document_type, document_expires_on, decided_at)
       select id, 'identity', 'approved', 'dni', ?, now() from users where email = ?`,
      [expiresOn, email],
    );
  const MOVE_IN = 'query ($id: ID!) { booking(id: $id) { moveIn { isAccessOpen } space { accessInstructions } } }';
  interface Door {
    readonly booking: {
      readonly moveIn: { readonly isAccessOpen: boolean };
      readonly space: { readonly accessInstructions: string | null };
    };
  }

  let strict: TestApp;
  afterEach(async () => {
    await strict.stop();
    await sql('update users set identity_verified_at = null');
    await sql(`update bookings set status = 'payment_failed', updated_at = created_at where status = 'active'`);
  });

  async function running(hostExpiresOn: string) {
    await resetWorld(world);
    await sql(`delete from verifications`);
    const { id } = await requested(world);
    await world.host.query(ACCEPT, { input: { bookingId: id } });
    await sql(`update users set identity_verified_at = now()`);
    await identity('host@example.test', hostExpiresOn);
    await identity('renter@example.test', '2031-01-01');
    strict = await createTestApp({
      databaseUrl: world.app.databaseUrl,
      clock: world.clock,
      config: { requireIdentity: true },
    });
    world.clock.set('2027-04-05T08:00:00Z');
    const renter = strict.visitor();
    await signInAs(renter, 'renter@example.test');
    await renter.query(MARK_ACTIVE, { input: { bookingId: id } });
    const isOpen = async (): Promise<boolean> => {
      const { booking } = await renter.query<Door>(MOVE_IN, { id });
      const isRead = booking.space.accessInstructions !== null;
      expect(booking.moveIn.isAccessOpen).toBe(isRead);
      return isRead;
    };
    return { renter, isOpen };
  }

  test("the renter keeps the access instructions when the host's document expires", async () => {
    const { renter, isOpen } = await running('2027-04-10');
    expect(await isOpen()).toBe(true);
    world.clock.set('2027-04-11T08:00:00Z');
    await expireVerifications(strict.context());
    await signInAs(renter, 'renter@example.test');
    expect(
      await sql(`select 1 from users where email = 'host@example.test' and identity_verified_at is null`),
    ).toHaveLength(1);
    expect(await isOpen()).toBe(true);
    // A document that had expired before the stay proves nobody who lets now.
    await sql(`update verifications set document_expires_on = '2027-04-04' where document_expires_on = '2027-04-10'`);
    expect(await isOpen()).toBe(false);
  });

  test.each([
    ['in date', '2031-01-01'],
    ['expired', '2027-04-10'],
  ])('the door closes when the staff withdraw an identity whose document is %s', async (_what, expiresOn) => {
    const { renter, isOpen } = await running(expiresOn);
    world.clock.set('2027-04-11T08:00:00Z');
    await expireVerifications(strict.context());
    const [host] = await sql(`select id from users where email = 'host@example.test'`);
    await inTransaction(strict.context(), (tx) => resetIdentity(tx, String(host?.['id'])));
    await signInAs(renter, 'renter@example.test');
    expect(await isOpen()).toBe(false);
  });
});
