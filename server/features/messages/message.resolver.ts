import { Arg, Ctx, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { AFTER_ARG, clampFirst, FIRST_ARG } from '../../core/connection.js';
import type { RequestContext } from '../../core/context.js';
import { conversationAbout, findConversation, listConversations, unreadMessageCount } from './conversation-lists.js';
import { Conversation, ConversationChange, ConversationConnection, type ConversationChangeRow, type ConversationRow } from './conversation.types.js';
import { MessagePreviewInput } from './message.inputs.js';
import { conversationChanges, unreadCounts } from './message-stream.js';
import { ConversationFilter } from './message-types.js';
import { MessagePreview } from './message.types.js';
import { previewMessage } from './preview-message.js';

const ENDS = 'It ends with her session, or with the token (close code 4403): come back with a fresh one.';

@Resolver()
export class MessageResolver {
  @Authorized()
  @Query(() => ConversationConnection, {
    description: "The viewer's conversations that are not hidden, the one with the newest message first. Errors: CURSOR_INVALID.",
    complexity: ({ args, childComplexity }) => 2 + clampFirst(args['first'] as number | undefined) * (1 + childComplexity),
  })
  conversations(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ConversationFilter, { nullable: true, defaultValue: ConversationFilter.ALL, description: 'Which ones.' }) filter?: ConversationFilter | null,
    @Arg('text', () => String, { nullable: true, description: "Only those with this in the other side's name, the space's title or a message; the first 100 characters count." }) text?: string | null,
    @Arg('first', () => Int, FIRST_ARG) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<ConversationConnection> {
    return listConversations(signedIn(ctx), { filter: filter ?? ConversationFilter.ALL, text: text ?? null, first: first ?? null, after: after ?? null });
  }

  @Authorized()
  @Query(() => Conversation, { nullable: true, complexity: ({ childComplexity }) => 1 + childComplexity, description: 'A conversation; null when it does not exist or is none of yours.' })
  conversation(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Of the conversation.' }) id: string): Promise<ConversationRow | null> {
    return findConversation(ctx, id);
  }

  @Authorized()
  @Query(() => Conversation, {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: "The viewer's own conversation with the host of a space, as its renter; null when there is none yet.",
  })
  conversationAbout(@Ctx() ctx: RequestContext, @Arg('spaceId', () => ID, { description: 'Of the space.' }) spaceId: string): Promise<ConversationRow | null> {
    return conversationAbout(signedIn(ctx), spaceId);
  }

  @Authorized()
  @Query(() => Int, { complexity: 2, description: 'How many messages to the viewer she has not read.' })
  unreadMessageCount(@Ctx() ctx: RequestContext): Promise<number> {
    return unreadMessageCount(signedIn(ctx));
  }

  @Authorized()
  @Query(() => MessagePreview, { complexity: 5, description: 'What would be hidden of a text if it were sent now, to warn its writer. Errors: NOT_FOUND, BAD_REQUEST unless exactly one receiver is named.' })
  messagePreview(@Ctx() ctx: RequestContext, @Arg('input', () => MessagePreviewInput, { description: 'The text, and to whom.' }) input: MessagePreviewInput): Promise<MessagePreview> {
    return previewMessage(signedIn(ctx), { conversationId: input.conversationId ?? null, spaceId: input.spaceId ?? null, body: input.body });
  }

  @Authorized()
  @Subscription(() => Int, {
    description: `How many messages to the viewer she has not read: at once, and again whenever that may have changed; over the socket only. ${ENDS}`,
    subscribe: ({ context }) => unreadCounts(signedIn(context as RequestContext)),
  })
  unreadMessageCountChanged(@Root() count: number): number {
    return count;
  }

  @Authorized()
  @Subscription(() => ConversationChange, {
    description: `What happens to the viewer's conversations, as it happens; over the socket only. ${ENDS}`,
    subscribe: ({ context }) => conversationChanges(signedIn(context as RequestContext)),
  })
  conversationChanged(@Root() change: ConversationChangeRow): ConversationChangeRow {
    return change;
  }
}
