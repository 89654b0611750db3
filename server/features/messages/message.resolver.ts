import { Arg, Args, Ctx, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import {
  conversationAbout,
  findConversation,
  listConversations,
  unreadMessageCount,
} from './conversations/conversation-lists.js';
import { Conversation } from './conversations/conversation.entity.js';
import {
  ConversationAbilities,
  ConversationChange,
  ConversationConnection,
  type ConversationChangeRow,
  type ConversationRow,
} from './conversations/conversation.types.js';
import { MessagePreviewInput } from './message.inputs.js';
import { subscribeToConversationChanges, subscribeToUnreadCount } from './conversations/conversation-changes.js';
import { newConversationAbilities } from './limits/new-conversation-abilities.js';
import { ConversationFilter } from './message.enums.js';
import { MessagePreview } from './message.types.js';
import { previewMessage } from './preview-message.js';

const ENDS = 'Ends with the session, or when the token expires (close code 4403): reconnect with a new one.';

@Resolver()
export class MessageResolver {
  @Authorized()
  @Query(() => ConversationConnection, {
    description:
      "The viewer's conversations that are not hidden, the one with the newest message first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
    complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args as PageArgs) * (1 + childComplexity),
  })
  conversations(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ConversationFilter, {
      nullable: true,
      defaultValue: ConversationFilter.ALL,
      description: 'The filter.',
    })
    filter?: ConversationFilter | null,
    @Arg('text', () => String, {
      nullable: true,
      description:
        "Only conversations with this text in the other side's name, the space's title or a message; the first 100 characters are used.",
    })
    text?: string | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<ConversationConnection> {
    return listConversations(signedIn(ctx), {
      filter: filter ?? ConversationFilter.ALL,
      text: text ?? null,
      page: page ?? {},
    });
  }

  @Authorized()
  @Query(() => Conversation, {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: "A conversation; null when it does not exist or is not the viewer's.",
  })
  conversation(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
  ): Promise<ConversationRow | null> {
    return findConversation(ctx, id);
  }

  @Authorized()
  @Query(() => Conversation, {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: "The viewer's conversation with the host of a space, as its renter; null when there is none yet.",
  })
  conversationAbout(
    @Ctx() ctx: RequestContext,
    @Arg('spaceId', () => ID, { description: 'The space’s id.' }) spaceId: string,
  ): Promise<ConversationRow | null> {
    return conversationAbout(signedIn(ctx), spaceId);
  }

  @Authorized()
  @Query(() => ConversationAbilities, {
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: 'What the viewer can do in a conversation that their first message would create.',
  })
  newConversationAbilities(@Ctx() ctx: RequestContext): Promise<ConversationAbilities> {
    return newConversationAbilities(signedIn(ctx));
  }

  @Authorized()
  @Query(() => Int, { complexity: 2, description: 'The number of unread messages to the viewer.' })
  unreadMessageCount(@Ctx() ctx: RequestContext): Promise<number> {
    return unreadMessageCount(signedIn(ctx));
  }

  @Authorized()
  @Query(() => MessagePreview, {
    complexity: 5,
    description: 'What would be redacted in a text if it were sent now. Errors: NOT_FOUND.',
  })
  messagePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MessagePreviewInput, { description: 'The text and its receiver.' }) input: MessagePreviewInput,
  ): Promise<MessagePreview> {
    return previewMessage(signedIn(ctx), input.to, input.body);
  }

  @Authorized()
  @Subscription(() => Int, {
    description: `The number of unread messages to the viewer: immediately, and again whenever it may have changed. WebSocket only. ${ENDS}`,
    subscribe: ({ context }) => subscribeToUnreadCount(signedIn(context as RequestContext)),
  })
  unreadMessageCountChanged(@Root() count: number): number {
    return count;
  }

  @Authorized()
  @Subscription(() => ConversationChange, {
    description: `Changes of the viewer's conversations as they happen. WebSocket only. ${ENDS}`,
    subscribe: ({ context }) => subscribeToConversationChanges(signedIn(context as RequestContext)),
  })
  conversationChanged(@Root() change: ConversationChangeRow): ConversationChangeRow {
    return change;
  }
}
