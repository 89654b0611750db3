import { bookingTransitions } from '../../lifecycle/booking-transitions.js';
import { BookingAction } from '../../booking-types.js';
import { ChangeKind } from './change-request-types.js';
const ACTIONS = {
    [ChangeKind.DATES]: BookingAction.CHANGE_DATES,
    [ChangeKind.UNDO_NOTICE]: BookingAction.UNDO_NOTICE,
};
/** Whether the booking moved on, so that nobody can agree any more: no transition of the change leads out of its status. */
export function isOvertaken(status, kind) {
    return !bookingTransitions.some((row) => row.on === ACTIONS[kind] && row.from?.includes(status));
}
//# sourceMappingURL=overtaken.rules.js.map