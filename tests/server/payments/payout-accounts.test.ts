import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentSandbox } from '../../../server/ports/sandbox/payment-sandbox.js';
import { payOutHosts } from '../../../server/features/bookings/payouts/pay-out-hosts.js';
import { reconcilePayouts } from '../../../server/features/bookings/payouts/settle-payout.js';
import { ACCEPT, resetWorld, read, requested, signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import { SAVE_TAX, TAX } from '../../support/spaces.js';
import { sandboxOf } from '../../support/money/sandbox.js';

const START = 'mutation { startPayoutOnboarding { url } }';
const ACCOUNT = '{ viewer { payoutAccount { status requirements requirementsDueAt ibanLast4 } } }';

let sandbox: PaymentSandbox;

const world = useWorld({ config: { requirePayoutAccount: true } });
beforeAll(() => {
  sandbox = sandboxOf(world.app);
  sandbox.deliverTo(`${world.app.url}/webhooks/stripe`);
});
beforeEach(async () => {
  await resetWorld(world);
  await world.app.context().em.execute('delete from payout_accounts');
});

async function account(client: GraphqlClient): Promise<unknown> {
  return (await client.query<{ viewer: { payoutAccount: unknown } }>(ACCOUNT)).viewer.payoutAccount;
}

async function onboarding(): Promise<string> {
  const { startPayoutOnboarding } = await world.host.query<{ startPayoutOnboarding: { url: string } }>(START);
  return world.app.url + startPayoutOnboarding.url;
}

const submit = (url: string, form: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'es' },
    body: new URLSearchParams(form).toString(),
  });

const GOOD = { name: 'Marta Ruiz Soler', nif: '12345678Z', iban: 'ES91 2100 0418 4502 0005 1332' };

async function webhooks(): Promise<void> {
  await sandbox.tick();
  await runJobs(world.app, 'payments.apply-event');
}

