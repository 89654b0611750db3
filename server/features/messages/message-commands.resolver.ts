import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { fromGlobalId } from '../../core/global-id.js';
import { Conversation, type ConversationRow } from './conversation.types.js';
import { blockConversation, hideConversation, markConversationRead, muteConversation } from './keep-conversation.js';
import { BlockConversationInput, HideConversationInput, MarkConversationReadInput, MuteConversationInput, SayTypingInput, SendMessageInput } from './message.inputs.js';
import { Message, type MessageRow } from './message.types.js';
import { sayTyping } from './say-typing.js';
import { sendMessage } from './send-message.js';

const INPUT = { description: 'All there is to say.' };
const cost = ({ childComplexity }: { childComplexity: number }): number => 5 + childComplexity;
const idOf = ({ conversationId }: { readonly conversationId: string }): string => fromGlobalId('Conversation', conversationId);

@Resolver()
export class MessageCommandsResolver {
  @Authorized()
  @Mutation(() => Message, {
    description:
      'Sends a message. Until a booking of the two is confirmed contact data is taken out before it is kept: ask `messagePreview` first; with the sixth message of seven days that held some nothing more can be written for seven days. 30 a minute, 60 an hour, 20 new conversations a day, 3 without a verified phone. Errors: EMAIL_NOT_VERIFIED, MESSAGES_BLOCKED, MESSAGES_CLOSED, MESSAGES_PAUSED, MESSAGE_REPEATED, CONVERSATIONS_FULL, PHONE_REQUIRED, RATE_LIMITED, MESSAGES_OWN_SPACE, NOT_FOUND, VALIDATION_FAILED, BAD_REQUEST unless exactly one receiver is named, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    complexity: cost,
  })
  sendMessage(@Ctx() ctx: RequestContext, @Arg('input', () => SendMessageInput, INPUT) { conversationId, spaceId, body, attachmentIds, idempotencyKey }: SendMessageInput): Promise<MessageRow> {
    return sendMessage(signedIn(ctx), { conversationId: conversationId ?? null, spaceId: spaceId ?? null, body, attachmentIds: attachmentIds ?? [], idempotencyKey });
  }

  @Authorized()
  @Mutation(() => Conversation, { description: 'Marks all that was sent to the viewer in a conversation as read; there is no way back. Errors: NOT_FOUND.', complexity: cost })
  markConversationRead(@Ctx() ctx: RequestContext, @Arg('input', () => MarkConversationReadInput, INPUT) input: MarkConversationReadInput): Promise<ConversationRow> {
    return markConversationRead(signedIn(ctx), idOf(input));
  }

  @Authorized()
  @Mutation(() => Conversation, { description: 'Tells, or no longer tells, the viewer of new messages outside the list. Errors: NOT_FOUND.', complexity: cost })
  muteConversation(@Ctx() ctx: RequestContext, @Arg('input', () => MuteConversationInput, INPUT) input: MuteConversationInput): Promise<ConversationRow> {
    return muteConversation(signedIn(ctx), idOf(input), input.isMuted);
  }

  @Authorized()
  @Mutation(() => Conversation, { description: "Puts a conversation out of the viewer's list until a new message comes; the other side notices nothing but that it was read. Errors: NOT_FOUND.", complexity: cost })
  hideConversation(@Ctx() ctx: RequestContext, @Arg('input', () => HideConversationInput, INPUT) input: HideConversationInput): Promise<ConversationRow> {
    return hideConversation(signedIn(ctx), idOf(input));
  }

  @Authorized()
  @Mutation(() => Conversation, { description: "Ends the writing for both sides, or takes the viewer's own block back. Errors: NOT_FOUND.", complexity: cost })
  blockConversation(@Ctx() ctx: RequestContext, @Arg('input', () => BlockConversationInput, INPUT) input: BlockConversationInput): Promise<ConversationRow> {
    return blockConversation(signedIn(ctx), idOf(input), input.isBlocked);
  }

  @Authorized()
  @Mutation(() => Boolean, { description: 'Tells the other side that the viewer is writing, every three seconds at most; nothing is kept. Errors: NOT_FOUND.', complexity: 2 })
  async sayTyping(@Ctx() ctx: RequestContext, @Arg('input', () => SayTypingInput, INPUT) input: SayTypingInput): Promise<boolean> {
    await sayTyping(signedIn(ctx), idOf(input));
    return true;
  }
}
