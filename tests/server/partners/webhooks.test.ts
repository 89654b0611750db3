import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETRY_DELAYS_MS } from '../../../server/features/partners/webhooks/deliver.js';
import { webhooksBy, type WebhooksPort } from '../../../server/ports/webhooks.js';
import { mailsTo, signInAs } from '../../support/accounts.js';
import { ACCEPT, createWorld, requested, type World } from '../../support/bookings.js';
import { runJobs } from '../../support/queued-jobs.js';

const CREATE = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret webhookEndpoint { id url state events } } }`;
const UPDATE = `mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) { webhookEndpoint { state disabledAt } } }`;
const ROTATE = `mutation ($id: ID!) { rotateWebhookSecret(input: { webhookEndpointId: $id }) { secret } }`;
const TEST_EVENT = `mutation ($id: ID!) { sendTestEvent(input: { webhookEndpointId: $id, event: BOOKING_CONFIRMED }) { webhookDelivery { id type isTest state } } }`;
const AGAIN = `mutation ($id: ID!) { redeliverWebhook(input: { webhookDeliveryId: $id }) { webhookDelivery { id } } }`;
const LOG = `query ($id: ID!) { webhookDeliveries(webhookEndpointId: $id) { totalCount edges { node {
  id sequence type state messageId nextAttemptAt attempts { status problem milliseconds } } } } }`;
const WHOLE_LOG = `query ($state: WebhookDeliveryState, $type: WebhookEventType) { webhookDeliveries(state: $state, type: $type) {
  totalCount stateCounts { state count } edges { node { endpoint { id } attempts { answer signature } } } } }`;
const STATE = '{ webhookEndpoints { state failingSince disabledAt } }';
const ALL = ['BOOKING_REQUESTED', 'BOOKING_CONFIRMED', 'SPACE_UPDATED', 'MESSAGE_RECEIVED'];

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Delivery {
  readonly id: string;
  readonly sequence: number;
  readonly type: string;
  readonly state: string;
  readonly messageId: string;
  readonly nextAttemptAt: string | null;
  readonly attempts: readonly { readonly status: number | null; readonly problem: string | null }[];
}

let world: World;
let receiver: Server;
let received: Received[] = [];
let status = 200;
let answerBody: string | Buffer = '';
let answerHeaders: Record<string, string> = {};
/** Happens between the next answer of the receiver and its storage. */
let meanwhile: (() => Promise<unknown>) | null = null;

/** The real delivery, but to a receiver on this machine. */
const toReceiver: WebhooksPort = {
  async send(_address, call) {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const answer = await webhooksBy({ mayBePrivate: true }).send(url, call);
    const happening = meanwhile;
    meanwhile = null;
    await happening?.();
    return answer;
  },
};

beforeAll(async () => {
  receiver = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
      res.writeHead(status, answerHeaders).end(answerBody);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  world = await createWorld({ ports: { webhooks: toReceiver } });
});
afterAll(async () => {
  await world.app.stop();
  receiver.close();
});
beforeEach(async () => {
  received = [];
  status = 200;
  answerBody = '';
  answerHeaders = {};
  await world.app.settle();
  await world.app.context().em.execute('delete from webhook_endpoints');
});

async function makeWebhook(
  events: readonly string[] = ALL,
  owner = world.host,
): Promise<{ id: string; secret: string }> {
  const input = { url: 'https://api.mudanzas-alba.example/hueco', events };
  const { createWebhookEndpoint } = await owner.query<{
    createWebhookEndpoint: { secret: string; webhookEndpoint: { id: string } };
  }>(CREATE, { input });
  return { id: createWebhookEndpoint.webhookEndpoint.id, secret: createWebhookEndpoint.secret };
}

/** The received events, with each signature checked as by a partner's program at the time of the fake clock. */
function verified(secret: string, { headers, body }: Received): unknown {
  const now = vi.spyOn(Date, 'now').mockReturnValue(world.clock.now().getTime());
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    now.mockRestore();
  }
}

const logOf = async (id: string): Promise<Delivery[]> =>
  (
    await world.host.query<{ webhookDeliveries: { edges: { node: Delivery }[] } }>(LOG, { id })
  ).webhookDeliveries.edges.map(({ node }) => node);

interface WholeLog {
  readonly totalCount: number;
  readonly stateCounts: readonly { readonly state: string; readonly count: number }[];
  readonly edges: readonly {
    readonly node: { readonly endpoint: { readonly id: string }; readonly attempts: readonly object[] };
  }[];
}
const wholeLog = async (variables: Record<string, unknown> = {}): Promise<WholeLog> =>
  (await world.host.query<{ webhookDeliveries: WholeLog }>(WHOLE_LOG, variables)).webhookDeliveries;

/** Runs the jobs in the queue. */
const runDue = (name = 'webhooks.deliver'): Promise<void> => runJobs(world.app, name);

/** The mails about webhooks that were disabled. */
async function mailsOfDisabling(): Promise<{ readonly text: string }[]> {
  await runDue('mail.send');
  const mails = await mailsTo(world.app, 'host@example.test');
  return mails.filter(({ subject }) => subject.startsWith('Hemos desactivado tu webhook'));
}

const sendTest = async (id: string): Promise<void> => {
  await world.host.query(TEST_EVENT, { id });
  await runDue();
};

describe('events', () => {
  test('are signed by Standard Webhooks and numbered in order', async () => {
    const { id, secret } = await makeWebhook(['BOOKING_REQUESTED', 'BOOKING_CONFIRMED']);
    const { id: booking } = await requested(world);
    await world.host.query(ACCEPT, { input: { bookingId: booking } });
    await world.app.settle();
    await runDue();
    const arrived = received.map(({ headers, body }) => {
      const event = verified(secret, { headers, body }) as {
        type: string;
        sequence: number;
        data: { bookingId: string; spaceId: string };
      };
      return [event.sequence, event.type, event.data.bookingId];
    });
    expect(arrived).toEqual([
      [1, 'booking.requested', booking],
      [2, 'booking.confirmed', booking],
    ]);
    // Created at the same instant of the test's clock, so their order is undefined.
    const delivered = (await logOf(id)).toSorted((a, b) => b.sequence - a.sequence);
    expect(delivered.map(({ sequence, state }) => [sequence, state])).toEqual([
      [2, 'DELIVERED'],
      [1, 'DELIVERED'],
    ]);
  });

  test('are logged for all endpoints, filterable by state and event, with the answer and the signature', async () => {
    const first = await makeWebhook(['BOOKING_CONFIRMED']);
    world.clock.advance({ seconds: 1 });
    const second = await makeWebhook(['BOOKING_CONFIRMED']);
    await makeWebhook(ALL, world.stranger);
    answerBody = 'no está';
    await sendTest(first.id);
    status = 503;
    await sendTest(second.id);
    const whole = await wholeLog();
    expect(whole.totalCount).toBe(2);
    expect(whole.stateCounts).toEqual([
      { state: 'WAITING', count: 1 },
      { state: 'DELIVERED', count: 1 },
      { state: 'FAILED', count: 0 },
    ]);
    expect(new Set(whole.edges.map(({ node }) => node.endpoint.id))).toEqual(new Set([first.id, second.id]));
    const delivered = await wholeLog({ state: 'DELIVERED' });
    expect([delivered.totalCount, delivered.stateCounts]).toEqual([1, whole.stateCounts]);
    expect((await wholeLog({ type: 'SPACE_UPDATED' })).totalCount).toBe(0);
    const [attempt] = delivered.edges[0]?.node.attempts ?? [];
    expect(attempt).toEqual({ answer: 'no está', signature: received[0]?.headers['webhook-signature'] });
    expect(await world.host.query('{ webhookEndpoints { deliveredPercent waitingCount } }')).toEqual({
      webhookEndpoints: [
        { deliveredPercent: 100, waitingCount: 0 },
        { deliveredPercent: null, waitingCount: 1 },
      ],
    });
  });

  test('are delivered by the status alone: the answer may be long, or not what it says it is', async () => {
    const { id } = await makeWebhook();
    answerBody = 'á'.repeat(35_000);
    await sendTest(id);
    expect(await logOf(id)).toMatchObject([{ state: 'DELIVERED', attempts: [{ status: 200, problem: null }] }]);
    const [long] = (await wholeLog()).edges;
    expect(long?.node.attempts).toMatchObject([{ answer: 'á'.repeat(2_000) }]);
    answerHeaders = { 'content-encoding': 'gzip' };
    answerBody = Buffer.from('not compressed at all');
    world.clock.advance({ seconds: 1 });
    await sendTest(id);
    expect((await logOf(id)).map(({ state, attempts }) => [state, attempts.length])).toEqual([
      ['DELIVERED', 1],
      ['DELIVERED', 1],
    ]);
    answerHeaders = { 'content-length': '100' };
    answerBody = 'breaks off';
    world.clock.advance({ seconds: 1 });
    await sendTest(id);
    expect((await wholeLog({ state: 'DELIVERED' })).edges[0]?.node.attempts).toMatchObject([{ answer: 'breaks off' }]);
  });

  test('reach only the endpoints of the people concerned, and other users see neither endpoint nor log', async () => {
    const foreign = await makeWebhook(ALL, world.stranger);
    const { id } = await makeWebhook();
    await requested(world, 120);
    await world.app.settle();
    expect((await logOf(id)).map(({ type }) => type).toSorted()).toEqual(['booking.requested', 'message.received']);
    expect(await world.stranger.query(LOG, { id: foreign.id })).toMatchObject({ webhookDeliveries: { totalCount: 0 } });
    expect(await world.stranger.codeOf(LOG, { id })).toBe('NOT_FOUND');
    expect(await world.stranger.codeOf(TEST_EVENT, { id })).toBe('NOT_FOUND');
  });
});

describe('a webhook endpoint that fails', () => {
  test('is retried after 5 s, 30 s, 5 min, 30 min, 2 h, 8 h and 24 h, then disabled, and its owner is notified', async () => {
    const { id } = await makeWebhook();
    status = 503;
    await sendTest(id);
    for (const delay of RETRY_DELAYS_MS) {
      const [waiting] = await logOf(id);
      expect(Date.parse(waiting?.nextAttemptAt ?? '') - world.clock.now().getTime()).toBe(delay);
      world.clock.advance({ seconds: delay / 1000 });
      await signIn();
      await runDue();
    }
    const [failed] = await logOf(id);
    expect([failed?.state, failed?.attempts.length, failed?.nextAttemptAt]).toEqual(['FAILED', 8, null]);
    expect(await world.host.query(STATE)).toMatchObject({ webhookEndpoints: [{ state: 'DISABLED' }] });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [mail, ...others] = await mailsOfDisabling();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Llevamos más de un día sin respuesta');
  });

  test('that was disabled by a 410 receives the kept delivery once it is active again', async () => {
    const { id } = await makeWebhook(['BOOKING_CONFIRMED']);
    status = 410;
    await sendTest(id);
    expect(await world.host.codeOf(TEST_EVENT, { id })).toBe('WEBHOOK_DISABLED');
    const mail = (await mailsOfDisabling()).find(({ text }) => text.includes('ha contestado con el estado 410'));
    expect(mail?.text).toContain('los avisos nuevos esperan 30 días');
    expect(mail?.text).not.toContain('más de un día');
    status = 200;
    await world.host.query(UPDATE, { input: { webhookEndpointId: id, isActive: true } });
    await runDue();
    expect((await logOf(id)).map(({ state }) => state)).toEqual(['DELIVERED']);
    expect(received).toHaveLength(2);
  });

  test('has no next attempt once it is disabled, neither of other deliveries nor of one that is under way', async () => {
    const { id } = await makeWebhook();
    const attemptsOf = async () => (await logOf(id)).map(({ state, nextAttemptAt }) => [state, nextAttemptAt]);
    status = 503;
    await sendTest(id);
    expect(await attemptsOf()).toEqual([['WAITING', expect.any(String)]]);
    status = 410;
    await sendTest(id);
    expect(await attemptsOf()).toEqual([
      ['WAITING', null],
      ['WAITING', null],
    ]);
    status = 503;
    await world.host.query(UPDATE, { input: { webhookEndpointId: id, isActive: true } });
    meanwhile = () => world.host.query(UPDATE, { input: { webhookEndpointId: id, isActive: false } });
    await runDue();
    expect(await attemptsOf()).toEqual([
      ['WAITING', null],
      ['WAITING', null],
    ]);
  });

  test('can receive one delivery again by hand, under the same id', async () => {
    const { id } = await makeWebhook();
    await sendTest(id);
    const [delivery] = await logOf(id);
    await world.host.query(AGAIN, { id: delivery?.id });
    await runDue('webhooks.redeliver');
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery?.messageId, delivery?.messageId]);
    expect((await logOf(id))[0]?.attempts).toHaveLength(2);
  });

  test('does not undo a delivery that succeeded by hand while an attempt was running', async () => {
    const { id } = await makeWebhook();
    await world.host.query(TEST_EVENT, { id });
    const [delivery] = await logOf(id);
    status = 503;
    meanwhile = async () => {
      status = 200;
      await world.host.query(AGAIN, { id: delivery?.id });
      await runDue('webhooks.redeliver');
    };
    await runDue();
    expect(await logOf(id)).toMatchObject([{ state: 'DELIVERED', nextAttemptAt: null, attempts: [{}, {}] }]);
    expect(await world.host.query(STATE)).toMatchObject({ webhookEndpoints: [{ failingSince: null }] });
  });
});

test('gets both signatures for a day after the secret was rotated', async () => {
  const { id, secret } = await makeWebhook();
  const { rotateWebhookSecret } = await world.host.query<{ rotateWebhookSecret: { secret: string } }>(ROTATE, { id });
  await sendTest(id);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  for (const one of [secret, rotateWebhookSecret.secret])
    expect(verified(one, { headers, body })).toMatchObject({
      type: 'booking.confirmed',
    });
  world.clock.advance({ days: 1 });
  await signIn();
  await sendTest(id);
  expect(received.at(-1)?.headers['webhook-signature']).not.toContain(' ');
});

/** The fake clock has passed the end of the token. */
const signIn = () => signInAs(world.host, 'host@example.test');
