import { clampFirst, decodeCursor, encodeCursor, pageOf } from '../../core/connection.js';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { MESSAGE_COLUMNS, messageRowOf, type RawMessage } from './message.loaders.js';
import type { MessageConnection } from './message.types.js';

/** About three screens. */
export const MESSAGES_FIRST = 30;

const ORDER = 'messages';
const SEQ = /^\d{1,18}$/;

/** A page of a conversation that the viewer is part of, newest first. */
export async function listMessages(ctx: RequestContext, conversationId: string, { first, after }: { first: number | null; after: string | null }): Promise<MessageConnection> {
  const size = clampFirst(first, MESSAGES_FIRST);
  const rows = await ctx.em.execute<RawMessage[]>(
    `select ${MESSAGE_COLUMNS} from messages m where m.conversation_id = ? and ${after === null ? 'true' : 'm.seq < ?'} order by m.seq desc limit ?`,
    [conversationId, ...(after === null ? [] : [placeOf(after)]), size + 1],
  );
  return pageOf(rows.map(messageRowOf), size, after === null, (row) => ({ cursor: encodeCursor(ORDER, [row.seq]), node: row }));
}

function placeOf(cursor: string): string {
  const [seq] = decodeCursor(ORDER, cursor, 1);
  if (typeof seq !== 'string' || !SEQ.test(seq)) throw new DomainError(ErrorCode.CURSOR_INVALID);
  return seq;
}
