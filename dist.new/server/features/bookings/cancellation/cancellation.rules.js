import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import { BookingActor } from '../booking-types.js';
import { CancellationReason } from './cancellation-types.js';
export const MAX_CANCEL_TEXT_LENGTH = 500;
const { PLANS_CHANGED, FOUND_ANOTHER, SPACE_UNAVAILABLE, SPACE_UNUSABLE, PERSONAL, DOCUMENTED_EMERGENCY, SPACE_REMOVED, OTHER, } = CancellationReason;
const REASONS = {
    [BookingActor.RENTER]: new Set([PLANS_CHANGED, FOUND_ANOTHER, OTHER]),
    [BookingActor.HOST]: new Set([SPACE_UNAVAILABLE, SPACE_UNUSABLE, PERSONAL, OTHER]),
    [BookingActor.ADMIN]: new Set([DOCUMENTED_EMERGENCY, SPACE_REMOVED, OTHER]),
    [BookingActor.SYSTEM]: new Set(),
};
/** Problems of the reason: renters need none, hosts need one, staff need one and an explanation. */
export function cancellationProblems(actor, { reason, text }) {
    const isReasonMissing = reason === null ? actor !== BookingActor.RENTER : !REASONS[actor].has(reason);
    const isTextMissing = text === '' && (actor === BookingActor.ADMIN || (actor === BookingActor.HOST && reason === OTHER));
    return [
        ...(isReasonMissing ? [{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }] : []),
        ...(isTextMissing ? [{ path: 'text', code: FieldProblemCode.REASON_REQUIRED }] : []),
        ...(text.length > MAX_CANCEL_TEXT_LENGTH
            ? [{ path: 'text', code: FieldProblemCode.TOO_LONG, params: { max: MAX_CANCEL_TEXT_LENGTH } }]
            : []),
    ];
}
//# sourceMappingURL=cancellation.rules.js.map