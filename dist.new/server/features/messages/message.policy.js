import { ErrorCode } from '../../core/errors/error-codes.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { BookingStatus } from '../bookings/booking-types.js';
/** Statuses of open bookings, which take precedence over later ones that were declined or cancelled. */
export const OPEN_STATUSES = statusesThat('holdsDates').filter((status) => status !== BookingStatus.PENDING_PAYMENT);
/** Why a user cannot write in their conversation; null when they can. */
export function writeRefusal(writer, conversation) {
    if (!writer.isEmailVerified)
        return ErrorCode.EMAIL_NOT_VERIFIED;
    if (conversation.hasViewerBlocked || conversation.hasOtherBlocked)
        return ErrorCode.MESSAGES_BLOCKED;
    return conversation.isOtherReachable ? null : ErrorCode.MESSAGES_CLOSED;
}
/** Whether a user can send files: only once a booking was requested. */
export function canAttach(writer, conversation) {
    return conversation.bookingId !== null && writeRefusal(writer, conversation) === null;
}
//# sourceMappingURL=message.policy.js.map