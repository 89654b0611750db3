import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/global-id.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Conversation, type ConversationRow } from './conversation.types.js';
import { Message, MessageEvent, MessagePart, type MessageRow } from './message.types.js';
import { conversationOf, partsAsRead } from './read-words.js';

@Resolver(() => Message)
export class MessageFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with msg_.' })
  id(@Root() message: MessageRow): string {
    return toGlobalId('Message', message.id);
  }

  @FieldResolver(() => Conversation, { description: 'Where it stands.', complexity: ({ childComplexity }) => 1 + childComplexity })
  conversation(@Ctx() ctx: RequestContext, @Root() message: MessageRow): Promise<ConversationRow> {
    return conversationOf(ctx, message);
  }

  @FieldResolver(() => [MessagePart], { description: 'What it says, in pieces: contact data is hidden from both sides until a booking of the two is confirmed, asking for money past Hueco for good. A line that nobody wrote is one piece.' })
  parts(@Ctx() ctx: RequestContext, @Root() message: MessageRow): Promise<MessagePart[]> {
    return partsAsRead(ctx, message);
  }

  @FieldResolver(() => String, { description: 'The same in one text, with words for what is hidden, in the language of the caller; empty when there are only files.' })
  async body(@Ctx() ctx: RequestContext, @Root() message: MessageRow): Promise<string> {
    return (await partsAsRead(ctx, message)).map(({ text }) => text).join('');
  }

  @FieldResolver(() => MessageEvent, { nullable: true, description: 'What happened, of a line that nobody wrote; null for what somebody wrote.' })
  event(@Root() { eventType: type, eventFacts, bookingId }: MessageRow): MessageEvent | null {
    if (type === null) return null;
    const { from, to, deadline, by, reason } = eventFacts;
    return {
      type,
      from: from ?? null,
      to: to ?? null,
      deadline: deadline === undefined ? null : new Date(deadline),
      by: by ?? null,
      reason: reason ?? null,
      bookingId: bookingId && toGlobalId('Booking', bookingId),
    };
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who wrote it; null for a line that nobody wrote.', complexity: ({ childComplexity }) => 1 + childComplexity })
  sender(@Ctx() ctx: RequestContext, @Root() { senderId }: MessageRow): Promise<UserRow> | null {
    return senderId === null ? null : loadUser(ctx, senderId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isOwn(@Ctx() { viewer }: RequestContext, @Root() { senderId }: MessageRow): boolean {
    return senderId !== null && senderId === viewer?.id;
  }
}
