import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { expireHolds } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import {
  ACCEPT,
  type BookingView,
  CARDS,
  COMPLETE,
  NOW,
  REQUEST,
  type RequestAnswer,
  confirmed,
  read,
  request,
  requestInput,
  signInAgain,
  start,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { uuidOf } from '../../support/spaces.js';
import { createTestApp } from '../../support/test-app.js';

let provider: PaymentsPort;

const world = useWorld();
beforeAll(() => {
  provider = world.app.services.ports.payments.current;
});

beforeEach(async () => {
  world.clock.set(NOW);
  await signInAgain(world);
  const { em } = world.app.context();
  await em.execute(
    `update bookings set status = 'payment_failed' where status in ('pending_payment', 'requested', 'confirmed')`,
  );
  await em.execute('delete from rate_limits');
});

const sql = sqlOf(world);

/** Answers the bank's page as the renter would. */
async function atTheBank(
  client: GraphqlClient,
  actionUrl: string,
  outcome: 'succeeded' | 'failed',
): Promise<{ outcome: string }> {
  const response = await fetch(client.url + actionUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': client.ip },
    body: JSON.stringify({ outcome }),
  });
  return (await response.json()) as { outcome: string };
}

describe('the card form', () => {
  const send = async (
    body: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; fields: [string, string][] }> => {
    const response = await fetch(`${world.app.url}/sandbox-payments/payment-methods`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown> & {
      errors?: { extensions: { fields?: { path: string; code: string }[] } }[];
    };
    const fields = (answer.errors?.[0]?.extensions.fields ?? []).map(({ path, code }): [string, string] => [
      path,
      code,
    ]);
    return { status: response.status, body: answer, fields };
  };
  const card = { number: CARDS.works, expMonth: 11, expYear: 2030, cvc: '123', holder: 'Lucía Prieto' };

  test('reports every invalid field in one answer', async () => {
    expect(
      await send({ number: '4242 4242 4242 4241', expMonth: 2, expYear: 27, cvc: '12', holder: ' ' }),
    ).toMatchObject({
      status: 422,
      fields: [
        ['number', 'CARD_NUMBER_INVALID'],
        ['expMonth', 'CARD_EXPIRED'],
        ['cvc', 'CARD_CVC_INVALID'],
        ['holder', 'CARD_HOLDER_REQUIRED'],
      ],
    });
    expect((await send({})).status).toBe(422);
    expect((await send([])).status).toBe(422);
    expect((await send({ ...card, expMonth: 3, expYear: 27 })).status).toBe(201);
  });

  test('stores the brand and the last four digits, never the card number', async () => {
    const { status, body } = await send(card);
    expect([status, body]).toEqual([
      201,
      { id: expect.stringMatching(/^pm_[\w-]{24}$/), brand: 'visa', last4: '4242' },
    ]);
    expect((await send({ ...card, number: CARDS.mastercard })).body).toMatchObject({
      brand: 'mastercard',
      last4: '4444',
    });
    const kept = await sql('select * from sandbox_payment_methods');
    expect(JSON.stringify(kept)).not.toMatch(/\d{12,}/);
  });
});

describe('cards', () => {
  test('a declined card returns PAYMENT_DECLINED, keeps the hold and allows another card', async () => {
    const { renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const input = await requestInput(renter, id, CARDS.declined);
    const { errors } = await renter.send(REQUEST, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'PAYMENT_DECLINED', params: { reason: 'card_declined' } });
    expect(await renter.codeOf(REQUEST, { input })).toBe('PAYMENT_DECLINED');
    expect(await read(renter, id)).toMatchObject({ status: 'PENDING_PAYMENT', availableActions: ['PAY'] });
    expect((await request(renter, id)).status).toBe('REQUESTED');
    const unknown = await start(renter, stay(spaceId, 100));
    expect(
      await renter.codeOf(REQUEST, {
        input: await requestInput(renter, unknown.id, CARDS.works, { paymentMethodId: 'pm_nobody' }),
      }),
    ).toBe('PAYMENT_DECLINED');
  });

  test('a successful authentication sends the request, and later results do not change it', async () => {
    const { renter, host, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const asked = await request(renter, id, CARDS.authenticate);
    expect(asked).toMatchObject({
      status: 'PENDING_PAYMENT',
      actionUrl: expect.stringMatching(/^\/sandbox-payments\/authenticate\/pi_/),
    });
    const complete = (): Promise<{ completePaymentAction: RequestAnswer }> =>
      renter.query(COMPLETE, { input: { bookingId: id } });
    expect((await complete()).completePaymentAction.actionUrl).toBe(asked.actionUrl);
    expect(await atTheBank(renter, asked.actionUrl ?? '', 'succeeded')).toEqual({ outcome: 'succeeded' });
    expect((await complete()).completePaymentAction).toMatchObject({
      actionUrl: null,
      booking: { status: 'REQUESTED' },
    });
    expect((await complete()).completePaymentAction).toMatchObject({
      actionUrl: null,
      booking: { status: 'REQUESTED' },
    });
    expect(await atTheBank(renter, asked.actionUrl ?? '', 'failed')).toEqual({ outcome: 'succeeded' });
    expect(await host.codeOf(COMPLETE, { input: { bookingId: id } })).toBe('BOOKING_TRANSITION_REFUSED');
    expect(await world.stranger.codeOf(COMPLETE, { input: { bookingId: id } })).toBe('NOT_FOUND');
  });

  test('a refused authentication returns an error, and another card can be tried', async () => {
    const { renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const asked = await request(renter, id, CARDS.authenticate);
    await atTheBank(renter, asked.actionUrl ?? '', 'failed');
    expect(await renter.codeOf(COMPLETE, { input: { bookingId: id } })).toBe('PAYMENT_AUTHENTICATION_FAILED');
    expect((await request(renter, id, CARDS.mastercard)).payment).toMatchObject({
      status: 'AUTHORIZED',
      methodLast4: '4444',
    });
  });

  test('an authentication after the hold has expired voids the payment', async () => {
    const { app, clock, renter, spaceId } = world;
    const { id, reference } = await start(renter, stay(spaceId));
    const asked = await request(renter, id, CARDS.authenticate);
    clock.advance({ minutes: 15 });
    await signInAgain(world);
    await atTheBank(renter, asked.actionUrl ?? '', 'succeeded');
    expect(await renter.codeOf(COMPLETE, { input: { bookingId: id } })).toBe('BOOKING_HOLD_EXPIRED');
    await expireHolds(app.context());
    clock.advance({ minutes: 2 });
    await reconcilePayments(app.context());
    expect(
      await sql(`select status from sandbox_intents where metadata ->> 'bookingReference' = ?`, [reference]),
    ).toEqual([{ status: 'canceled' }]);
  });

  test('a card that fails on acceptance makes the booking PAYMENT_FAILED, posts nothing and frees the days', async () => {
    const { renter, host, stranger, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    expect((await request(renter, id, CARDS.failsLater)).status).toBe('REQUESTED');
    const {
      acceptBooking: { booking: acceptBooking },
    } = await host.query<{ acceptBooking: { booking: BookingView } }>(ACCEPT, {
      input: { bookingId: id },
    });
    expect(acceptBooking.status).toBe('PAYMENT_FAILED');
    expect(await sql('select 1 from ledger_entries where booking_id = ?', [uuidOf(id)])).toEqual([]);
    const history = await sql<{ to_status: string }>(
      'select to_status from booking_events where booking_id = ? order by id',
      [uuidOf(id)],
    );
    expect(history.map(({ to_status }) => to_status)).toEqual([
      'pending_payment',
      'requested',
      'confirmed',
      'payment_failed',
    ]);
    expect((await start(stranger, stay(spaceId))).status).toBe('PENDING_PAYMENT');
  });

  test('a request reports all its invalid fields at once', async () => {
    const { renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const wrong = await requestInput(renter, id, CARDS.works, {
      goods: ['VEHICLES'],
      acceptsProhibitedGoodsRule: false,
      acceptsMandate: false,
      acceptsTerms: false,
      message: 'x'.repeat(2001),
    });
    const { errors } = await renter.send(REQUEST, { input: wrong });
    expect(errors[0]?.extensions.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['goods', 'GOODS_NOT_ALLOWED'],
      ['acceptsProhibitedGoodsRule', 'PROHIBITED_NOT_DECLARED'],
      ['message', 'MESSAGE_TOO_LONG'],
      ['acceptsMandate', 'MANDATE_REQUIRED'],
      ['acceptsTerms', 'TERMS_REQUIRED'],
    ]);
  });
});

describe("the bank's page", () => {
  test("uses the browser's language and has its own content security policy", async () => {
    const { renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const { actionUrl } = await request(renter, id, CARDS.authenticate);
    const open = (language: string) => fetch(renter.url + actionUrl, { headers: { 'accept-language': language } });
    const spanish = await open('es');
    const policy = spanish.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-inline');
    const html = await spanish.text();
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(html).toMatch(/Autorizar[\s\S]*Rechazar/);
    expect(html).toMatch(/77,00\s€/);
    expect(await (await open('en')).text()).toMatch(/Authorise[\s\S]*Refuse/);
    expect((await fetch(`${renter.url}/sandbox-payments/authenticate/pi_nobody`)).status).toBe(404);
  });

  test('without DEMO the sandbox does not exist, and payments fail with PAYMENT_UNAVAILABLE', async () => {
    const app = await createTestApp({ config: { demo: false } });
    expect((await fetch(`${app.url}/sandbox-payments/payment-methods`, { method: 'POST' })).status).toBe(404);
    await expect(app.services.ports.payments.current.retrievePayment('pi_any')).rejects.toThrow('PAYMENT_UNAVAILABLE');
    await app.stop();
  });
});

describe('the ledger', () => {
  test('P-07 its rows cannot be changed or deleted by any role, and an unbalanced posting is rejected', async () => {
    await confirmed(world);
    for (const change of [
      'update ledger_entries set amount_cents = 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
    ]) {
      await expect(world.app.asOwner(change), change).rejects.toThrow(/never changed/);
      await expect(sql(change), change).rejects.toThrow('permission denied for table ledger_entries');
    }
    // The program's role owns no tables, so it can neither disable the triggers nor switch to the owner.
    const owned = await sql(
      `select relname from pg_class where relowner = current_user::regrole union all select datname from pg_database where datdba = current_user::regrole`,
    );
    expect(owned).toEqual([]);
    await expect(sql('alter table ledger_entries disable trigger all')).rejects.toThrow('must be owner');
    await expect(sql('set role postgres')).rejects.toThrow('permission denied');
    await expect(sql('set session_replication_role = replica')).rejects.toThrow('permission denied');
    await expect(
      sql(
        `insert into ledger_entries (tx_id, account, amount_cents, memo, rule, source_type, source_id, line_no) values (gen_random_uuid(), 'held', 5, 'half', 'test', 'tx', 'half', 1)`,
      ),
    ).rejects.toThrow(/does not balance/);
  });

  test('P-06 captured amounts equal held rent, platform fee and tax to the cent', async () => {
    const rows = await sql<{ captured: number; split: number; iva: number }>(
      `select (select sum(total_cents)::int from payments where status = 'captured') as captured,
              -(select sum(amount_cents)::int from ledger_entries where account in ('held', 'platform_fee', 'tax_payable')) as split,
              (select sum(iva_cents)::int from payments where status = 'captured') + (select sum(amount_cents)::int from ledger_entries where account = 'tax_payable') as iva`,
    );
    expect(rows[0]?.captured).toBeGreaterThan(0);
    expect(rows[0]?.split).toBe(rows[0]?.captured);
    expect(rows[0]?.iva).toBe(0);
    expect(await sql(`select tx_id from ledger_entries group by tx_id having sum(amount_cents) <> 0`)).toEqual([]);
  });
});

test('P-05 calling the provider inside a transaction throws', async () => {
  const { app } = world;
  await expect(inTransaction(app.context(), () => provider.retrievePayment('pi_any'))).rejects.toThrow(
    /inside a transaction/,
  );
});
