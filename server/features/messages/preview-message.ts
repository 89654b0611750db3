import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { findHiddenSpans } from '../../core/redaction/payment-requests.js';
import { conversationLoader } from './conversations/conversation.loaders.js';
import { ContactDataKind } from './message.enums.js';
import { MAX_BODY_LENGTH, findSpansInInput } from './message-text.rules.js';
import type { MessageReceiverInput } from './message.inputs.js';
import type { MessagePreview } from './message.types.js';
import { findContactableSpace } from './conversations/open-conversation.js';
import { parseReceiver } from './send-message.js';

/** What would be redacted in a text if it were sent now. */
export async function previewMessage(
  ctx: SignedInContext,
  { conversationId, spaceId }: MessageReceiverInput,
  body: string,
): Promise<MessagePreview> {
  const receiver = parseReceiver(conversationId ?? null, spaceId ?? null);
  const hasAgreed =
    'spaceId' in receiver
      ? await hasAgreedAbout(ctx, receiver.spaceId)
      : await hasAgreedIn(ctx, receiver.conversationId);
  // Longer texts are refused when sent, so the rest need not be searched.
  const spans = findSpansInInput(body.slice(0, 2 * MAX_BODY_LENGTH), (text) => findHiddenSpans(text, hasAgreed));
  return { hidden: spans.map(({ kind, from, to }) => ({ from, to, kind: kindOf(kind) })) };
}

async function hasAgreedIn(ctx: SignedInContext, id: string): Promise<boolean> {
  const conversation = await conversationLoader(ctx).load(id);
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  return conversation.hasAgreed;
}

async function hasAgreedAbout(ctx: SignedInContext, spaceId: string): Promise<boolean> {
  const space = await findContactableSpace(ctx, spaceId);
  if (space?.conversationId) return hasAgreedIn(ctx, space.conversationId);
  if (!space?.isPublic) throw new DomainError(ErrorCode.NOT_FOUND);
  return false;
}

function kindOf(kind: string): ContactDataKind {
  return Object.values(ContactDataKind).find((value) => value === kind) ?? ContactDataKind.LINK;
}
