import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import * as bookings from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import * as messages from '../../support/messages.js';
import { countQueries } from '../../support/query-counter.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

let world: bookings.World;

beforeAll(async () => {
  world = await bookings.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  // The cost limit refills with time.
  world.clock.advance({ minutes: 1 });
  await world.app.context().em.execute('delete from conversations');
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> =>
  world.app.context().em.execute<T[]>(statement, values);
const userOf = async (name: string): Promise<string> =>
  (await sql<{ id: string }>('select id from users where email = ?', [`${name}@example.test`]))[0]?.id ?? '';
const nodes = (list: messages.ConversationList): messages.ConversationView[] => list.edges.map(({ node }) => node);

/** Creates conversations of other renters with the host, one message from each side, oldest first; returns their global ids. */
async function createConversations(count: number): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `with people as (
       insert into users (email, full_name, password_hash, email_verified_at, terms_version, terms_accepted_at)
       select 'renter-' || n || '-' || gen_random_uuid() || '@example.test', 'Íñigo Sáez Ruiz', '', now(), '1', now() from generate_series(1, ?) n returning id),
     made as (
       insert into conversations (space_id, renter_id, host_id, kind, last_message_at)
       select ?, p.id, ?, 'direct', '2027-03-01'::timestamptz + row_number() over () * interval '1 second' from people p returning id, renter_id, host_id, last_message_at),
     sides as (insert into conversation_sides (conversation_id, user_id) select id, renter_id from made union all select id, host_id from made),
     said as (
       insert into messages (conversation_id, kind, sender_id, receiver_id, body, created_at)
       select id, 'text', host_id, renter_id, 'Buenas', last_message_at from made union all select id, 'text', renter_id, host_id, '¿Está libre?', last_message_at from made)
     select id from made order by last_message_at`,
    [count, uuidOf(world.spaceId), await userOf('host')],
  );
  return rows.map(({ id }) => toGlobalId('Conversation', id));
}

