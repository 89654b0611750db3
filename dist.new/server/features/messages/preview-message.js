import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { findHiddenSpans } from '../../core/redaction/payment-requests.js';
import { conversationLoader } from './conversations/conversation.loaders.js';
import { ContactDataKind } from './message-types.js';
import { MAX_BODY_LENGTH, findSpansInInput } from './message-text.rules.js';
import { findContactableSpace } from './conversations/open-conversation.js';
import { parseReceiver } from './send-message.js';
/** What would be redacted in a text if it were sent now. */
export async function previewMessage(ctx, { conversationId, spaceId }, body) {
    const receiver = parseReceiver(conversationId ?? null, spaceId ?? null);
    const hasAgreed = 'spaceId' in receiver
        ? await hasAgreedAbout(ctx, receiver.spaceId)
        : await hasAgreedIn(ctx, receiver.conversationId);
    // Longer texts are refused when sent, so the rest need not be searched.
    const spans = findSpansInInput(body.slice(0, 2 * MAX_BODY_LENGTH), (text) => findHiddenSpans(text, hasAgreed));
    return { hidden: spans.map(({ kind, from, to }) => ({ from, to, kind: kindOf(kind) })) };
}
async function hasAgreedIn(ctx, id) {
    const conversation = await conversationLoader(ctx).load(id);
    if (!conversation)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return conversation.hasAgreed;
}
async function hasAgreedAbout(ctx, spaceId) {
    const space = await findContactableSpace(ctx, spaceId);
    if (space?.conversationId)
        return hasAgreedIn(ctx, space.conversationId);
    if (!space?.isPublic)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return false;
}
function kindOf(kind) {
    return Object.values(ContactDataKind).find((value) => value === kind) ?? ContactDataKind.LINK;
}
//# sourceMappingURL=preview-message.js.map