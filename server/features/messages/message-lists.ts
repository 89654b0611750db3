import { clampFirst, decodeCursor, encodeCursor, pageOf } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { MESSAGE_COLUMNS, newestMessagesLoader } from './message.loaders.js';
import type { MessageConnection, MessageRow } from './message.types.js';

/** Default page size, about three screens. */
export const MESSAGES_FIRST = 30;

const ORDER = 'messages';
const SEQ = /^\d{1,18}$/;

/** A page of a conversation of the viewer, newest first. First pages go through a loader, so that a list of conversations reads them in one statement. */
export async function listMessages(
  ctx: RequestContext,
  conversationId: string,
  { first, after }: { first: number | null; after: string | null },
): Promise<MessageConnection> {
  const size = clampFirst(first, MESSAGES_FIRST);
  const rows =
    after === null
      ? await newestMessagesLoader(ctx, size + 1).load(conversationId)
      : await olderMessages(ctx, conversationId, seqOfCursor(after), size + 1);
  return pageOf(rows, size, after === null, (row) => ({ cursor: encodeCursor(ORDER, [String(row.seq)]), node: row }));
}

function olderMessages(ctx: RequestContext, conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
  return ctx.db
    .selectFrom('Message as m')
    .select(MESSAGE_COLUMNS)
    .where('m.conversationId', '=', conversationId)
    .where('m.seq', '<', seq)
    .orderBy('m.seq', 'desc')
    .limit(limit)
    .execute();
}

function seqOfCursor(cursor: string): number {
  const [seq] = decodeCursor(ORDER, cursor, 1);
  if (typeof seq !== 'string' || !SEQ.test(seq)) throw new DomainError(ErrorCode.CURSOR_INVALID);
  return Number(seq);
}
