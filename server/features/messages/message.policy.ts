import { ErrorCode } from '../../core/error-codes.js';
import { BookingStatus } from '../bookings/booking-types.js';

/** Statuses of bookings that go on: one of these says more of the two than a later one that came to nothing. */
export const OPEN_STATUSES: readonly BookingStatus[] = [
  BookingStatus.REQUESTED, BookingStatus.CONFIRMED, BookingStatus.ACTIVE, BookingStatus.ENDING, BookingStatus.MOVE_OUT, BookingStatus.TERMINATED,
];

/** What of a conversation decides who may write. */
export interface ConversationStanding {
  readonly hasViewerBlocked: boolean;
  readonly hasOtherBlocked: boolean;
  readonly isOtherReachable: boolean;
  /** A booking of the two has reached the host. */
  readonly bookingId: string | null;
}

/** Who wants to write. */
export interface Writer {
  readonly isEmailVerified: boolean;
}

/** Why somebody cannot write to a conversation of hers; null when she can. */
export function writeRefusal(writer: Writer, standing: Omit<ConversationStanding, 'bookingId'>): ErrorCode | null {
  if (!writer.isEmailVerified) return ErrorCode.EMAIL_NOT_VERIFIED;
  if (standing.hasViewerBlocked || standing.hasOtherBlocked) return ErrorCode.MESSAGES_BLOCKED;
  return standing.isOtherReachable ? null : ErrorCode.MESSAGES_CLOSED;
}

/** Whether she may send files: once something was asked for. */
export function canAttach(writer: Writer, standing: ConversationStanding): boolean {
  return standing.bookingId !== null && writeRefusal(writer, standing) === null;
}
