import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '../../../database.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';

type WithConversation = Tables & { c: Tables['Conversation'] };
type ConversationExpressions = ExpressionBuilder<WithConversation, 'c'>;

/** The bookings that the two of conversation `c` have of its space. */
export function bookingsOfPair(eb: ConversationExpressions) {
  return eb
    .selectFrom('Booking as b')
    .whereRef('b.spaceId', '=', 'c.spaceId')
    .whereRef('b.renterId', '=', 'c.renterId');
}

/** Whether the two of conversation `c` have a booking of its space in one of these statuses. */
export function hasBookingIn(
  eb: ConversationExpressions,
  statuses: readonly BookingStatus[],
): ExpressionWrapper<WithConversation, 'c', SqlBool> {
  return eb.exists(bookingsOfPair(eb).select('b.id').where('b.status', 'in', statuses));
}

/** Whether the two of conversation `c` ever agreed on a booking; requests that were declined, withdrawn or expired do not count. */
export function hasContract(eb: ConversationExpressions): ExpressionWrapper<WithConversation, 'c', SqlBool> {
  return hasBookingIn(eb, [...statusesThat('isAgreed'), BookingStatus.CANCELLED]);
}
