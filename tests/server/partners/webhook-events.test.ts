import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { expireHolds } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { expireRequests } from '../../../server/features/bookings/lifecycle/expire-requests.js';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { WebhookEventType } from '../../../server/features/partners/webhooks/webhook.enums.js';
import {
  ACCEPT,
  CARDS,
  resetWorld,
  confirmed,
  createWorld,
  DECLINE,
  request,
  requested,
  signInAgain,
  start,
  stay,
  TODAY,
  WITHDRAW,
  type World,
} from '../../support/bookings.js';
import { answer, submit, TEXT, vote } from '../../support/money/claims.js';
import {
  agreed,
  ANSWER,
  ASK_UNDO,
  askForDates,
  change,
  giveNotice,
  readChanged,
  RENEW,
  RENEWAL_PREVIEW,
  ROLLING,
  running,
  WITHDRAW_CONTRACT,
  WITHDRAWAL_PREVIEW,
} from '../../support/money/changes.js';
import { runJobs } from '../../support/queued-jobs.js';
import { publishedSpace } from '../../support/spaces.js';
import { cancel, CONFIRM_MOVE_OUT, MARK_ACTIVE, sweepStays } from '../../support/stays.js';

const CREATE = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }`;
const PAY_BY_HAND = `mutation ($id: ID!) { withdrawMandate(input: { bookingId: $id }) { booking { id } } }`;
const PAY_AUTOMATICALLY = PAY_BY_HAND.replace('withdrawMandate', 'giveMandate');
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
const ofSpace = (act: string): string => `mutation ($id: ID!) { ${act}(input: { spaceId: $id }) { space { status } } }`;

type Side = 'host' | 'renter';
interface Call {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

let world: World;
const secrets = new Map<Side, string>();
const received: { side: Side; call: Call }[] = [];

beforeAll(async () => {
  const webhooks = {
    send: async (address: string, call: Call) => {
      received.push({ side: new URL(address).hostname.split('.')[0] as Side, call });
      return { status: 200, problem: null, body: null };
    },
  };
  world = await createWorld({ ports: { webhooks } }, { minDays: 1 });
  for (const side of ['host', 'renter'] as const) {
    const input = { url: `https://${side}.partner.example/hueco`, events: Object.keys(WebhookEventType) };
    const { createWebhookEndpoint } = await world[side].query<{ createWebhookEndpoint: { secret: string } }>(CREATE, {
      input,
    });
    secrets.set(side, createWebhookEndpoint.secret);
  }
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await resetWorld(world);
  await arrived();
});

interface Arrived {
  readonly side: Side;
  readonly type: string;
  readonly sequence: number;
  readonly data: Readonly<Record<string, string>>;
}

/** The events received since the last call, with each signature checked as by a partner's program. */
async function arrived(): Promise<Arrived[]> {
  await world.app.settle();
  await runJobs(world.app, 'webhooks.deliver');
  const now = vi.spyOn(Date, 'now').mockReturnValue(world.clock.now().getTime());
  try {
    return received.splice(0).map(({ side, call: { body, headers } }) => ({
      side,
      ...(new Webhook(secrets.get(side) ?? '').verify(body, headers as Record<string, string>) as Omit<
        Arrived,
        'side'
      >),
    }));
  } finally {
    now.mockRestore();
  }
}

const at = async (instant: string): Promise<void> => {
  world.clock.set(instant);
  await signInAgain(world);
};

/** The events of a booking with their recipients; messages, which come with requests, are checked separately. */
const arrivedOf = async (bookingId: string): Promise<string[]> =>
  (await arrived()).filter(({ data }) => data['bookingId'] === bookingId).map(({ side, type }) => `${side} ${type}`);

const both = (type: string): string[] => [`host ${type}`, `renter ${type}`];

