import type DataLoader from 'dataloader';
import { clampFirst, decodeCursor, encodeCursor, pageOf } from '../../core/connection.js';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { MESSAGE_COLUMNS, messageRowOf, type RawMessage } from './message.loaders.js';
import type { MessageConnection, MessageRow } from './message.types.js';

/** About three screens. */
export const MESSAGES_FIRST = 30;

const ORDER = 'messages';
const SEQ = /^\d{1,18}$/;

/** A page of a conversation that the viewer is part of, newest first. */
export async function listMessages(ctx: RequestContext, conversationId: string, { first, after }: { first: number | null; after: string | null }): Promise<MessageConnection> {
  const size = clampFirst(first, MESSAGES_FIRST);
  const rows = after === null ? await newestLoader(ctx, size + 1).load(conversationId) : await olderThan(ctx, conversationId, placeOf(after), size + 1);
  return pageOf(rows, size, after === null, (row) => ({ cursor: encodeCursor(ORDER, [row.seq]), node: row }));
}

/** The end of each conversation: those of a whole list are asked for at once. */
function newestLoader(ctx: RequestContext, limit: number): DataLoader<string, readonly MessageRow[]> {
  return ctx.loaders.get<string, readonly MessageRow[]>(`newest-messages:${limit}`, async (ids) => {
    const rows = await ctx.em.execute<RawMessage[]>(
      `select m.* from unnest(?::uuid[]) as c (id) cross join lateral (select ${MESSAGE_COLUMNS} from messages m where m.conversation_id = c.id order by m.seq desc limit ?) m`,
      [`{${ids.join(',')}}`, limit],
    );
    const byConversation = Map.groupBy(rows.map(messageRowOf), ({ conversationId }) => conversationId);
    return ids.map((id) => (byConversation.get(id) ?? []).toSorted((a, b) => Number(b.seq) - Number(a.seq)));
  });
}

async function olderThan(ctx: RequestContext, conversationId: string, seq: string, limit: number): Promise<MessageRow[]> {
  const rows = await ctx.em.execute<RawMessage[]>(`select ${MESSAGE_COLUMNS} from messages m where m.conversation_id = ? and m.seq < ? order by m.seq desc limit ?`, [conversationId, seq, limit]);
  return rows.map(messageRowOf);
}

function placeOf(cursor: string): string {
  const [seq] = decodeCursor(ORDER, cursor, 1);
  if (typeof seq !== 'string' || !SEQ.test(seq)) throw new DomainError(ErrorCode.CURSOR_INVALID);
  return seq;
}
