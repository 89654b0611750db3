import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { Booking } from '../bookings/booking.entity.js';
import { conversationOfBookingLoader } from './conversation.loaders.js';
import { Conversation, type ConversationRow } from './conversation.types.js';

@Resolver(() => Booking)
export class BookingConversationResolver {
  @FieldResolver(() => Conversation, {
    nullable: true,
    description: 'Where its two sides write to each other about the space; null before the booking was asked for, if neither has written, and for the staff.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  conversation(@Ctx() ctx: RequestContext, @Root() { id }: Booking): Promise<ConversationRow | null> {
    return conversationOfBookingLoader(ctx).load(id);
  }
}
