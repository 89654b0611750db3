import { mayDo } from '../../../core/staff-acts.js';
import { BookingAction, BookingStatus } from '../../bookings/booking-types.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { StaffBookingAct } from './staff-booking.types.js';
const offers = (action) => ({ actions }) => actions.includes(action);
const RULES = {
    [StaffBookingAct.ACCEPT]: { by: 'RUN_BOOKINGS', when: offers(BookingAction.ACCEPT) },
    [StaffBookingAct.DECLINE]: { by: 'RUN_BOOKINGS', when: offers(BookingAction.DECLINE) },
    [StaffBookingAct.CANCEL]: { by: 'RUN_BOOKINGS', when: offers(BookingAction.CANCEL) },
    [StaffBookingAct.CHANGE_END]: {
        by: 'RUN_BOOKINGS',
        when: (booking) => booking.isEndFixed && offers(BookingAction.CHANGE_DATES)(booking),
    },
    [StaffBookingAct.TERMINATE]: { by: 'TERMINATE_BOOKINGS', when: offers(BookingAction.TERMINATE) },
    [StaffBookingAct.SETTLE]: { by: 'TERMINATE_BOOKINGS', when: ({ status }) => status === BookingStatus.TERMINATED },
    [StaffBookingAct.GIVE_CREDIT]: {
        by: 'GIVE_CREDIT',
        when: ({ status, isCredited }) => statusMeans(status, 'isAgreed') && !isCredited,
    },
    [StaffBookingAct.ALLOW_CHARGES]: {
        by: 'RUN_BOOKINGS',
        when: ({ status, isHostSuspended }) => isHostSuspended && statusMeans(status, 'isBillable'),
    },
    [StaffBookingAct.HOLD_PAYOUT]: {
        by: 'MOVE_MONEY',
        when: ({ status, isHeld }) => statusMeans(status, 'isAgreed') && !isHeld,
    },
    [StaffBookingAct.RELEASE_PAYOUT]: { by: 'MOVE_MONEY', when: ({ isHeld }) => isHeld },
    [StaffBookingAct.READ_MESSAGES]: { by: 'READ_MESSAGES', when: () => true },
    [StaffBookingAct.WRITE_NOTE]: { by: 'WRITE_NOTES', when: () => true },
};
/** What the viewer may do about a booking now; nobody decides about their own. */
export function staffBookingActs(viewer, booking) {
    if (viewer.id === booking.renterId || viewer.id === booking.hostId)
        return [];
    return Object.values(StaffBookingAct).filter((act) => mayDo(viewer, RULES[act].by) && RULES[act].when(booking));
}
//# sourceMappingURL=staff-booking.policy.js.map