/** The types of all events that the acts of this file caused. */
const seen = new Set<string>();
const expectArrived = async (bookingId: string, ...expected: string[]): Promise<void> => {
  const all = await arrivedOf(bookingId);
  for (const one of all) seen.add(one.split(' ')[1] ?? '');
  expect(all.toSorted()).toEqual(expected.toSorted());
};

test('USE-3 a request and its decline, withdrawal or expiry are sent to both sides', async () => {
  const first = await requested(world, 34);
  await expectArrived(first.id, ...both('booking.requested'));
  await world.host.query(DECLINE, { input: { bookingId: first.id, reason: 'NOT_AVAILABLE' } });
  await expectArrived(first.id, ...both('booking.declined'));
  const second = await requested(world, 34);
  await world.renter.query(WITHDRAW, { input: { bookingId: second.id } });
  await expectArrived(second.id, ...both('booking.requested'), ...both('booking.withdrawn'));
  const third = await requested(world, 34);
  world.clock.advance({ days: 2 });
  await expireRequests(world.app.context());
  await expectArrived(third.id, ...both('booking.requested'), ...both('booking.expired'));
});

test('USE-3 a cancellation is sent to both sides, and its refund to the renter only', async () => {
  const { id } = await confirmed(world, 34);
  await expectArrived(id, ...both('booking.requested'), ...both('booking.confirmed'));
  await cancel(world.host, id, { reason: 'PERSONAL' });
  await expectArrived(id, ...both('booking.cancelled'));
  await runJobs(world.app, 'payments.refund');
  await expectArrived(id, 'renter booking.refunded');
});

test('USE-3 a confirmed booking that ends by a claim or a failed first charge is sent as cancelled', async () => {
  const claimed = await confirmed(world, 34);
  await arrived();
  await at(`${addDays(TODAY, 34)}T10:00:00Z`);
  const input = { bookingId: claimed.id, case: 'NO_ACCESS', remedy: 'FULL_REFUND', text: TEXT, evidenceIds: [] };
  const { id } = await submit(world.renter, { ...input, isTrue: true, idempotencyKey: randomUUID() });
  await answer(world.host, id);
  await vote(world.renter, id);
  await expectArrived(claimed.id, ...both('booking.cancelled'));
  await resetWorld(world);
  const unpaid = await start(world.renter, stay(world.spaceId, 100));
  await request(world.renter, unpaid.id, CARDS.failsLater);
  await world.host.query(ACCEPT, { input: { bookingId: unpaid.id } });
  await arrived();
  for (const days of [93, 95, 97]) {
    world.clock.set(`${addDays(TODAY, days)}T08:00:00Z`);
    await chargeDuePayments(world.app.context());
  }
  await expectArrived(unpaid.id, ...both('booking.cancelled'));
});

test('USE-3 a checkout whose payment fails is sent to nobody', async () => {
  const { id } = await start(world.renter, stay(world.spaceId, 34));
  world.clock.advance({ minutes: 16 });
  await expireHolds(world.app.context());
  await expectArrived(id);
});

test('USE-3 a withdrawn mandate, and its return, are sent to the renter only', async () => {
  const { id } = await requested(world, 34);
  await arrived();
  await world.renter.query(PAY_BY_HAND, { id });
  await expectArrived(id, 'renter booking.mandate_withdrawn');
  await world.renter.query(PAY_AUTOMATICALLY, { id });
  await expectArrived(id, 'renter booking.changed');
});

const ownSpace = (): Promise<string> => publishedSpace(world.app, world.host);

