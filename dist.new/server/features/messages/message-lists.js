import { decodeCursor, encodeCursor, pageOfWindow, windowOf, } from '../../core/graphql/connection.js';
import { newestFirst } from '../../core/graphql/newest-first.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { MESSAGE_COLUMNS, newestMessagesLoader } from './message.loaders.js';
/** Default page size, about three screens. */
export const MESSAGES_FIRST = 30;
const ORDER = 'messages';
const SEQ = /^\d{1,18}$/;
/** A page of a conversation of the viewer, newest first. First pages go through a loader, so that a list of conversations reads them in one statement. */
export async function listMessages(ctx, conversationId, page) {
    const window = windowOf(page, MESSAGES_FIRST);
    const { size, cursor, isBackward } = window;
    const rows = cursor === null && !isBackward
        ? await newestMessagesLoader(ctx, size + 1).load(conversationId)
        : await messagesOf(ctx, conversationId, window);
    return pageOfWindow(rows, window, (row) => ({ cursor: encodeCursor(ORDER, [String(row.seq)]), node: row }));
}
function messagesOf(ctx, conversationId, window) {
    const { size, cursor, isBackward } = window;
    return ctx.db
        .selectFrom('Message as m')
        .select(MESSAGE_COLUMNS)
        .where('m.conversationId', '=', conversationId)
        .$if(cursor !== null, (query) => query.where('m.seq', isBackward ? '>' : '<', seqOfCursor(cursor ?? '')))
        .orderBy('m.seq', newestFirst(window))
        .limit(size + 1)
        .execute();
}
function seqOfCursor(cursor) {
    const [seq] = decodeCursor(ORDER, cursor, 1);
    if (typeof seq !== 'string' || !SEQ.test(seq))
        throw new DomainError(ErrorCode.CURSOR_INVALID);
    return Number(seq);
}
//# sourceMappingURL=message-lists.js.map