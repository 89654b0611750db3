import { statusMeans } from '../../bookings/booking-status.rules.js';
import { ConditionMoment } from './condition-types.js';
/** Of what photos can be added: of the move-in from the first day on, of the move-out while the stay runs or ends. */
export function photoMoments({ status, startsOn }, today) {
    const isRunningOrLeaving = statusMeans(status, 'isRunning') || statusMeans(status, 'isLeaving');
    return [
        ...(today >= startsOn && statusMeans(status, 'showsAddress') ? [ConditionMoment.MOVE_IN] : []),
        ...(isRunningOrLeaving ? [ConditionMoment.MOVE_OUT] : []),
    ];
}
/** Whether the list of stored things can be written and signed. */
export const isInventoryOpen = ({ status }) => statusMeans(status, 'showsAddress');
//# sourceMappingURL=condition.rules.js.map