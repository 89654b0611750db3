import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../../server/db/seed/random.js';
import * as bookings from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { openLiveSocket, type LiveSocket, type Subscription } from '../../support/live-socket.js';
import * as messages from '../../support/messages.js';
import { publishedSpace } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const STEPS = process.env['RIG_SIZE'] === 'long' ? 1_000 : 40;

let app: TestApp;
let host: GraphqlClient;
let renters: GraphqlClient[];
let spaceId: string;

beforeAll(async () => {
  app = await createTestApp({ background: true });
  host = await bookings.person(app, 'host', 'Marta Ruiz Soler', ['renter', 'host']);
  renters = [
    await bookings.person(app, 'lucia', 'Lucía Prieto Salas'),
    await bookings.person(app, 'ivan', 'Iván Roca Gil'),
    await bookings.person(app, 'nerea', 'Nerea Gil Mora'),
  ];
  spaceId = await publishedSpace(app, host);
  await app.settle();
});
afterAll(() => app.stop());

/** The badge of one device: the last count its socket received, which starts with the count of that moment. */
class Device {
  private socket: LiveSocket | undefined;
  private counts: Subscription<number> | undefined;

  get badge(): number | undefined {
    return this.counts?.seen.at(-1);
  }

  get seen(): readonly number[] {
    return this.counts?.seen ?? [];
  }

  async comeBack(): Promise<void> {
    this.socket = openLiveSocket(app, host);
    this.counts = this.socket.subscribe('subscription { unreadMessageCountChanged }');
    await this.socket.ready();
  }

  async drop(): Promise<void> {
    await this.socket?.close();
    this.socket = this.counts = undefined;
  }

  get isThere(): boolean {
    return this.socket !== undefined;
  }
}

/** The database has no other recipients of messages here. */
async function unreadInDatabase(): Promise<number> {
  const [row] = await app
    .context()
    .em.execute<{ count: string }[]>('select count(*) from messages where receiver_id is not null and not is_read');
  return Number(row?.count);
}

test('P-50 after random messages, reads and reconnects each device shows the unread count of the database', async () => {
  const random = new Random(50);
  const devices = [new Device(), new Device()];
  for (const device of devices) await device.comeBack();
  const open = new Set<string>();
  for (let step = 0; step < STEPS; step++) {
    const device = random.pick(devices);
    const kind = random.int(0, 9);
    if (kind < 5) {
      const { conversation } = await messages.send(random.pick(renters), { spaceId, body: `Paso ${step}` });
      open.add(conversation.id);
    } else if (kind < 7 && open.size > 0) {
      await host.query(messages.MARK_READ, { input: { conversationId: random.pick([...open]) } });
    } else if (kind === 7) {
      for (const conversationId of open) await host.query(messages.MARK_READ, { input: { conversationId } });
    } else if (device.isThere) await device.drop();
    else await device.comeBack();
    const expected = await unreadInDatabase();
    const present = devices.filter(({ isThere }) => isThere);
    await expect.poll(() => present.map(({ badge }) => badge)).toEqual(present.map(() => expected));
    expect(await messages.getUnreadCount(host)).toBe(expected);
    expect(devices.flatMap(({ seen }) => seen).filter((count) => count < 0)).toEqual([]);
  }
  expect(open.size).toBe(renters.length);
  for (const device of devices) await device.drop();
}, 120_000);
