import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { findHiddenSpans } from '../../core/payment-requests.js';
import { IS_PUBLIC } from '../spaces/public-spaces.js';
import { conversationLoader } from './conversation.loaders.js';
import { ContactDataKind } from './message-types.js';
import { MAX_BODY_LENGTH, spansAsGiven } from './message-text.rules.js';
import type { MessagePreview } from './message.types.js';
import { receiverOf } from './send-message.js';

/** What would be hidden of a text if it were sent now. */
export async function previewMessage(ctx: SignedInContext, { conversationId, spaceId, body }: { readonly conversationId: string | null; readonly spaceId: string | null; readonly body: string }): Promise<MessagePreview> {
  const receiver = receiverOf(conversationId, spaceId);
  const hasAgreed = 'spaceId' in receiver ? await hasAgreedAbout(ctx, receiver.spaceId) : await hasAgreedIn(ctx, receiver.conversationId);
  // A longer one is not sent: no need to look through all of it.
  const spans = spansAsGiven(body.slice(0, 2 * MAX_BODY_LENGTH), (kept) => findHiddenSpans(kept, hasAgreed));
  return { hidden: spans.map(({ kind, from, to }) => ({ from, to, kind: kindOf(kind) })) };
}

async function hasAgreedIn(ctx: SignedInContext, id: string): Promise<boolean> {
  const conversation = await conversationLoader(ctx).load(id);
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  return conversation.hasAgreed;
}

async function hasAgreedAbout(ctx: SignedInContext, spaceId: string): Promise<boolean> {
  const [row] = await ctx.em.execute<{ id: string | null; is_public: boolean }[]>(
    `select (select c.id from conversations c where c.space_id = s.id and c.renter_id = ?) as id, ${IS_PUBLIC} as is_public from spaces s where s.id = ?`,
    [ctx.viewer.id, spaceId],
  );
  if (row?.id) return hasAgreedIn(ctx, row.id);
  if (!row?.is_public) throw new DomainError(ErrorCode.NOT_FOUND);
  return false;
}

function kindOf(kind: string): ContactDataKind {
  return Object.values(ContactDataKind).find((value) => value === kind) ?? ContactDataKind.LINK;
}
