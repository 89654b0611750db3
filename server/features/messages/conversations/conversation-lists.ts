import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import {
  cursorOf,
  isInWindow,
  newestFirst,
  newestFirstKey,
  type NewestFirstKey,
} from '../../../core/graphql/newest-first.js';
import { databaseOf, type Database, type Tables } from '../../../database.js';
import { conversationLoader } from './conversation.loaders.js';
import type { ConversationConnection, ConversationRow } from './conversation.types.js';
import { ConversationFilter, ConversationKind, MessageKind } from '../message.enums.js';

export interface ConversationPage {
  readonly filter: ConversationFilter;
  readonly text: string | null;
  readonly page: PageArgs;
}

/** Conversation `c`, the other user `o` and the space `s`, if it still exists. */
type ListTables = Tables & { c: Tables['Conversation']; o: Tables['User']; s: Tables['Space'] };
type ListExpressions = ExpressionBuilder<ListTables, 'c' | 'o' | 's'>;

export const MAX_TEXT_LENGTH = 100;

/** The viewer's conversations that are not hidden, the one with the newest message first. */
export async function listConversations(
  ctx: SignedInContext,
  { filter, text, page }: ConversationPage,
): Promise<ConversationConnection> {
  const window = windowOf(ctx, page);
  const order = `conversations:${filter}`;
  const search = text?.trim().slice(0, MAX_TEXT_LENGTH) ?? '';
  const keys = await visibleConversations(ctx)
    .select((eb) => newestFirstKey(eb, 'c.lastMessageAt'))
    .where((eb) => matchesFilter(eb, filter, ctx.viewer.id))
    .$if(search !== '', (query) => query.where((eb) => containsText(eb, search)))
    .where((eb) => isInWindow(eb, 'c.lastMessageAt', order, window))
    .orderBy('c.lastMessageAt', newestFirst(window))
    .orderBy('c.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const counts = await visibleConversations(ctx)
    .select((eb) => [
      eb.fn.countAll<string>().as('total'),
      eb.fn
        .countAll<string>()
        .filterWhere((row) => hasUnread(row, ctx.viewer.id))
        .as('unread'),
      eb.fn.countAll<string>().filterWhere('c.kind', '=', ConversationKind.BOOKING).as('bookings'),
    ])
    .executeTakeFirstOrThrow();
  const found = await conversationsByKey(ctx, keys.slice(0, window.size));
  const connection = pageOfWindow(keys, window, (key) => ({
    cursor: cursorOf(order, key),
    node: found.get(key.id) as ConversationRow,
  }));
  return {
    ...connection,
    totalCount: Number(counts.total),
    unreadCount: Number(counts.unread),
    bookingCount: Number(counts.bookings),
  };
}

/** A conversation by its API id; null when it is not the viewer's. */
export async function findConversation(ctx: RequestContext, id: string): Promise<ConversationRow | null> {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'Conversation' ? conversationLoader(ctx).load(parsed.uuid) : null;
}

/** The viewer's conversation with the host of a space, as its renter; null before either has written. */
export async function conversationAbout(ctx: SignedInContext, spaceId: string): Promise<ConversationRow | null> {
  const parsed = parseGlobalId(spaceId);
  if (parsed?.type !== 'Space') return null;
  const row = await ctx.db
    .selectFrom('Conversation')
    .select('id')
    .where('spaceId', '=', parsed.uuid)
    .where('renterId', '=', ctx.viewer.id)
    .executeTakeFirst();
  return row ? conversationLoader(ctx).load(row.id) : null;
}

/** The number of unread messages to the viewer. */
export async function unreadMessageCount(ctx: SignedInContext): Promise<number> {
  const { id } = ctx.viewer;
  return (await unreadCountsOf(databaseOf(ctx.em.fork()), [id])).get(id) ?? 0;
}

/** The numbers of unread messages to these users; users without any are omitted. */
export async function unreadCountsOf(db: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('Message as m')
    .select((eb) => ['m.receiverId', eb.fn.countAll<string>().as('count')])
    .where('m.receiverId', 'in', userIds)
    .where((eb) => eb.not('m.isRead'))
    .groupBy('m.receiverId')
    .execute();
  return new Map(rows.flatMap(({ receiverId, count }) => (receiverId ? [[receiverId, Number(count)] as const] : [])));
}

function visibleConversations({ db, viewer }: SignedInContext) {
  return db
    .selectFrom('Conversation as c')
    .innerJoin('ConversationSide as me', (join) =>
      join
        .onRef('me.conversationId', '=', 'c.id')
        .on('me.userId', '=', viewer.id)
        .on((eb) => eb.not('me.isHidden')),
    )
    .innerJoin('User as o', (join) =>
      join.on((eb) =>
        eb(
          'o.id',
          '=',
          eb.case().when('c.renterId', '=', viewer.id).then(eb.ref('c.hostId')).else(eb.ref('c.renterId')).end(),
        ),
      ),
    )
    .leftJoin('Space as s', 's.id', 'c.spaceId');
}

function matchesFilter(eb: ListExpressions, filter: ConversationFilter, viewerId: string): Expression<SqlBool> {
  switch (filter) {
    case ConversationFilter.ALL:
      return eb.lit(true);
    case ConversationFilter.UNREAD:
      return hasUnread(eb, viewerId);
    case ConversationFilter.BOOKINGS:
      return eb('c.kind', '=', ConversationKind.BOOKING);
  }
}

function hasUnread(eb: ListExpressions, viewerId: string): Expression<SqlBool> {
  const messages = eb
    .selectFrom('Message as m')
    .select('m.id')
    .where('m.receiverId', '=', viewerId)
    .whereRef('m.conversationId', '=', 'c.id');
  return eb.exists(messages.where((message) => message.not('m.isRead')));
}

/** Whether the other side's name, the space's title or a message contains a text. */
function containsText(eb: ListExpressions, text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const messages = eb
    .selectFrom('Message as m')
    .select('m.id')
    .whereRef('m.conversationId', '=', 'c.id')
    .where('m.kind', '=', MessageKind.TEXT);
  return eb.or([
    isLike(visibleName(eb), pattern),
    isLike(eb.ref('s.title'), pattern),
    eb.exists(messages.where((message) => isLike(message.ref('m.body'), pattern))),
  ]);
}

/** The part of a name that others see, so that a hidden surname cannot be searched for. */
function visibleName(eb: ListExpressions): Expression<string> {
  const firstName = eb.fn<string>('split_part', ['o.fullName', eb.val(' '), eb.lit(1)]);
  return eb.case().when('o.erasedAt', 'is not', null).then('').else(eb.fn.coalesce('o.displayName', firstName)).end();
}

/** Compares without regard to case and accents. */
function isLike(text: Expression<string | null>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`immutable_unaccent(${text}) ilike immutable_unaccent(${pattern})`;
}

async function conversationsByKey(
  ctx: SignedInContext,
  keys: readonly NewestFirstKey[],
): Promise<Map<string, ConversationRow>> {
  const found = await Promise.all(keys.map(({ id }) => conversationLoader(ctx).load(id)));
  return new Map(found.filter((row) => row !== null).map((row) => [row.id, row]));
}
