import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { pageArgs, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { spaceLoader } from '../../spaces/space.loaders.js';
import { canSeeSpace } from '../../spaces/space.policy.js';
import { contactLoader, otherSideOf } from './conversation.loaders.js';
import { Conversation } from './conversation.entity.js';
import { ConversationAbilities, ConversationContact, type ConversationRow } from './conversation.types.js';
import { writeLimitLoader } from '../limits/message-limits.loaders.js';
import { listMessages, MESSAGES_FIRST } from '../message-lists.js';
import { ConversationRole } from '../message.enums.js';
import { newestMessagesLoader } from '../message.loaders.js';
import { canAttach, writeRefusal } from '../message.policy.js';
import { Message } from '../message.entity.js';
import { MessageConnection, type MessageRow } from '../message.types.js';

const MESSAGE_PAGE = pageArgs({ fallback: MESSAGES_FIRST });

@Resolver(() => Conversation)
export class ConversationFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with cnv_.' })
  id(@Root() conversation: ConversationRow): string {
    return toGlobalId('Conversation', conversation.id);
  }

  @FieldResolver(() => ConversationRole, { description: 'The viewer’s side.' })
  viewerRole(@Root() { viewerRole }: ConversationRow): ConversationRole {
    return viewerRole;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer turned off notifications of its new messages.' })
  isMuted(@Root() { isMuted }: ConversationRow): boolean {
    return isMuted;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is hidden from the viewer’s list until a new message arrives.',
  })
  isHidden(@Root() { isHidden }: ConversationRow): boolean {
    return isHidden;
  }

  @FieldResolver(() => Int, { description: 'How many messages to the viewer are unread.' })
  unreadCount(@Root() { unreadCount }: ConversationRow): number {
    return unreadCount;
  }

  @FieldResolver(() => Space, {
    nullable: true,
    description: 'The space it is about; null when it was deleted, or is not public and the two have no booking of it.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  async space(@Ctx() ctx: RequestContext, @Root() { spaceId, bookingId }: ConversationRow): Promise<SpaceRow | null> {
    const space = spaceId === null ? null : await spaceLoader(ctx).load(spaceId);
    return space && (bookingId !== null || canSeeSpace(ctx.viewer, space)) ? space : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Title of the space, also when `space` is null because it is not public; null when the space was deleted.',
  })
  async spaceTitle(@Ctx() ctx: RequestContext, @Root() { spaceId }: ConversationRow): Promise<string | null> {
    return spaceId === null ? null : ((await spaceLoader(ctx).load(spaceId))?.title ?? null);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether its space has left Hueco, deleted or archived; false while it is only not public, as when it is paused.',
  })
  async isSpaceGone(@Ctx() ctx: RequestContext, @Root() { spaceId }: ConversationRow): Promise<boolean> {
    const space = spaceId === null ? null : await spaceLoader(ctx).load(spaceId);
    return space === null || space.status === SpaceStatus.ARCHIVED;
  }

  @FieldResolver(() => User, {
    description: 'The renter, or the person interested in renting.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  renter(@Ctx() ctx: RequestContext, @Root() { renterId }: ConversationRow): Promise<UserRow> {
    return loadUser(ctx, renterId);
  }

  @FieldResolver(() => User, {
    description: 'The host of the space.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  host(@Ctx() ctx: RequestContext, @Root() { hostId }: ConversationRow): Promise<UserRow> {
    return loadUser(ctx, hostId);
  }

  @FieldResolver(() => User, {
    description: 'The other side, from the viewer’s perspective.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  other(@Ctx() ctx: RequestContext, @Root() conversation: ConversationRow): Promise<UserRow> {
    return loadUser(ctx, otherSideOf(conversation));
  }

  @FieldResolver(() => ConversationContact, {
    nullable: true,
    description:
      'Contact data of the other side; null until a booking of the two is confirmed, and after their account was deleted.',
    complexity: 3,
  })
  otherContact(
    @Ctx() ctx: RequestContext,
    @Root() conversation: ConversationRow,
  ): Promise<ConversationContact | null> | null {
    return conversation.hasAgreed ? contactLoader(signedIn(ctx)).load(otherSideOf(conversation)) : null;
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description:
      'The newest open booking of the two for this space, else the newest one; null when none was requested.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  booking(@Ctx() ctx: RequestContext, @Root() { bookingId }: ConversationRow): Promise<Booking | null> | null {
    return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
  }

  @FieldResolver(() => Message, {
    nullable: true,
    description: 'The newest message or event; null when all were purged.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  async lastMessage(@Ctx() ctx: RequestContext, @Root() { id }: ConversationRow): Promise<MessageRow | null> {
    const [newest] = await newestMessagesLoader(ctx, 1).load(id);
    return newest ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether one of the two has blocked the conversation, so that neither can write.',
  })
  isBlocked(@Root() { hasViewerBlocked, hasOtherBlocked }: ConversationRow): boolean {
    return hasViewerBlocked || hasOtherBlocked;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has blocked it and can unblock it.' })
  isBlockedByViewer(@Root() { hasViewerBlocked }: ConversationRow): boolean {
    return hasViewerBlocked;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether contact data in new messages is redacted: until a booking of the two is confirmed.',
  })
  isMasked(@Root() { hasAgreed }: ConversationRow): boolean {
    return !hasAgreed;
  }

  @FieldResolver(() => ConversationAbilities, { description: 'The actions of the viewer in it now.' })
  async viewerCan(@Ctx() ctx: RequestContext, @Root() conversation: ConversationRow): Promise<ConversationAbilities> {
    const { viewer } = signedIn(ctx);
    const limit = await writeLimitLoader(ctx).load(viewer.id);
    const refusal = writeRefusal(viewer, conversation) ?? limit?.code ?? null;
    return {
      write: refusal === null,
      writeRefusal: refusal,
      attach: refusal === null && canAttach(viewer, conversation),
      block: true,
      report: true,
    };
  }

  @FieldResolver(() => MessageConnection, {
    description: 'Messages and events, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      2 + pageSizeOf(args, MESSAGES_FIRST) * (1 + childComplexity),
  })
  messages(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ConversationRow,
    @Args(() => MESSAGE_PAGE) page: PageArgs,
  ): Promise<MessageConnection> {
    return listMessages(ctx, id, page);
  }
}
