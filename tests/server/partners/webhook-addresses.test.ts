import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOutside } from '../../../server/core/outgoing.js';
import { createWorld, type World } from '../../support/bookings.js';
import { runJobs, takeJobs } from '../../support/queued-jobs.js';
import { namedHosts, type NamedHosts } from '../../support/servers/named-hosts.js';

const CREATE = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { webhookEndpoint { id } } }`;
const TEST_EVENT = `mutation ($id: ID!) { sendTestEvent(input: { webhookEndpointId: $id, event: BOOKING_CONFIRMED }) { webhookDelivery { id } } }`;
const LOG = `query ($id: ID!) { webhookDeliveries(webhookEndpointId: $id, first: 50) { edges { node { id attempts { status problem } } } } }`;
const EVENTS = ['BOOKING_CONFIRMED'];
/** A public address that stands for the internet. */
const OUTSIDE = '93.184.216.34';

interface Attempt {
  readonly status: number | null;
  readonly problem: string | null;
}
interface Log {
  readonly webhookDeliveries: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly attempts: readonly Attempt[] } }[];
  };
}

let world: World;
let webhookId: string;
let receiver: Server;
let hosts: NamedHosts;
/** The paths at which servers on this machine were called. */
const received: string[] = [];
let redirect: { readonly status: number; readonly to: string } | null = null;

beforeAll(async () => {
  receiver = createServer((req, res) => {
    received.push(req.url ?? '');
    req.resume();
    res.writeHead(redirect?.status ?? 200, redirect ? { Location: redirect.to } : {}).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  world = await createWorld();
  hosts = namedHosts(OUTSIDE);
  const input = { url: 'https://api.mudanzas-alba.example/hueco', events: EVENTS };
  const { createWebhookEndpoint } = await world.host.query<{
    createWebhookEndpoint: { webhookEndpoint: { id: string } };
  }>(CREATE, { input });
  webhookId = createWebhookEndpoint.webhookEndpoint.id;
});
afterAll(async () => {
  hosts.restore();
  await world.app.stop();
  receiver.close();
});
beforeEach(() => {
  received.length = hosts.asked.length = hosts.reached.length = 0;
  redirect = null;
});

const port = (): number => (receiver.address() as AddressInfo).port;

/** The result of an event sent to an address. The webhook is stored with https, which the receivers of a test do not speak. */
async function attempt(url: string): Promise<Attempt | undefined> {
  await world.app.context().em.execute('update webhook_endpoints set url = ?', [url]);
  // Runs the retries of failed deliveries.
  await takeJobs(world.app, 'webhooks.deliver');
  const { sendTestEvent } = await world.host.query<{ sendTestEvent: { webhookDelivery: { id: string } } }>(TEST_EVENT, {
    id: webhookId,
  });
  await runJobs(world.app, 'webhooks.deliver');
  const { edges } = (await world.host.query<Log>(LOG, { id: webhookId })).webhookDeliveries;
  return edges.find(({ node }) => node.id === sendTestEvent.webhookDelivery.id)?.node.attempts[0];
}

const REFUSED: Attempt = { status: null, problem: 'ADDRESS_REFUSED' };

describe('P-56 webhooks cannot reach the internal network', () => {
  test.each([
    'http://api.example/hook',
    'https://user:pass@api.example/hook',
    'https://localhost/hook',
    'https://printer.local/hook',
    'https://127.0.0.1/hook',
    'https://127.1/hook',
    'https://2130706433/hook',
    'https://0177.0.0.1/hook',
    'https://0x7f.0.0.1/hook',
    'https://10.0.0.5/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://[::7f00:1]/hook',
    'https://[64:ff9b::7f00:1]/hook',
    'https://[fd00::5]/hook',
  ])('%s is rejected as a webhook URL', async (url) => {
    const { errors } = await world.host.send(CREATE, { input: { url, events: EVENTS } });
    expect(errors[0]?.extensions.fields).toEqual([{ path: 'url', code: 'WEBHOOK_URL_INVALID' }]);
  });

  test.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '017700000001',
    '0x7f.1',
    '0',
    '169.254.169.254',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a00:5]',
    '[::7f00:1]',
    '[64:ff9b::7f00:1]',
  ])('through the IP address %s', async (host) => {
    expect(await attempt(`http://${host}:${port()}/`)).toEqual(REFUSED);
    expect(received).toEqual([]);
  });

  test.each([
    ['app.10.0.0.5.nip.io', ['10.0.0.5']],
    ['127-0-0-1.nip.example', ['127.0.0.1']],
    ['metadata.example', ['169.254.169.254']],
    ['mapped.example', ['::ffff:127.0.0.1']],
    ['six.example', ['::1']],
    ['both.example', [OUTSIDE, '127.0.0.1']],
  ])('through the host name %s, which resolves to %j', async (host, addresses) => {
    hosts.name(host, addresses);
    expect(await attempt(`http://${host}:${port()}/`)).toEqual(REFUSED);
    expect([hosts.asked, hosts.reached, received]).toEqual([[host], [], []]);
  });

  test('through DNS rebinding: the address that was checked is the one connected to', async () => {
    hosts.name('rebound.example', [OUTSIDE], ['127.0.0.1']);
    const url = `http://rebound.example:${port()}/`;
    // The resolved address is used for the connection, without a second DNS query for the same call.
    expect(await attempt(url)).toEqual({ status: 200, problem: null });
    expect([hosts.asked, hosts.reached, received]).toEqual([['rebound.example'], [OUTSIDE], ['/']]);
    expect(await attempt(url)).toEqual(REFUSED);
    expect(received).toEqual(['/']);
  });

  test('through an open connection to a private address that the operator has allowed', async () => {
    hosts.name('inner.example', ['127.0.0.1']);
    const url = `http://inner.example:${port()}/`;
    await readOutside(url, { timeoutMs: 5_000, maxBytes: 1_000, mayBePrivate: true });
    expect(await attempt(url)).toEqual(REFUSED);
    expect(received).toEqual(['/']);
  });

  test.each([301, 302, 303, 307, 308])('through a redirect with status %i', async (status) => {
    hosts.name('moved.example', [OUTSIDE]);
    redirect = { status, to: `http://127.0.0.1:${port()}/inside` };
    expect(await attempt(`http://moved.example:${port()}/`)).toEqual({ status, problem: null });
    expect(received).toEqual(['/']);
  });

  test('an unknown host name is reported as NO_CONNECTION', async () => {
    hosts.name('unknown.example', []);
    expect(await attempt(`http://unknown.example:${port()}/`)).toEqual({ status: null, problem: 'NO_CONNECTION' });
    expect([hosts.asked, received]).toEqual([['unknown.example'], []]);
  });
});

test('P-77 of an answer that never ends the status counts, once the time is over', async () => {
  const endless = createServer((req, res) => {
    req.resume();
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('begun');
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`;
  const options = { timeoutMs: 300, maxBytes: 1000, mayBePrivate: true, post: '{}' };
  try {
    const answer = await readOutside(address, { ...options, cutsBody: true });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'begun']);
    await expect(readOutside(address, options)).rejects.toThrow(/aborted/i);
  } finally {
    endless.closeAllConnections();
    endless.close();
  }
});
