import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { AFTER_ARG, clampFirst } from '../../core/connection.js';
import { signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { ErrorCode } from '../../core/error-codes.js';
import { toGlobalId } from '../../core/global-id.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { spaceLoader } from '../spaces/space.loaders.js';
import { canSeeSpace } from '../spaces/space.policy.js';
import { contactLoader, otherSideOf } from './conversation.loaders.js';
import { Conversation, ConversationAbilities, ConversationContact, type ConversationRow } from './conversation.types.js';
import { writePauseLoader } from './limits/message-limits.loaders.js';
import { listMessages, MESSAGES_FIRST } from './message-lists.js';
import { lastMessageLoader } from './message.loaders.js';
import { canAttach, writeRefusal } from './message.policy.js';
import { Message, MessageConnection, type MessageRow } from './message.types.js';

@Resolver(() => Conversation)
export class ConversationFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with cnv_.' })
  id(@Root() conversation: ConversationRow): string {
    return toGlobalId('Conversation', conversation.id);
  }

  @FieldResolver(() => Space, { nullable: true, description: 'What it is about; null when the space is gone, or is no longer public and there is no booking of it.', complexity: ({ childComplexity }) => 1 + childComplexity })
  async space(@Ctx() ctx: RequestContext, @Root() { spaceId, bookingId }: ConversationRow): Promise<SpaceRow | null> {
    const space = spaceId === null ? null : await spaceLoader(ctx).load(spaceId);
    return space && (bookingId !== null || canSeeSpace(ctx.viewer, space)) ? space : null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'What the space is called, also when `space` is null because it is not public any more; null when it is gone.' })
  async spaceTitle(@Ctx() ctx: RequestContext, @Root() { spaceId }: ConversationRow): Promise<string | null> {
    return spaceId === null ? null : ((await spaceLoader(ctx).load(spaceId))?.title ?? null);
  }

  @FieldResolver(() => User, { description: 'Who looks for room, or stores her things.', complexity: ({ childComplexity }) => 1 + childComplexity })
  renter(@Ctx() ctx: RequestContext, @Root() { renterId }: ConversationRow): Promise<UserRow> {
    return loadUser(ctx, renterId);
  }

  @FieldResolver(() => User, { description: 'Whose space it is.', complexity: ({ childComplexity }) => 1 + childComplexity })
  host(@Ctx() ctx: RequestContext, @Root() { hostId }: ConversationRow): Promise<UserRow> {
    return loadUser(ctx, hostId);
  }

  @FieldResolver(() => User, { description: 'The side that is not the viewer.', complexity: ({ childComplexity }) => 1 + childComplexity })
  other(@Ctx() ctx: RequestContext, @Root() conversation: ConversationRow): Promise<UserRow> {
    return loadUser(ctx, otherSideOf(conversation));
  }

  @FieldResolver(() => ConversationContact, { nullable: true, description: 'How to reach the other side; null until a booking of the two is confirmed, and when her account is gone.', complexity: 3 })
  otherContact(@Ctx() ctx: RequestContext, @Root() conversation: ConversationRow): Promise<ConversationContact | null> | null {
    return conversation.hasAgreed ? contactLoader(signedIn(ctx)).load(otherSideOf(conversation)) : null;
  }

  @FieldResolver(() => Booking, { nullable: true, description: 'Of the bookings of the two for this space that have reached the host the newest open one, else the newest; null when there is none.', complexity: ({ childComplexity }) => 1 + childComplexity })
  booking(@Ctx() ctx: RequestContext, @Root() { bookingId }: ConversationRow): Promise<Booking | null> | null {
    return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
  }

  @FieldResolver(() => Message, { nullable: true, description: 'The newest message or line; null when retention has taken all of them.', complexity: ({ childComplexity }) => 1 + childComplexity })
  lastMessage(@Ctx() ctx: RequestContext, @Root() { id }: ConversationRow): Promise<MessageRow | null> {
    return lastMessageLoader(ctx).load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the two cannot write to each other because one of them wants it so.' })
  isBlocked(@Root() { hasViewerBlocked, hasOtherBlocked }: ConversationRow): boolean {
    return hasViewerBlocked || hasOtherBlocked;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer wants it so: she can take it back.' })
  isBlockedByViewer(@Root() { hasViewerBlocked }: ConversationRow): boolean {
    return hasViewerBlocked;
  }

  @FieldResolver(() => Boolean, { description: 'Whether contact data is hidden in what is sent now: until a booking of the two is confirmed.' })
  isMasked(@Root() { hasAgreed }: ConversationRow): boolean {
    return !hasAgreed;
  }

  @FieldResolver(() => ConversationAbilities, { description: 'What the viewer may do in it now.' })
  async viewerCan(@Ctx() ctx: RequestContext, @Root() conversation: ConversationRow): Promise<ConversationAbilities> {
    const writer = signedIn(ctx).viewer;
    const isPaused = (await writePauseLoader(ctx).load(writer.id)) !== null;
    const refusal = writeRefusal(writer, conversation) ?? (isPaused ? ErrorCode.MESSAGES_PAUSED : null);
    return { write: refusal === null, writeRefusal: refusal, attach: refusal === null && canAttach(writer, conversation), block: true, report: true };
  }

  @FieldResolver(() => MessageConnection, {
    description: 'What was written and what happened, newest first. Errors: CURSOR_INVALID.',
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) => 2 + clampFirst(args.first, MESSAGES_FIRST) * (1 + childComplexity),
  })
  messages(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ConversationRow,
    @Arg('first', () => Int, { nullable: true, description: 'How many, 1–50; 30 unless told.' }) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<MessageConnection> {
    return listMessages(ctx, id, { first: first ?? null, after: after ?? null });
  }
}