test('USE-3 dates that both sides agreed, and a renewal, are sent to both', async () => {
  const { renter, host } = world;
  const later = await agreed(world, { startsIn: 34, days: 45, spaceId: await ownSpace() });
  await arrived();
  const { changeRequest } = await askForDates(renter, later, '2027-04-05', '2027-05-31');
  // Only asked for so far.
  await expectArrived(later);
  const { differenceCents } = (await readChanged(host, later)).changeRequest ?? {};
  await change(host, ANSWER, { changeId: changeRequest?.id, isAgreed: true, differenceCents });
  await expectArrived(later, ...both('booking.changed'));
  const id = await running(world, { days: 45, spaceId: await ownSpace() });
  await at('2027-03-18T09:00:00Z');
  await arrived();
  const renewal = { endsOn: '2027-05-03' };
  const { renewalPreview } = await renter.query<{ renewalPreview: { differenceCents: number } }>(RENEWAL_PREVIEW, {
    id,
    ...renewal,
  });
  await change(renter, RENEW, { bookingId: id, ...renewal, differenceCents: renewalPreview.differenceCents });
  await expectArrived(id, ...both('booking.changed'));
});

test('USE-3 notice, its undoing and a withdrawal from the contract are sent to both sides', async () => {
  const { renter, host } = world;
  const id = await running(world, { ...ROLLING, spaceId: await ownSpace() });
  await at('2027-03-10T09:00:00Z');
  await arrived();
  await giveNotice(renter, id, '2027-04-10');
  await expectArrived(id, ...both('booking.changed'));
  const { changeRequest } = await change(renter, ASK_UNDO, { bookingId: id });
  await expectArrived(id);
  await change(host, ANSWER, { changeId: changeRequest?.id, isAgreed: true });
  await expectArrived(id, ...both('booking.changed'));
  const { contractWithdrawal } = await renter.query<{ contractWithdrawal: { refundCents: number } }>(
    WITHDRAWAL_PREVIEW,
    { id },
  );
  await change(renter, WITHDRAW_CONTRACT, { bookingId: id, refundCents: contractWithdrawal.refundCents });
  await expectArrived(id, ...both('booking.changed'));
});

test('USE-3 the start, the move-out and the end of a rental are sent to both sides', async () => {
  const { id } = await confirmed(world, 34, 45);
  await arrived();
  await at(`${addDays(TODAY, 34)}T10:00:00Z`);
  await world.renter.query(MARK_ACTIVE, { input: { bookingId: id } });
  await expectArrived(id, ...both('booking.started'));
  await at(`${addDays(TODAY, 34 + 45 + 1)}T08:00:00Z`);
  await sweepStays(world);
  await expectArrived(id, ...both('booking.changed'));
  await world.host.query(CONFIRM_MOVE_OUT, { input: { bookingId: id } });
  await expectArrived(id, ...both('booking.ended'));
});

test('USE-3 changes of a space are sent to its host, and a message to its recipient', async () => {
  const spaceId = await publishedSpace(world.app, world.host);
  for (const act of ['pauseSpace', 'resumeSpace', 'archiveSpace'])
    await world.host.query(ofSpace(act), { id: spaceId });
  const ofThis = (await arrived()).filter(({ data }) => data['spaceId'] === spaceId);
  expect(ofThis.map(({ side, type }) => `${side} ${type}`)).toEqual([
    'host space.published',
    'host space.updated',
    'host space.updated',
    'host space.updated',
  ]);
  const message = { to: { spaceId: world.spaceId }, body: '¿Cabe un sofá?', idempotencyKey: 'sofa' };
  await world.renter.query(SEND, { input: message });
  const messages = await arrived();
  expect(messages.map(({ side, type }) => `${side} ${type}`)).toEqual(['host message.received']);
  for (const { type } of [...ofThis, ...messages]) seen.add(type);
});

test('USE-3 the tests above cover every event type, and each webhook numbers its deliveries without gaps', async () => {
  expect([...seen].toSorted()).toEqual(Object.values(WebhookEventType).toSorted());
  const rows = await world.app
    .context()
    .em.execute<{ url: string; numbers: number[] }[]>(
      `select e.url, array_agg(d.sequence order by d.sequence) as numbers from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id group by e.url`,
    );
  expect(rows).toHaveLength(2);
  for (const { numbers } of rows) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
