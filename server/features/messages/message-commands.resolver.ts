import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { plus, INPUT } from '../../core/graphql/field-options.js';
import { Conversation } from './conversations/conversation.entity.js';
import type { ConversationRow } from './conversations/conversation.types.js';
import {
  blockConversation,
  hideConversation,
  markConversationRead,
  muteConversation,
} from './conversations/update-conversation.js';
import {
  BlockConversationInput,
  HideConversationInput,
  MarkConversationReadInput,
  MuteConversationInput,
  SignalTypingInput,
  SendMessageInput,
} from './message.inputs.js';
import { publishTyping } from './publish-typing.js';
import { sendMessage } from './send-message.js';
import { Message } from './message.entity.js';
import type { MessageRow } from './message.types.js';

const cost = plus(5);
const idOf = ({ conversationId }: { readonly conversationId: string }): string =>
  fromGlobalId('Conversation', conversationId);

@Resolver()
export class MessageCommandsResolver {
  @Authorized()
  @PayloadMutation({
    payload: { message: [() => Message, 'The message, as it was stored.'] },
    description:
      'Sends a message. Until a booking of the two is confirmed, contact data is redacted before the message is stored; the sixth message with contact data within seven days pauses sending for seven days. Limits: 30 a minute, 60 an hour, 20 new conversations a day, 3 without a verified phone. Errors: EMAIL_NOT_VERIFIED, ACCOUNT_LIMITED, MESSAGES_BLOCKED, MESSAGES_CLOSED, MESSAGES_PAUSED, MESSAGE_REPEATED, CONVERSATIONS_FULL, PHONE_REQUIRED, RATE_LIMITED, MESSAGES_OWN_SPACE, NOT_FOUND, VALIDATION_FAILED, BAD_REQUEST unless exactly one receiver is given, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    complexity: cost,
  })
  async sendMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendMessageInput, INPUT) {
      to,
      conversationId,
      spaceId,
      body,
      attachmentIds,
      idempotencyKey,
    }: SendMessageInput,
  ): Promise<{ message: MessageRow }> {
    const message = await sendMessage(signedIn(ctx), {
      conversationId: to?.conversationId ?? conversationId ?? null,
      spaceId: to?.spaceId ?? spaceId ?? null,
      body,
      attachmentIds: attachmentIds ?? [],
      idempotencyKey,
    });
    return { message };
  }

  @Authorized()
  @PayloadMutation({
    payload: { conversation: [() => Conversation, 'The conversation, without unread messages.'] },
    description:
      'Marks all messages to the viewer in a conversation as read, which cannot be undone. Errors: NOT_FOUND.',
    complexity: cost,
  })
  async markConversationRead(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkConversationReadInput, INPUT) input: MarkConversationReadInput,
  ): Promise<{ conversation: ConversationRow }> {
    return { conversation: await markConversationRead(signedIn(ctx), idOf(input)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { conversation: [() => Conversation, 'The conversation, changed.'] },
    description: 'Turns notifications of new messages in a conversation off or on. Errors: NOT_FOUND.',
    complexity: cost,
  })
  async muteConversation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MuteConversationInput, INPUT) input: MuteConversationInput,
  ): Promise<{ conversation: ConversationRow }> {
    return { conversation: await muteConversation(signedIn(ctx), idOf(input), input.isMuted) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { conversation: [() => Conversation, 'The conversation, hidden and read.'] },
    description:
      "Hides a conversation from the viewer's list until a new message arrives, and marks it as read. Errors: NOT_FOUND.",
    complexity: cost,
  })
  async hideConversation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => HideConversationInput, INPUT) input: HideConversationInput,
  ): Promise<{ conversation: ConversationRow }> {
    return { conversation: await hideConversation(signedIn(ctx), idOf(input)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { conversation: [() => Conversation, 'The conversation, changed.'] },
    description:
      "Blocks a conversation, so that neither side can write, or removes the viewer's own block. Errors: NOT_FOUND.",
    complexity: cost,
  })
  async blockConversation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BlockConversationInput, INPUT) input: BlockConversationInput,
  ): Promise<{ conversation: ConversationRow }> {
    return { conversation: await blockConversation(signedIn(ctx), idOf(input), input.isBlocked) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { isSent: [() => Boolean, 'Always true.'] },
    description:
      'Signals to the other side that the viewer is typing, at most every three seconds; nothing is stored. Errors: NOT_FOUND.',
    complexity: 2,
  })
  async signalTyping(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SignalTypingInput, INPUT) input: SignalTypingInput,
  ): Promise<{ isSent: boolean }> {
    await publishTyping(signedIn(ctx), idOf(input));
    return { isSent: true };
  }
}
