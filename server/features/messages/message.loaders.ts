import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import type { MessageRow } from './message.types.js';

/** The columns of a message `m`. */
export const MESSAGE_COLUMNS = `
  m.id, m.seq, m.conversation_id as "conversationId", m.kind, m.sender_id as "senderId", m.receiver_id as "receiverId", m.body, m.event_type as "eventType",
  m.event_facts as "eventFacts", m.booking_id as "bookingId", m.read_at as "readAt", m.created_at as "createdAt"`;

/** A message as the driver gives it. */
export type RawMessage = Omit<MessageRow, 'seq' | 'readAt' | 'createdAt'> & { readonly seq: string | number; readonly readAt: string | null; readonly createdAt: string };

/** A row with its instants as dates. */
export function messageRowOf(raw: RawMessage): MessageRow {
  return { ...raw, seq: String(raw.seq), readAt: raw.readAt === null ? null : new Date(raw.readAt), createdAt: new Date(raw.createdAt) };
}

/** The newest message of each conversation; whose they are is asked before. */
export function lastMessageLoader(ctx: RequestContext): DataLoader<string, MessageRow | null> {
  return ctx.loaders.get<string, MessageRow | null>('last-messages', async (ids) => {
    const rows = await ctx.em.execute<RawMessage[]>(
      `select m.* from unnest(?::uuid[]) as c (id)
       cross join lateral (select ${MESSAGE_COLUMNS} from messages m where m.conversation_id = c.id order by m.seq desc limit 1) m`,
      [`{${ids.join(',')}}`],
    );
    const byConversation = new Map(rows.map((row) => [row.conversationId, messageRowOf(row)]));
    return ids.map((id) => byConversation.get(id) ?? null);
  });
}

/** A message of one of the viewer's conversations; null for all others. */
export async function findMessage(ctx: RequestContext, id: string): Promise<MessageRow | null> {
  return ctx.viewer ? readMessage(ctx, id, ctx.viewer.id) : null;
}

/** A message that this person may read. */
export async function readMessage(ctx: ServiceContext, id: string, personId: string): Promise<MessageRow | null> {
  const [row] = await ctx.em.execute<RawMessage[]>(
    `select ${MESSAGE_COLUMNS} from messages m join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id = ? where m.id = ?`,
    [personId, id],
  );
  return row ? messageRowOf(row) : null;
}
