import { clampFirst, encodeCursor, pageOf } from '../../core/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/global-id.js';
import { rowsOf } from '../../core/named-values.js';
import { keyOfCursor } from '../../core/newest-first.js';
import { conversationLoader } from './conversation.loaders.js';
import type { ConversationConnection, ConversationRow } from './conversation.types.js';
import { ConversationFilter } from './message-types.js';

export interface ConversationPage {
  readonly filter: ConversationFilter;
  readonly text: string | null;
  readonly first: number | null;
  readonly after: string | null;
}

interface Key {
  readonly id: string;
  readonly at: string;
}

const MAX_TEXT_LENGTH = 100;

const UNREAD = 'exists (select from messages m where m.receiver_id = :viewer and m.conversation_id = c.id and not m.is_read)';
const WITH_BOOKING = `c.kind = 'booking'`;
const FILTERS: Readonly<Record<ConversationFilter, string>> = {
  [ConversationFilter.ALL]: 'true',
  [ConversationFilter.UNREAD]: UNREAD,
  [ConversationFilter.BOOKINGS]: WITH_BOOKING,
};

/** What of a name others see: a surname that is not shown is not found either. */
const SHOWN_NAME = `case when o.erased_at is not null then '' else coalesce(o.display_name, split_part(o.full_name, ' ', 1)) end`;

/** The words are looked for in the other side's name, in the space's title, and in what either of them wrote. */
const FOUND = `(immutable_unaccent(${SHOWN_NAME}) ilike immutable_unaccent(:pattern) or immutable_unaccent(s.title) ilike immutable_unaccent(:pattern)
  or exists (select from messages m where m.conversation_id = c.id and m.kind = 'text' and immutable_unaccent(m.body) ilike immutable_unaccent(:pattern)))`;

const MINE = `
  from conversations c
  join conversation_sides me on me.conversation_id = c.id and me.user_id = :viewer and not me.is_hidden
  join users o on o.id = case when c.renter_id = :viewer then c.host_id else c.renter_id end
  left join spaces s on s.id = c.space_id`;

/** The viewer's conversations that are not hidden, the one with the newest message first. */
export async function listConversations(ctx: SignedInContext, { filter, text, first, after }: ConversationPage): Promise<ConversationConnection> {
  const size = clampFirst(first);
  const order = `conversations:${filter}`;
  const words = text?.trim().slice(0, MAX_TEXT_LENGTH) ?? '';
  const position = after === null ? null : keyOfCursor(order, after);
  const values = { viewer: ctx.viewer.id, pattern: `%${words.replace(/[\\%_]/g, '\\$&')}%`, size: size + 1, ...position };
  const keys = await rowsOf<Key>(
    ctx,
    `select c.id, to_char(c.last_message_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at ${MINE}
     where ${FILTERS[filter]} and ${words === '' ? 'true' : FOUND} and ${position ? '(c.last_message_at, c.id) < (:at::timestamptz, :id::uuid)' : 'true'}
     order by c.last_message_at desc, c.id desc limit :size`,
    values,
  );
  const [counts] = await rowsOf<Pick<ConversationConnection, 'totalCount' | 'unreadCount' | 'bookingCount'>>(
    ctx,
    `select count(*)::int as "totalCount", count(*) filter (where ${UNREAD})::int as "unreadCount", count(*) filter (where ${WITH_BOOKING})::int as "bookingCount" ${MINE}`,
    values,
  );
  const found = await conversationsByKey(ctx, keys.slice(0, size));
  const page = pageOf(keys, size, after === null, (key) => ({ cursor: encodeCursor(order, [key.at, key.id]), node: found.get(key.id) as ConversationRow }));
  return { ...page, totalCount: counts?.totalCount ?? 0, unreadCount: counts?.unreadCount ?? 0, bookingCount: counts?.bookingCount ?? 0 };
}

/** A conversation by its API id; null when it is not the viewer's. */
export async function findConversation(ctx: RequestContext, id: string): Promise<ConversationRow | null> {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'Conversation' ? conversationLoader(ctx).load(parsed.uuid) : null;
}

/** What the viewer and the host of a space write to each other; null before either has written. */
export async function conversationAbout(ctx: SignedInContext, spaceId: string): Promise<ConversationRow | null> {
  const parsed = parseGlobalId(spaceId);
  if (parsed?.type !== 'Space') return null;
  const [row] = await ctx.em.execute<{ id: string }[]>('select id from conversations where space_id = ? and renter_id = ?', [parsed.uuid, ctx.viewer.id]);
  return row ? conversationLoader(ctx).load(row.id) : null;
}

/** How many messages to the viewer she has not read. */
export async function unreadMessageCount(ctx: SignedInContext): Promise<number> {
  const [row] = await ctx.em.fork().execute<{ count: number }[]>('select count(*)::int as count from messages where receiver_id = ? and not is_read', [ctx.viewer.id]);
  return row?.count ?? 0;
}

async function conversationsByKey(ctx: SignedInContext, keys: readonly Key[]): Promise<Map<string, ConversationRow>> {
  const found = await Promise.all(keys.map(({ id }) => conversationLoader(ctx).load(id)));
  return new Map(found.filter((row) => row !== null).map((row) => [row.id, row]));
}