describe('T5 a payout account', () => {
  test('is started by its host, completed on the provider’s page and updated by the webhook', async () => {
    const { host, renter, app } = world;
    expect(await account(host)).toBeNull();
    expect(await renter.codeOf(START)).toBe('NOT_FOUND');
    expect(await app.visitor().codeOf(START)).toBe('UNAUTHENTICATED');
    const url = await onboarding();
    expect(await account(host)).toMatchObject({
      status: 'PENDING',
      requirements: expect.arrayContaining(['IBAN', 'TAX_NUMBER', 'NAME']),
      ibanLast4: null,
    });
    const page = await fetch(url, { headers: { 'accept-language': 'es' } });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toMatch(/Tu cuenta para cobrar[\s\S]*IBAN/);
    const wrong = await submit(url, { name: '', nif: '12345678A', iban: 'ES91 2100 0418 4502 0005 1333' });
    expect(wrong.status).toBe(422);
    expect((await wrong.text()).match(/aria-invalid/g)).toHaveLength(3 + 1);
    const right = await submit(url, GOOD);
    expect(right.status).toBe(200);
    expect(await right.text()).toContain('href="/dashboard?mode=host&amp;tab=earnings&amp;returned=1"');
    expect(await account(host)).toMatchObject({ status: 'PENDING' });
    await webhooks();
    expect(await account(host)).toEqual({
      status: 'COMPLETE',
      requirements: [],
      requirementsDueAt: null,
      ibanLast4: '1332',
    });
    expect(await account(renter)).toBeNull();
    expect(JSON.stringify(await app.context().em.execute('select * from sandbox_objects'))).not.toContain(
      '21000418450200051332',
    );
  });

  test('is created once per host, and its onboarding links expire', async () => {
    const urls = await Promise.all([onboarding(), onboarding()]);
    const [row] = await world.app
      .context()
      .em.execute<{ count: number }[]>('select count(*)::int as count from payout_accounts');
    expect(row?.count).toBe(1);
    world.clock.advance({ minutes: 16 });
    for (const url of urls) expect((await fetch(url)).status).toBe(404);
    expect((await submit(urls[0] ?? '', GOOD)).status).toBe(404);
  });

  describe('when provider answers arrive out of order', () => {
    const ANSWER = /^\/v1\/accounts\/acct_/;
    const refOf = async (): Promise<string> =>
      (await world.app.context().em.execute<{ ref: string }[]>('select ref from payout_accounts'))[0]?.ref ?? '';

    test('the state requested later wins, even at the same clock time', async () => {
      await onboarding();
      const ref = await refOf();
      await sandbox.restrictAccount(ref, ['external_account'], 7);
      const meanwhile = async (): Promise<void> => {
        await sandbox.completeAccount(ref, 'ES9121000418450200051332');
        await webhooks();
      };
      sandbox.faults.add('GET', ANSWER, { kind: 'late', meanwhile }, 1);
      await webhooks();
      expect(await account(world.host)).toMatchObject({ status: 'COMPLETE', ibanLast4: '1332' });
    });

    test('the later state wins even if it equals the state before both', async () => {
      await onboarding();
      const ref = await refOf();
      await sandbox.restrictAccount(ref, ['external_account'], 7);
      await webhooks();
      await sandbox.completeAccount(ref, 'ES9121000418450200051332');
      const meanwhile = async (): Promise<void> => {
        await sandbox.restrictAccount(ref, ['external_account'], 7);
        await webhooks();
      };
      sandbox.faults.add('GET', ANSWER, { kind: 'late', meanwhile }, 1);
      await webhooks();
      expect(await account(world.host)).toMatchObject({ status: 'RESTRICTED', requirements: ['IBAN'] });
    });

    test('the answer to the creation does not replace a newer state', async () => {
      const meanwhile = async (): Promise<void> => {
        await submit(await onboarding(), GOOD);
        await webhooks();
      };
      sandbox.faults.add('POST', /^\/v1\/accounts$/, { kind: 'late', meanwhile }, 1);
      expect((await fetch(await onboarding())).status).toBe(200);
      expect(await account(world.host)).toMatchObject({ status: 'COMPLETE', ibanLast4: '1332' });
    });
  });

  test('is required to accept bookings and no longer suffices once the provider restricts it', async () => {
    const { host, app } = world;
    const { id } = await requested(world);
    const accept = { input: { bookingId: id } };
    expect((await read(host, id))?.availableActions).toEqual(['DECLINE']);
    expect(await host.codeOf(ACCEPT, accept)).toBe('BOOKING_TRANSITION_REFUSED');
    await submit(await onboarding(), GOOD);
    await webhooks();
    const [row] = await app.context().em.execute<{ ref: string }[]>('select ref from payout_accounts');
    const wanted = [
      'individual.verification.document',
      'individual.first_name',
      'individual.last_name',
      'relationship.x',
    ];
    await sandbox.restrictAccount(row?.ref ?? '', wanted, 7);
    await webhooks();
    expect(await account(host)).toMatchObject({
      status: 'RESTRICTED',
      requirements: ['IDENTITY', 'NAME', 'OTHER'],
      requirementsDueAt: '2027-03-09T09:55:00.000Z',
      ibanLast4: '1332',
    });
    expect(await host.codeOf(ACCEPT, accept)).toBe('BOOKING_TRANSITION_REFUSED');
    // The host is notified once, however often the provider repeats the message.
    await sandbox.restrictAccount(row?.ref ?? '', wanted, 7);
    await webhooks();
    await app.settle();
    expect(
      await app.context().em.execute(`select type from notifications where type = 'payout_account_restricted'`),
    ).toHaveLength(1);
    await sandbox.completeAccount(row?.ref ?? '', 'ES9121000418450200051332');
    await webhooks();
    expect((await read(host, id))?.availableActions).toEqual(expect.arrayContaining(['ACCEPT']));
    await host.query(ACCEPT, accept);
    expect(await read(host, id)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('P4 payouts become paid or failed by the bank’s webhook, or by a daily query when webhooks are lost', async () => {
    const { host, app, clock } = world;
    const { em } = app.context();
    const pay = async (): Promise<void> => {
      await payOutHosts(app.context());
      await runJobs(app, 'payouts.settle');
    };
    const payouts = () => em.execute('select status, failure_code from payouts order by created_at');
    const bankAnswers = async (): Promise<void> => {
      clock.advance({ minutes: 2 });
      await webhooks();
    };
    await em.execute(`update platform_constants set value = '0' where key = 'NEW_HOST_CYCLES'`);
    for (const [iban, day] of [
      [GOOD.iban, '2027-04-10'],
      ['ES0000000000000000000002', '2027-04-11'],
    ] as const) {
      clock.set('2027-03-02T09:55:00Z');
      await signInAgain(world);
      const { id } = await requested(world);
      await onboarding();
      const [row] = await em.execute<{ ref: string }[]>('select ref from payout_accounts');
      await sandbox.completeAccount(row?.ref ?? '', iban.replaceAll(' ', ''));
      await webhooks();
      await host.query(ACCEPT, { input: { bookingId: id } });
      clock.set(`${day}T04:00:00Z`);
      if (iban === GOOD.iban) {
        // Level 4 requires more than the account: no payout before the data for the tax office are complete.
        await pay();
        expect(await payouts()).toEqual([]);
        await app.settle();
        expect(await em.execute(`select title from notifications where type = 'payout_account_needed'`)).toEqual([
          { title: 'Completa tus datos para Hacienda' },
        ]);
        await signInAgain(world);
        await host.query(SAVE_TAX, { input: TAX });
      }
      await pay();
      if (iban === GOOD.iban) expect(await payouts()).toEqual([{ status: 'in_transit', failure_code: null }]);
      await bankAnswers();
      await em.execute(`update bookings set status = 'completed' where status = 'confirmed'`);
    }
    expect(await payouts()).toEqual([
      { status: 'paid', failure_code: null },
      { status: 'failed', failure_code: 'account_closed' },
    ]);
    // A webhook may be lost, so pending payouts are queried once a day.
    await em.execute(`update payouts set status = 'in_transit', completed_at = null where status = 'paid'`);
    clock.advance({ days: 1 });
    await reconcilePayouts(app.context());
    expect(await payouts()).toMatchObject([{ status: 'paid' }, { status: 'failed' }]);
  });
});
