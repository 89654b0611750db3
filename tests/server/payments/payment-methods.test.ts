import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentSandbox } from '../../../server/ports/sandbox/payment-sandbox.js';
import {
  ACCEPT,
  addCard,
  resetWorld,
  CARDS,
  REQUEST,
  requestInput,
  signInAgain,
  request,
  start,
  stay,
  type RequestAnswer,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import { PAY_CYCLE, payInput, readBilling, runBilling, running, type CycleView } from '../../support/money/billing.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { publishedSpace } from '../../support/spaces.js';

interface Card {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
}

/** The answer to adding a card. */
interface Saved {
  readonly paymentMethod: Card | null;
  readonly setupId: string;
  readonly actionUrl: string;
}

const CARD = 'id brand last4 expMonth expYear isDefault isExpired';
const MINE = `query { viewer { paymentMethods { ${CARD} } } }`;
const RESULT = `paymentMethod { ${CARD} } setupId actionUrl`;
const ADD = `mutation ($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { ${RESULT} } }`;
const COMPLETE = `mutation ($input: CompletePaymentMethodInput!) { completePaymentMethod(input: $input) { ${RESULT} } }`;
const REMOVE = `mutation ($input: RemovePaymentMethodInput!) { removePaymentMethod(input: $input) { deletedPaymentMethodId } }`;
const DEFAULT = `mutation ($input: SetDefaultPaymentMethodInput!) { setDefaultPaymentMethod(input: $input) { paymentMethod { ${CARD} } } }`;

let sandbox: PaymentSandbox;

const world = useWorld();
beforeAll(() => {
  sandbox = sandboxOf(world.app);
});
beforeEach(async () => {
  await resetWorld(world);
  const { em } = world.app.context();
  await em.execute('delete from payment_methods');
  await em.execute('delete from sandbox_events');
});

const mine = async (client: GraphqlClient): Promise<readonly Card[]> =>
  (await client.query<{ viewer: { paymentMethods: readonly Card[] } }>(MINE)).viewer.paymentMethods;

/** The saved card and the bank's challenge; the card is null while the challenge is open. */
async function add(client: GraphqlClient, number: string): Promise<Card & Pick<Saved, 'setupId' | 'actionUrl'>> {
  const input = { providerMethodId: await addCard(client, number) };
  const { paymentMethod, ...asked } = (await client.query<{ addPaymentMethod: Saved }>(ADD, { input }))
    .addPaymentMethod;
  return { ...(paymentMethod as Card), ...asked };
}

/** Changes what the bank of the saved card answers from now on. */
async function behave(last4: string, behaviour: string): Promise<void> {
  await world.app
    .context()
    .em.execute(
      `update sandbox_payment_methods set behaviour = ? where id in (select ref from payment_methods where last4 = ?)`,
      [behaviour, last4],
    );
}

describe('saved cards', () => {
  test('the same card is saved once, the first is the default, and the default can be changed', async () => {
    const { renter } = world;
    const visa = await add(renter, CARDS.works);
    expect(visa).toMatchObject({
      actionUrl: null,
      setupId: null,
      brand: 'visa',
      last4: '4242',
      expMonth: 11,
      expYear: 2030,
      isDefault: true,
      isExpired: false,
    });
    expect((await add(renter, CARDS.works)).id).toBe(visa.id);
    const mastercard = await add(renter, CARDS.mastercard);
    expect(mastercard).toMatchObject({ isDefault: false });
    await renter.query(DEFAULT, { input: { paymentMethodId: mastercard.id } });
    expect((await mine(renter)).map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ['4444', true],
      ['4242', false],
    ]);
    // M4: after a switch of the provider, cards of the former provider are no longer offered.
    const { em } = world.app.context();
    await em.execute(`update payment_methods set provider = 'stripe' where last4 = '4444'`);
    expect((await mine(renter)).map(({ last4 }) => last4)).toEqual(['4242']);
    const { id } = await start(renter, stay(world.spaceId));
    const input = { ...(await requestInput(renter, id)), paymentMethodId: mastercard.id };
    expect(await renter.codeOf(REQUEST, { input })).toBe('NOT_FOUND');
    await em.execute(`update payment_methods set provider = 'sandbox'`);
    const isExpired = async (): Promise<boolean[]> => {
      await signInAgain(world);
      return (await mine(renter)).map((card) => card.isExpired);
    };
    world.clock.set('2030-11-30T10:00:00Z');
    expect(await isExpired()).toEqual([false, false]);
    world.clock.set('2030-12-01T10:00:00Z');
    expect(await isExpired()).toEqual([true, true]);
  });

  test('a declined card is not saved; a card that needs authentication is saved once it succeeds', async () => {
    const { renter, stranger } = world;
    const input = { providerMethodId: await addCard(renter, CARDS.declined) };
    expect(await renter.codeOf(ADD, { input })).toBe('PAYMENT_DECLINED');
    const asked = await add(renter, CARDS.authenticate);
    expect(asked).toEqual({ setupId: expect.any(String), actionUrl: expect.any(String) });
    expect(await mine(renter)).toEqual([]);
    const complete = { input: { setupId: asked.setupId } };
    expect(
      (await renter.query<{ completePaymentMethod: object }>(COMPLETE, complete)).completePaymentMethod,
    ).toMatchObject({ paymentMethod: null, setupId: asked.setupId });
    await sandbox.answerChallenge(asked.setupId, true);
    expect(await stranger.codeOf(COMPLETE, complete)).toBe('NOT_FOUND');
    expect(await renter.codeOf(COMPLETE, { input: { setupId: 'seti_none' } })).toBe('NOT_FOUND');
    expect(
      (await renter.query<{ completePaymentMethod: object }>(COMPLETE, complete)).completePaymentMethod,
    ).toMatchObject({ paymentMethod: { last4: '3184' }, setupId: null, actionUrl: null });
    expect(await mine(renter)).toHaveLength(1);
    const refused = await add(renter, CARDS.authenticate);
    await sandbox.answerChallenge(refused.setupId, false);
    expect(await renter.codeOf(COMPLETE, { input: { setupId: refused.setupId } })).toBe(
      'PAYMENT_AUTHENTICATION_FAILED',
    );
  });

  test('a card whose owner left during authentication is saved by the webhook', async () => {
    const { app, renter } = world;
    const asked = await add(renter, CARDS.authenticate);
    await sandbox.answerChallenge(asked.setupId, true);
    sandbox.deliverTo(`${app.url}/webhooks/stripe`);
    await sandbox.tick();
    await runJobs(app, 'payments.apply-event');
    expect((await mine(renter)).map(({ last4 }) => last4)).toEqual(['3184']);
  });

  test('cards can be read, changed, removed and charged by their owner only', async () => {
    const { app, renter, stranger, host, spaceId } = world;
    const card = await add(renter, CARDS.works);
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    const input = { input: { paymentMethodId: card.id } };
    for (const other of [stranger, host]) {
      expect(await mine(other)).toEqual([]);
      expect(await other.codeOf(DEFAULT, input)).toBe('NOT_FOUND');
      expect(await other.codeOf(REMOVE, input)).toBe('NOT_FOUND');
      expect(await other.query(node, { id: card.id })).toEqual({ node: null });
    }
    expect(await renter.query(node, { id: card.id })).toEqual({ node: { id: card.id } });
    for (const mutation of [DEFAULT, REMOVE])
      expect(await app.visitor().codeOf(mutation, input)).toBe('UNAUTHENTICATED');
    const { id } = await start(stranger, stay(spaceId));
    const pending = await requestInput(stranger, id, CARDS.works, { paymentMethodId: card.id });
    expect(await stranger.codeOf(REQUEST, { input: pending })).toBe('NOT_FOUND');
    const [row] = await app.context().em.execute<{ ref: string }[]>('select ref from payment_methods');
    const stolen = { ...pending, paymentMethodId: row?.ref, idempotencyKey: 'stolen' };
    expect(await stranger.codeOf(REQUEST, { input: stolen })).toBe('PAYMENT_DECLINED');
    expect(await stranger.codeOf(ADD, { input: { providerMethodId: row?.ref } })).toBe('NOT_FOUND');
  });

  test('the card of a booking is saved, is reusable by its id and cannot be removed while a booking uses it', async () => {
    const { app, renter, spaceId } = world;
    const first = await start(renter, stay(spaceId));
    await request(renter, first.id);
    const [card] = await mine(renter);
    expect(card).toMatchObject({ last4: '4242', isDefault: true });
    const second = await start(renter, stay(spaceId, 100));
    const input = await requestInput(renter, second.id, CARDS.works, { paymentMethodId: card?.id });
    const { requestBooking } = await renter.query<{ requestBooking: RequestAnswer }>(REQUEST, { input });
    expect(requestBooking.booking).toMatchObject({ status: 'REQUESTED', payment: { methodLast4: '4242' } });
    expect(await mine(renter)).toHaveLength(1);
    const { errors } = await renter.send(REMOVE, { input: { paymentMethodId: card?.id } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'PAYMENT_METHOD_IN_USE',
      params: { reference: first.reference },
    });
    await resetWorld(world);
    const other = await add(renter, CARDS.mastercard);
    await renter.query(REMOVE, { input: { paymentMethodId: card?.id } });
    expect(await mine(renter)).toMatchObject([{ id: other.id, isDefault: true }]);
    // For a day: nothing else would delete the card at the provider.
    expect(
      await app
        .context()
        .em.execute(
          `select j.max_attempts from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'payments.detach-method'`,
        ),
    ).toEqual([{ max_attempts: 14 }]);
    await runJobs(app, 'payments.detach-method');
    const detached = await app
      .context()
      .em.execute<{ customer_id: string | null }[]>(
        `select m.customer_id from sandbox_payment_methods m join payment_methods p on p.ref = m.id where p.removed_at is not null`,
      );
    expect(detached).toEqual([{ customer_id: null }]);
    expect(await renter.codeOf(REQUEST, { input: { ...input, idempotencyKey: 'after' } })).not.toBeNull();
  });

  test('after a refused charge and a refused try by hand the card of the announced tries is the one in use', async () => {
    const id = await running(world);
    const { renter } = world;
    const [first] = await mine(renter);
    const second = await add(renter, CARDS.mastercard);
    await behave('4242', 'fails_later');
    await behave('4444', 'declined');
    world.clock.set('2027-04-05T08:00:00Z');
    await signInAgain(world);
    await runBilling(world);
    const refused = (await readBilling(renter, id)).cycles[1];
    expect(refused?.status).toBe('RETRYING');
    const byHand = { ...(await payInput(renter, refused as CycleView)), paymentMethodId: second.id };
    await renter.send(PAY_CYCLE, { input: byHand });
    const { viewer, booking } = await renter.query<{
      viewer: { paymentMethods: readonly { last4: string; bookings: readonly { id: string }[] }[] };
      booking: { card: { methodLast4: string } };
    }>(
      'query ($id: ID!) { viewer { paymentMethods { last4 bookings { id } } } booking(id: $id) { card { methodLast4 } } }',
      { id },
    );
    expect(booking.card.methodLast4).toBe('4242');
    expect(Object.fromEntries(viewer.paymentMethods.map(({ last4, bookings }) => [last4, bookings]))).toEqual({
      4242: [{ id }],
      4444: [],
    });
    expect(await renter.codeOf(REMOVE, { input: { paymentMethodId: first?.id } })).toBe('PAYMENT_METHOD_IN_USE');
    await renter.query(REMOVE, { input: { paymentMethodId: second.id } });
  });

  test.each([
    ['is refused', false],
    ['is not answered', true],
  ])('a try by hand that %s does not hide the card of a first charge that waits for its day', async (_, isSilent) => {
    const { app, renter, host } = world;
    const { id } = await start(renter, stay(await publishedSpace(app, host), 100));
    await request(renter, id, CARDS.failsLater);
    await host.query(ACCEPT, { input: { bookingId: id } });
    const [waiting] = await mine(renter);
    const second = await add(renter, CARDS.mastercard);
    world.clock.set('2027-06-02T22:00:00Z');
    await signInAgain(world);
    await runBilling(world);
    await behave('4444', 'declined');
    const [refused] = (await readBilling(renter, id)).cycles;
    const byHand = { ...(await payInput(renter, refused as CycleView)), paymentMethodId: second.id };
    const provider = app.services.ports.payments.current;
    const away = vi.spyOn(provider, 'createPayment');
    if (isSilent) away.mockRejectedValue(new Error('no route'));
    await renter.send(PAY_CYCLE, { input: byHand });
    away.mockRestore();
    expect(await renter.codeOf(REMOVE, { input: { paymentMethodId: waiting?.id } })).toBe('PAYMENT_METHOD_IN_USE');
    if (!isSilent) await renter.query(REMOVE, { input: { paymentMethodId: second.id } });
  });

  test('cardForm returns the kind of form and the publishable key', async () => {
    expect(await world.app.visitor().query('{ cardForm { kind publishableKey } }')).toEqual({
      cardForm: { kind: 'sandbox', publishableKey: null },
    });
  });
});
