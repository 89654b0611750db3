import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { claimKey, storeResult } from '../../core/writes/idempotency.js';
import { findHiddenSpans } from '../../core/redaction/payment-requests.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { claimAttachments } from './attachments/claim-attachments.js';
import { conversationLoader, otherSideOf } from './conversations/conversation.loaders.js';
import { checkMessageLimits } from './limits/check-message-limits.js';
import { lockConversation } from './conversations/lock-conversation.js';
import { readMessage } from './message.loaders.js';
import { writeRefusal } from './message.policy.js';
import { bodyProblems, cleanBody, redactSpans } from './message-text.rules.js';
import { openConversationAsRenter } from './conversations/open-conversation.js';
import { insertTextMessage } from './insert-message.js';
/** Sends a message once per idempotency key; the first one to a host creates the conversation. */
export async function sendMessage(ctx, { conversationId, spaceId, body: given, attachmentIds, idempotencyKey }) {
    const receiver = parseReceiver(conversationId, spaceId);
    const body = cleanBody(given);
    refuseProblems(bodyProblems(body, attachmentIds.length > 0));
    const call = {
        userId: ctx.viewer.id,
        operation: 'sendMessage',
        key: idempotencyKey,
        input: { conversationId, spaceId, body, attachmentIds },
    };
    const id = await inTransaction(ctx, async (tx) => {
        const answer = await claimKey(tx, call);
        if (answer)
            return String(answer['messageId']);
        const conversation = await lockForWriting(tx, receiver);
        const messageId = await write(tx, conversation, body, attachmentIds);
        await storeResult(tx, call, { messageId });
        return messageId;
    });
    ctx.loaders.reset();
    const message = await readMessage(ctx, id, ctx.viewer.id);
    if (!message)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return message;
}
/** Throws BAD_REQUEST unless exactly one of the two is given. */
export function parseReceiver(conversationId, spaceId) {
    if (conversationId !== null && spaceId === null)
        return { conversationId: fromGlobalId('Conversation', conversationId) };
    if (spaceId !== null && conversationId === null)
        return { spaceId: fromGlobalId('Space', spaceId) };
    throw new DomainError(ErrorCode.BAD_REQUEST);
}
/** Locks the conversation, so that a concurrent block or message waits, and checks that the viewer can write. */
async function lockForWriting(tx, receiver) {
    if (!tx.viewer.isEmailVerified)
        throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
    const id = 'spaceId' in receiver ? await openConversationAsRenter(tx, receiver.spaceId) : receiver.conversationId;
    await lockConversation(tx, id);
    tx.loaders.reset();
    const conversation = await conversationLoader(tx).load(id);
    if (!conversation)
        throw new DomainError(ErrorCode.NOT_FOUND);
    const refusal = writeRefusal(tx.viewer, conversation);
    if (refusal)
        throw new DomainError(refusal);
    return conversation;
}
async function write(tx, conversation, body, attachmentIds) {
    const spans = findHiddenSpans(body, conversation.hasAgreed);
    const kinds = [...new Set(spans.map(({ kind }) => kind))];
    const receiverId = otherSideOf(conversation);
    await checkMessageLimits(tx, { conversationId: conversation.id, receiverId, body, kinds });
    const id = await insertTextMessage(tx, {
        conversationId: conversation.id,
        senderId: tx.viewer.id,
        receiverId,
        body: redactSpans(body, spans),
        original: spans.length > 0 ? body : null,
        kinds,
    });
    if (!id)
        throw new Error(`a message to conversation ${conversation.id} was not inserted`);
    await claimAttachments(tx, { messageId: id, conversationId: conversation.id, attachmentIds });
    return id;
}
//# sourceMappingURL=send-message.js.map