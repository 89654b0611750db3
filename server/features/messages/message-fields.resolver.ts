import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Conversation } from './conversations/conversation.entity.js';
import type { ConversationRow } from './conversations/conversation.types.js';
import { Message } from './message.entity.js';
import { MessageEvent, MessagePart, type MessageRow } from './message.types.js';
import { loadConversation, renderMessageParts } from './render-message.js';

@Resolver(() => Message)
export class MessageFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with msg_.' })
  id(@Root() message: MessageRow): string {
    return toGlobalId('Message', message.id);
  }

  @FieldResolver(() => Conversation, {
    description: 'The conversation it belongs to.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  conversation(@Ctx() ctx: RequestContext, @Root() message: MessageRow): Promise<ConversationRow> {
    return loadConversation(ctx, message);
  }

  @FieldResolver(() => [MessagePart], {
    description:
      'The text in pieces: contact data is redacted for both sides until a booking of the two is confirmed, requests to pay outside Hueco always. An event is one piece.',
  })
  parts(@Ctx() ctx: RequestContext, @Root() message: MessageRow): Promise<MessagePart[]> {
    return renderMessageParts(ctx, message);
  }

  @FieldResolver(() => String, {
    description:
      'The same as one text, with a placeholder in the caller’s language for each redaction; empty when there are only files.',
  })
  async body(@Ctx() ctx: RequestContext, @Root() message: MessageRow): Promise<string> {
    return (await renderMessageParts(ctx, message)).map(({ text }) => text).join('');
  }

  @FieldResolver(() => MessageEvent, { nullable: true, description: 'The event; null for a message.' })
  event(@Root() { eventType: type }: MessageRow): MessageEvent | null {
    return type && { type };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The author; null for an event.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  sender(@Ctx() ctx: RequestContext, @Root() { senderId }: MessageRow): Promise<UserRow> | null {
    return senderId === null ? null : loadUser(ctx, senderId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The person it was sent to; null for an event.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  receiver(@Ctx() ctx: RequestContext, @Root() { receiverId }: MessageRow): Promise<UserRow> | null {
    return receiverId === null ? null : loadUser(ctx, receiverId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isOwn(@Ctx() { viewer }: RequestContext, @Root() { senderId }: MessageRow): boolean {
    return senderId !== null && senderId === viewer?.id;
  }
}
