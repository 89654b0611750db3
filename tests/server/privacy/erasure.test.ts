import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { awaitMail, mailsTo, PASSWORD } from '../../support/accounts.js';
import { confirmed, type World } from '../../support/bookings.js';
import { ask, CANCEL, backgroundWorld, preview, PREVIEW, REQUEST, runErasures } from './erasure.js';
import { settled } from '../../support/settled.js';
import { uuidOf } from '../../support/spaces.js';

describe('requestErasure', () => {
  let world: World;

  beforeAll(async () => {
    world = await backgroundWorld();
  });

  afterAll(() => world.app.stop());

  afterEach(async () => {
    await world.renter.query(CANCEL);
    await world.host.query(CANCEL);
  });

  it('P15 requires the password and a confirmation', async () => {
    const { renter } = world;
    const wrong = await renter.send(REQUEST, { input: { password: 'not it at all', confirm: true } });
    expect(wrong.errors[0]?.extensions.fields).toEqual([{ path: 'password', code: 'PASSWORD_WRONG' }]);
    const unconfirmed = await renter.send(REQUEST, { input: { password: PASSWORD, confirm: false } });
    expect(unconfirmed.errors[0]?.extensions.fields).toEqual([{ path: 'confirm', code: 'CONFIRMATION_REQUIRED' }]);
    expect((await preview(renter)).scheduled).toBeNull();
    expect(await world.app.visitor().codeOf(PREVIEW)).toBe('UNAUTHENTICATED');
  });

  it('P15 runs after a week in which it can be cancelled, and sends e-mails', async () => {
    const { renter, app } = world;
    expect(await preview(renter)).toMatchObject({
      canRequest: true,
      blockers: [],
      coolingOffDays: 7,
      runAt: '2027-03-09T09:55:00.000Z',
      scheduled: null,
    });
    expect((await ask(renter)).runAt).toBe('2027-03-09T09:55:00.000Z');
    expect((await awaitMail(app, 'renter@example.test')).subject).toBe('Tu cuenta se borrará el 9 de marzo de 2027');
    expect((await ask(renter)).runAt).toBe('2027-03-09T09:55:00.000Z');
    expect((await preview(renter)).scheduled).not.toBeNull();
    await renter.query(CANCEL);
    expect((await awaitMail(app, 'renter@example.test', 2)).subject).toBe('Tu cuenta ya no se va a borrar');
    expect((await preview(renter)).scheduled).toBeNull();
    await settled(app);
    expect(await mailsTo(app, 'renter@example.test')).toHaveLength(2);
  });

  it("P15 pauses the host's spaces at once and lists open bookings on both sides", async () => {
    const { host, renter, app, spaceId } = world;
    const booking = await confirmed(world, 10, 45);
    for (const [client, kind] of [
      [renter, 'BOOKING_AS_RENTER'],
      [host, 'BOOKING_AS_HOST'],
    ] as const) {
      const { blockers, runAt, canRequest } = await preview(client);
      expect(blockers).toEqual([{ kind, reference: booking.reference, endsOn: booking.to, amountCents: null }]);
      expect(canRequest).toBe(true);
      // The end of the stay plus a week for claims and the deposit, at midnight in Madrid.
      expect(runAt).toBe('2027-05-02T22:00:00.000Z');
    }
    await ask(host);
    const [space] = await app
      .context()
      .em.execute<{ status: string; listed: boolean }[]>(
        'select status, exists (select from space_search x where x.id = s.id) as listed from spaces s where id = ?',
        [uuidOf(spaceId)],
      );
    expect(space).toEqual({ status: 'paused', listed: false });
    const mail = await awaitMail(app, 'host@example.test', 1, 'Tu cuenta se borrará el 3 de mayo de 2027');
    expect(mail.text).toContain('La fecha espera a que acaben tus reservas abiertas');
  });

  it('P15 is postponed while something is open, and the new date is mailed', async () => {
    const { host, app, clock } = world;
    await ask(host);
    const now = clock.now();
    clock.set('2027-05-03T09:00:00Z');
    await runErasures(world);
    expect(
      (await awaitMail(app, 'host@example.test', 1, 'El borrado de tu cuenta pasa al 10 de mayo de 2027')).text,
    ).toContain('todavía hay una reserva o un pago abierto');
    const rows = await app
      .context()
      .em.execute<{ status: string; erased: boolean }[]>(
        `select e.status, u.erased_at is not null as erased from erasures e join users u on u.id = e.user_id where u.email = 'host@example.test' and e.status = 'scheduled'`,
      );
    expect(rows).toEqual([{ status: 'scheduled', erased: false }]);
    clock.set(now);
  });

  it('P15 is not blocked by a booking that is over, whatever its status', async () => {
    const { renter, app } = world;
    expect((await preview(renter)).blockers).toHaveLength(1);
    const moveBack = (days: number) =>
      app
        .context()
        .em.execute(
          "update bookings set starts_on = starts_on - ?::int, ends_on = ends_on - ?::int where status = 'confirmed'",
          [days, days],
        );
    await moveBack(100);
    expect((await preview(renter)).blockers).toEqual([]);
    await moveBack(-100);
  });

  it('P15 requires a code when two-step verification is on', async () => {
    const { stranger } = world;
    const { startSecondFactor } = await stranger.query<{ startSecondFactor: { secret: string } }>(
      'mutation ($password: String!) { startSecondFactor(input: { password: $password }) { secret } }',
      { password: PASSWORD },
    );
    const totp = new TOTP({ secret: startSecondFactor.secret });
    const timestamp = world.clock.now().getTime();
    const {
      confirmSecondFactor: { recoveryCodes: recovery },
    } = await stranger.query<{
      confirmSecondFactor: { recoveryCodes: string[] };
    }>('mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { recoveryCodes } }', {
      code: totp.generate({ timestamp }),
    });
    for (const code of [null, '000000', totp.generate({ timestamp })]) {
      const { errors } = await stranger.send(REQUEST, { input: { password: PASSWORD, confirm: true, code } });
      expect(errors[0]?.extensions.fields?.map(({ path, code: problem }) => `${path} ${problem}`)).toEqual([
        'code CODE_INVALID',
      ]);
    }
    expect((await preview(stranger)).scheduled).toBeNull();
    await ask(stranger, { code: recovery[0] });
    expect((await preview(stranger)).scheduled).not.toBeNull();
    await stranger.query(CANCEL);
  });

  it('P15 is refused to staff', async () => {
    const { admin } = world;
    expect(await preview(admin)).toMatchObject({ canRequest: false, blockers: [{ kind: 'STAFF' }] });
    const { errors } = await admin.send(REQUEST, { input: { password: PASSWORD, confirm: true } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'ERASURE_BLOCKED', params: { blockers: ['STAFF'] } });
  });
});
