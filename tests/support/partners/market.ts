import { randomUUID } from 'node:crypto';
import { addDays } from '../../../server/core/values/date-range.js';
import { request, start } from '../bookings.js';
import type { GraphqlClient } from '../graphql-client.js';
import { runJobs } from '../queued-jobs.js';
import { saveDraft, uuidOf } from '../spaces.js';
import { cancel } from '../stays.js';
import type { TestApp } from '../test-app.js';
import type { Arguments } from './field-paths.js';

type People = Readonly<Record<'host' | 'renter' | 'staff' | 'other', GraphqlClient>>;

/** A demo with a record for every type of the public schema, and the arguments of the fields that find them. */
export interface Market {
  readonly people: People;
  readonly arguments: Arguments;
  /** The same arguments with a cancelled booking in place of an active one. */
  readonly cancelled: Arguments;
}

const SPACES = '{ mySpaces(first: 20) { edges { node { id status rating { count } } } } }';
const ACCEPT = 'mutation ($id: ID!) { acceptBooking(input: { bookingId: $id }) { booking { status } } }';
const BY_HAND = 'mutation ($id: ID!) { withdrawMandate(input: { bookingId: $id }) { booking { id } } }';
const WRITE = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { conversation { id } } } }`;
const BLOCK = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id } } }`;
const HOOK = `mutation { createWebhookEndpoint(input: { url: "https://api.example.test/hueco", events: [SPACE_PUBLISHED] }) { webhookEndpoint { id } } }`;
const EVENT = `mutation ($id: ID!) { sendTestEvent(input: { webhookEndpointId: $id, event: SPACE_PUBLISHED }) { webhookDelivery { id } } }`;

/** Days from today on which stays may begin. */
const FARTHEST = 180;

interface Listed {
  readonly mySpaces: {
    readonly edges: readonly { readonly node: { id: string; status: string; rating: { count: number } | null } }[];
  };
}

export async function prepareMarket(app: TestApp, people: People): Promise<Market> {
  const { host, renter } = people;
  const today = app.services.clock.today();
  const stay = (startsIn: number): Stay => ({ from: addDays(today, startsIn), to: addDays(today, startsIn + 45) });
  const spaceId = await ratedSpace(app, host);
  const bookingId = await book(people, { spaceId, from: addDays(today, 90), termType: 'ROLLING' });
  const cancelledId = await book(people, { spaceId, ...stay(34) });
  await cancel(host, cancelledId, { reason: 'PERSONAL' });
  await renter.query(BY_HAND, { id: bookingId });
  await host.query(BLOCK, { input: { spaceIds: [spaceId], ...stay(500), reason: 'OWN_USE' } });
  // A draft that fails the rules of publication.
  await saveDraft(host, { title: 'Corto' }, spaceId);
  const message = { to: { spaceId }, body: '¿Cabe un sofá?', idempotencyKey: randomUUID() };
  const { sendMessage } = await renter.query<{ sendMessage: { message: { conversation: { id: string } } } }>(WRITE, {
    input: message,
  });
  const webhookEndpointId = await webhookWithLog(app, host);
  const known: Arguments = {
    'Query.searchSpaces': { filter: { city: 'Madrid' } },
    'Query.space': { id: spaceId },
    'Query.node': { id: spaceId },
    'Query.nodes': { ids: [spaceId] },
    'Query.city': { slug: 'madrid' },
    'Query.priceQuote': { input: { spaceId, ...stay(FARTHEST) } },
    'Query.priceSuggestion': { input: { type: 'STORAGE', sizeM2: 4, postalCode: '28010' } },
    'Query.hostMonth': { month: `${addDays(today, 505).slice(0, 7)}-01` },
    'Query.booking': { id: bookingId },
    'Query.myBookings': { mode: 'RENTER' },
    'Query.conversation': { id: sendMessage.message.conversation.id },
    'Query.webhookDeliveries': { webhookEndpointId },
    'Space.busy': { from: today, to: addDays(today, 365) },
  };
  return { people, arguments: known, cancelled: { ...known, 'Query.booking': { id: cancelledId } } };
}

interface Stay {
  readonly from: string;
  readonly to: string;
}

/** A space of the host with a rating and without taken days. */
async function ratedSpace(app: TestApp, host: GraphqlClient): Promise<string> {
  const { mySpaces } = await host.query<Listed>(SPACES);
  const found = mySpaces.edges.find(({ node }) => node.status === 'PUBLISHED' && node.rating !== null);
  if (!found) throw new Error("the demo's host has no space with a rating");
  const { em } = app.context();
  const id = uuidOf(found.node.id);
  await em.execute(`update bookings set status = 'completed' where space_id = ? and not status = 'completed'`, [id]);
  for (const table of ['space_blocks', 'calendar_feeds'])
    await em.execute(`delete from ${table} where space_id = ?`, [id]);
  return found.node.id;
}

/** A confirmed booking. */
async function book({ host, renter }: People, input: Record<string, unknown>): Promise<string> {
  const { id } = await start(renter, { ...input, idempotencyKey: randomUUID() });
  const { status } = await request(renter, id);
  if (status === 'REQUESTED') await host.query(ACCEPT, { id });
  return id;
}

/** A webhook with a delivery attempt. */
async function webhookWithLog(app: TestApp, host: GraphqlClient): Promise<string> {
  const { createWebhookEndpoint } = await host.query<{ createWebhookEndpoint: { webhookEndpoint: { id: string } } }>(
    HOOK,
  );
  const { id } = createWebhookEndpoint.webhookEndpoint;
  await host.query(EVENT, { id });
  await runJobs(app, 'webhooks.deliver');
  return id;
}