describe('P-34 access to conversations', () => {
  test('hides conversations and messages from strangers, staff and visitors who have their ids', async () => {
    const { renter, host, stranger, admin, app, spaceId } = world;
    const {
      id: messageId,
      conversation: { id },
    } = await messages.send(renter, { spaceId, body: 'Entre nosotras' });
    const NODE =
      'query ($id: ID!) { node(id: $id) { id ... on Message { body } ... on Conversation { unreadCount } } }';
    for (const other of [stranger, admin]) {
      expect(await messages.getConversation(other, id)).toBeNull();
      for (const nodeId of [id, messageId])
        expect((await other.query<{ node: object | null }>(NODE, { id: nodeId })).node).toBeNull();
      expect((await messages.listConversations(other)).totalCount).toBe(0);
      expect(await messages.getConversationAbout(other, spaceId)).toBeNull();
      const refusals = (conversationId: string): [string, Record<string, unknown>][] => [
        [messages.SEND, { conversationId, body: 'Hola', idempotencyKey: randomUUID() }],
        [messages.SEND, { to: { conversationId }, body: 'Hola', idempotencyKey: randomUUID() }],
        [messages.MARK_READ, { conversationId }],
        [messages.MUTE, { conversationId, isMuted: true }],
        [messages.HIDE, { conversationId }],
        [messages.BLOCK, { conversationId, isBlocked: true }],
        [messages.TYPE, { conversationId }],
        [messages.PREVIEW, { to: { conversationId }, body: '612345678' }],
      ];
      for (const conversationId of [id, toGlobalId('Conversation', randomUUID())]) {
        for (const [operation, input] of refusals(conversationId))
          expect(await other.codeOf(operation, { input })).toBe('NOT_FOUND');
      }
    }
    const visitor = app.visitor();
    for (const nodeId of [id, messageId])
      expect((await visitor.query<{ node: object | null }>(NODE, { id: nodeId })).node).toBeNull();
    expect(await visitor.codeOf(messages.READ, { id })).toBe('UNAUTHENTICATED');
    expect(await visitor.codeOf('{ unreadMessageCount }')).toBe('UNAUTHENTICATED');
    for (const [client, isOwn] of [
      [renter, true],
      [host, false],
    ] as const) {
      expect((await client.query<{ node: object }>(NODE, { id: messageId })).node).toMatchObject({
        id: messageId,
        body: 'Entre nosotras',
      });
      expect((await messages.listMessages(client, id))[0]).toMatchObject({ id: messageId, isOwn });
    }
    expect(await messages.getConversation(host, id)).toMatchObject({
      isBlocked: false,
      isMuted: false,
      isHidden: false,
      unreadCount: 1,
    });
  });

  test('rejects ids of another type and cursors of another list', async () => {
    const { renter, spaceId } = world;
    const {
      conversation: { id },
    } = await messages.send(renter, { spaceId, body: 'Hola' });
    expect(await messages.getConversation(renter, spaceId)).toBeNull();
    expect(
      await renter.codeOf(messages.SEND, {
        input: { conversationId: spaceId, body: 'Hola', idempotencyKey: randomUUID() },
      }),
    ).toBe('NOT_FOUND');
    for (const after of [
      'x',
      Buffer.from('["messages","1 or 1=1"]').toString('base64url'),
      Buffer.from('["favorites","1"]').toString('base64url'),
    ]) {
      expect(await renter.codeOf(messages.READ, { id, after })).toBe('CURSOR_INVALID');
      expect(await renter.codeOf(messages.LIST, { after })).toBe('CURSOR_INVALID');
    }
  });

  test('finds conversations by text, shown name and space, not by surname or wildcard', async () => {
    const { renter, host, spaceId } = world;
    await messages.send(renter, { spaceId, body: 'Son treinta cajas y un sofá' });
    const found = async (text: string) => (await messages.listConversations(host, { text, first: 1 })).edges.length;
    expect([
      await found('lucia'),
      await found('SOFÁ'),
      await found('sofa'),
      await found('malasaña'),
      await found('  '),
    ]).toEqual([1, 1, 1, 1, 1]);
    expect([
      await found('Prieto'),
      await found('Salas'),
      await found('%'),
      await found('_'),
      await found('nada de esto'),
    ]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('P7 list of conversations', () => {
  test('lists newest first with pages and filters, and counts all conversations', async () => {
    const { host } = world;
    const ids = await createConversations(7);
    const first = await messages.listConversations(host, { first: 4 });
    const second = await messages.listConversations(host, { first: 4, after: first.pageInfo.endCursor });
    expect([...nodes(first), ...nodes(second)].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(first).toMatchObject({ totalCount: 7, unreadCount: 7, bookingCount: 0, pageInfo: { hasNextPage: true } });
    expect(second.pageInfo.hasNextPage).toBe(false);
    for (const conversationId of ids.slice(0, 5)) await host.query(messages.MARK_READ, { input: { conversationId } });
    expect(nodes(await messages.listConversations(host, { filter: 'UNREAD' })).map(({ id }) => id)).toEqual([
      ids[6],
      ids[5],
    ]);
    expect(await messages.listConversations(host, { filter: 'BOOKINGS' })).toMatchObject({
      totalCount: 7,
      unreadCount: 2,
      edges: [],
    });
    expect(await host.codeOf(messages.LIST, { filter: 'UNREAD', after: first.pageInfo.endCursor })).toBe(
      'CURSOR_INVALID',
    );
    await messages.send(host, { conversationId: ids[0] as string, body: 'Sigue libre' });
    expect(nodes(await messages.listConversations(host, { first: 1 }))[0]).toMatchObject({
      id: ids[0],
      lastMessage: { body: 'Sigue libre', isOwn: true },
    });
  });

  test('pages through a conversation from its end', async () => {
    const { renter, spaceId } = world;
    let id = '';
    for (let n = 1; n <= 5; n++) id = (await messages.send(renter, { spaceId, body: `Mensaje ${n}` })).conversation.id;
    const page = async (after?: string | null) =>
      (
        await renter.query<{
          conversation: {
            messages: {
              pageInfo: { hasNextPage: boolean; endCursor: string };
              edges: { node: messages.MessageView }[];
            };
          };
        }>(messages.READ, { id, first: 2, after })
      ).conversation.messages;
    const [a, seen] = [await page(), [] as string[]];
    seen.push(...a.edges.map(({ node }) => node.body));
    for (let at = a; at.pageInfo.hasNextPage;)
      seen.push(...(at = await page(at.pageInfo.endCursor)).edges.map(({ node }) => node.body));
    expect(seen).toEqual([5, 4, 3, 2, 1].map((n) => `Mensaje ${n}`));
  });

  test('mutes and hides for the viewer only, and a new message makes a hidden conversation visible again', async () => {
    const { renter, host, spaceId } = world;
    const {
      conversation: { id },
    } = await messages.send(renter, { spaceId, body: 'Hola' });
    const muted = await host.query<{ muteConversation: { conversation: object } }>(messages.MUTE, {
      input: { conversationId: id, isMuted: true },
    });
    expect(muted.muteConversation.conversation).toMatchObject({ isMuted: true, unreadCount: 1 });
    expect(await messages.getConversation(renter, id)).toMatchObject({ isMuted: false });
    const hidden = await host.query<{ hideConversation: { conversation: object } }>(messages.HIDE, {
      input: { conversationId: id },
    });
    expect(hidden.hideConversation.conversation).toMatchObject({ isHidden: true, unreadCount: 0 });
    expect([
      await messages.getUnreadCount(host),
      (await messages.listConversations(host)).totalCount,
      (await messages.listConversations(renter)).totalCount,
    ]).toEqual([0, 0, 1]);
    await messages.send(renter, { spaceId, body: '¿Hola?' });
    expect(nodes(await messages.listConversations(host))).toMatchObject([
      { id, isHidden: false, isMuted: true, unreadCount: 1 },
    ]);
    expect(await messages.listMessages(host, id)).toHaveLength(2);
  });

  test('an archived space is gone for the renter who asked about it; a paused one is not', async () => {
    const { renter, host } = world;
    const other = await publishedSpace(world.app, host, { title: 'Trastero que se cierra' });
    const { conversation } = await messages.send(renter, { spaceId: other, body: 'Hola' });
    const seen = async (status: string) => {
      await sql('update spaces set status = ? where id = ?', [status, uuidOf(other)]);
      const { space, spaceTitle, isSpaceGone } = (await messages.getConversation(renter, conversation.id)) ?? {};
      return { space, spaceTitle, isSpaceGone };
    };
    const hidden = { space: null, spaceTitle: 'Trastero que se cierra' };
    expect(await seen('paused')).toEqual({ ...hidden, isSpaceGone: false });
    expect(await seen('archived')).toEqual({ ...hidden, isSpaceGone: true });
  });

  test('keeps the conversation when the space is deleted', async () => {
    const { renter, host } = world;
    const other = await publishedSpace(world.app, host, { title: 'Trastero que desaparece' });
    const {
      conversation: { id },
    } = await messages.send(renter, { spaceId: other, body: 'Hola' });
    await sql('delete from space_photos where space_id = ?', [uuidOf(other)]);
    await sql('delete from spaces where id = ?', [uuidOf(other)]);
    expect(await messages.getConversation(renter, id)).toMatchObject({
      space: null,
      spaceTitle: null,
      isSpaceGone: true,
      booking: null,
      lastMessage: { body: 'Hola' },
      viewerCan: { write: true },
    });
    expect((await messages.listConversations(host, { text: 'hola' })).edges).toHaveLength(1);
  });
});

describe('MSG-1 unread messages', () => {
  test('counts what was sent and not read after any sequence of actions', async () => {
    const { renter, host, stranger, spaceId } = world;
    expect([await messages.getUnreadCount(host), await messages.getUnreadCount(renter)]).toEqual([0, 0]);
    let seed = 20270302;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const people: { client: GraphqlClient; id: string; toHost: number; toRenter: number }[] = [];
    for (const client of [renter, stranger])
      people.push({
        client,
        id: (await messages.send(client, { spaceId, body: 'Hola' })).conversation.id,
        toHost: 1,
        toRenter: 0,
      });
    for (let step = 0; step < 24; step++) {
      const person = people[random(2)] as (typeof people)[number];
      const act = random(5);
      if (act <= 2) {
        await messages.send(act === 2 ? host : person.client, { conversationId: person.id, body: `Mensaje ${step}` });
        if (act === 2) person.toRenter += 1;
        else person.toHost += 1;
      } else {
        await (act === 3 ? host : person.client).query(messages.MARK_READ, { input: { conversationId: person.id } });
        if (act === 3) person.toHost = 0;
        else person.toRenter = 0;
      }
      expect(await messages.getUnreadCount(host)).toBe(people.reduce((sum, { toHost }) => sum + toHost, 0));
      for (const { client, toRenter } of people) expect(await messages.getUnreadCount(client)).toBe(toRenter);
    }
  });

  test('marks messages to the reader as read and shows both sides when', async () => {
    const { renter, host, spaceId } = world;
    const {
      conversation: { id },
    } = await messages.send(renter, { spaceId, body: 'Uno' });
    await messages.send(host, { conversationId: id, body: 'Dos' });
    const read = await host.query<{ markConversationRead: { conversation: object } }>(messages.MARK_READ, {
      input: { conversationId: id },
    });
    expect(read.markConversationRead.conversation).toMatchObject({ unreadCount: 0 });
    for (const client of [renter, host])
      expect((await messages.listMessages(client, id)).map(({ readAt }) => readAt)).toEqual([
        world.clock.now().toISOString(),
        null,
      ]);
    expect(await messages.getUnreadCount(renter)).toBe(1);
  });
});

test('P-44 lists fifty conversations with as many statements as one', async () => {
  const { host } = world;
  await createConversations(1);
  const one = await countQueries(world.app, () => messages.listConversations(host, { first: 50 }));
  await createConversations(49);
  let list: messages.ConversationList | undefined;
  const fifty = await countQueries(
    world.app,
    async () => (list = await messages.listConversations(host, { first: 50 })),
  );
  expect(list?.edges).toHaveLength(50);
  expect(fifty).toBe(one);
  expect(fifty).toBeLessThanOrEqual(12);
  const [{ id } = { id: '' }] = list ? nodes(list) : [];
  world.clock.advance({ minutes: 1 });
  const few = await countQueries(world.app, () => messages.listMessages(host, id));
  await sql(
    `insert into messages (conversation_id, kind, sender_id, receiver_id, body) select c.id, 'text', c.renter_id, c.host_id, 'Otra ' || n from conversations c, generate_series(1, 48) n where c.id = ?`,
    [uuidOf(id)],
  );
  expect(
    await countQueries(world.app, async () => expect(await messages.listMessages(host, id)).toHaveLength(50)),
  ).toBe(few);
});

test('P-44 reads the newest messages of fifty conversations with as many statements as of one', async () => {
  const { host, renter, spaceId } = world;
  for (const body of ['Uno', 'Dos', 'Tres']) await messages.send(renter, { spaceId, body });
  const ENDS =
    'query { conversations(first: 50) { edges { node { messages(first: 2) { pageInfo { hasNextPage } edges { node { body attachments { id } } } } } } } }';
  interface Ends {
    readonly conversations: {
      readonly edges: readonly {
        readonly node: {
          readonly messages: {
            readonly pageInfo: { readonly hasNextPage: boolean };
            readonly edges: readonly { readonly node: { readonly body: string } }[];
          };
        };
      }[];
    };
  }
  let ends: Ends | undefined;
  const one = await countQueries(world.app, async () => (ends = await host.query<Ends>(ENDS)));
  const last = ends?.conversations.edges[0]?.node.messages;
  expect([last?.edges.map(({ node }) => node.body), last?.pageInfo.hasNextPage]).toEqual([['Tres', 'Dos'], true]);
  await createConversations(49);
  expect(await countQueries(world.app, async () => (ends = await host.query<Ends>(ENDS)))).toBe(one);
  const lastBodies =
    ends?.conversations.edges.map(({ node }) => node.messages.edges.map(({ node: { body } }) => body).join()) ?? [];
  expect([
    lastBodies.length,
    lastBodies.filter((bodies) => bodies === 'Tres,Dos').length,
    lastBodies.filter((bodies) => bodies.endsWith(',Buenas')).length,
  ]).toEqual([50, 1, 49]);
});
