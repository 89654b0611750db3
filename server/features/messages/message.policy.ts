import { ErrorCode } from '../../core/errors/error-codes.js';
import type { PlainCode } from '../../core/errors/errors.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { BookingStatus } from '../bookings/booking.enums.js';

/** Statuses of open bookings, which take precedence over later ones that were declined or cancelled. */
export const OPEN_STATUSES: readonly BookingStatus[] = statusesThat('holdsDates').filter(
  (status) => status !== BookingStatus.PENDING_PAYMENT,
);

/** Fields of a conversation that the policy reads. */
export interface ConversationAccess {
  readonly hasViewerBlocked: boolean;
  readonly hasOtherBlocked: boolean;
  readonly isOtherReachable: boolean;
  /** Null until a booking was requested. */
  readonly bookingId: string | null;
}

/** Fields of the viewer that the policy reads. */
export interface Writer {
  readonly isEmailVerified: boolean;
}

/** Why a user cannot write in their conversation; null when they can. */
export function writeRefusal(writer: Writer, conversation: Omit<ConversationAccess, 'bookingId'>): PlainCode | null {
  if (!writer.isEmailVerified) return ErrorCode.EMAIL_NOT_VERIFIED;
  if (conversation.hasViewerBlocked || conversation.hasOtherBlocked) return ErrorCode.MESSAGES_BLOCKED;
  return conversation.isOtherReachable ? null : ErrorCode.MESSAGES_CLOSED;
}

/** Whether a user can send files: only once a booking was requested. */
export function canAttach(writer: Writer, conversation: ConversationAccess): boolean {
  return conversation.bookingId !== null && writeRefusal(writer, conversation) === null;
}
