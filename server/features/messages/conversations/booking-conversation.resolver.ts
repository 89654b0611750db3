import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { Booking } from '../../bookings/booking.entity.js';
import { conversationOfBookingLoader } from './conversation.loaders.js';
import { Conversation } from './conversation.entity.js';
import type { ConversationRow } from './conversation.types.js';

@Resolver(() => Booking)
export class BookingConversationResolver {
  @FieldResolver(() => Conversation, {
    nullable: true,
    description: 'The conversation of renter and host about the space; null while there is none, and for staff.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  conversation(@Ctx() ctx: RequestContext, @Root() { id }: Booking): Promise<ConversationRow | null> {
    return conversationOfBookingLoader(ctx).load(id);
  }
}
