import type { Viewer } from '../../../core/context.js';
import { mayDo, type StaffAct } from '../../../core/staff-acts.js';
import { BookingAction, BookingStatus } from '../../bookings/booking.enums.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { StaffBookingAct } from './staff-booking.types.js';

/** The columns of a booking that the rules read. */
export interface ActedOnBooking {
  readonly renterId: string;
  readonly hostId: string;
  readonly status: BookingStatus;
  /** The staff's actions in the transition table of the booking. */
  readonly actions: readonly BookingAction[];
  readonly isEndFixed: boolean;
  readonly areChargesPaused: boolean;
  /** A month is still to be charged. */
  readonly hasMonthToCharge: boolean;
  /** A month will not be collected any more, and no second person is asked about it. */
  readonly hasMonthToWaive: boolean;
  readonly isCredited: boolean;
  readonly isHeld: boolean;
  /** The state of the abandonment file of the space. */
  readonly leftThings: LeftThings;
}

/** No file, or a file that is open, listed, or sent as a letter. */
export type LeftThings = 'none' | 'open' | 'listed' | 'sent';

interface ActRule {
  readonly by: StaffAct;
  readonly when: (booking: ActedOnBooking) => boolean;
}

const offers =
  (action: BookingAction) =>
  ({ actions }: ActedOnBooking): boolean =>
    actions.includes(action);

const RULES: Readonly<Record<StaffBookingAct, ActRule>> = {
  [StaffBookingAct.ACCEPT]: { by: 'RUN_BOOKINGS', when: offers(BookingAction.ACCEPT) },
  [StaffBookingAct.DECLINE]: { by: 'RUN_BOOKINGS', when: offers(BookingAction.DECLINE) },
  [StaffBookingAct.CANCEL]: { by: 'RUN_BOOKINGS', when: offers(BookingAction.CANCEL) },
  [StaffBookingAct.CHANGE_END]: {
    by: 'RUN_BOOKINGS',
    when: (booking) => booking.isEndFixed && offers(BookingAction.CHANGE_DATES)(booking),
  },
  [StaffBookingAct.END_FOR_HOST]: { by: 'RUN_BOOKINGS', when: offers(BookingAction.GIVE_NOTICE) },
  [StaffBookingAct.TERMINATE]: { by: 'TERMINATE_BOOKINGS', when: offers(BookingAction.TERMINATE) },
  [StaffBookingAct.LIST_LEFT_THINGS]: {
    by: 'TERMINATE_BOOKINGS',
    when: ({ status, leftThings }) => status === BookingStatus.TERMINATED && leftThings === 'open',
  },
  [StaffBookingAct.RECORD_LETTER]: {
    by: 'TERMINATE_BOOKINGS',
    when: ({ status, leftThings }) => status === BookingStatus.TERMINATED && leftThings === 'listed',
  },
  [StaffBookingAct.SETTLE]: { by: 'TERMINATE_BOOKINGS', when: ({ status }) => status === BookingStatus.TERMINATED },
  [StaffBookingAct.GIVE_CREDIT]: {
    by: 'GIVE_CREDIT',
    when: ({ status, isCredited }) => statusMeans(status, 'isAgreed') && !isCredited,
  },
  [StaffBookingAct.ALLOW_CHARGES]: {
    by: 'RUN_BOOKINGS',
    when: ({ status, areChargesPaused, hasMonthToCharge }) =>
      areChargesPaused && (statusMeans(status, 'isBillable') || hasMonthToCharge),
  },
  [StaffBookingAct.WAIVE_CHARGE]: { by: 'MOVE_MONEY', when: ({ hasMonthToWaive }) => hasMonthToWaive },
  [StaffBookingAct.HOLD_PAYOUT]: {
    by: 'MOVE_MONEY',
    when: ({ status, isHeld }) => statusMeans(status, 'isAgreed') && !isHeld,
  },
  [StaffBookingAct.RELEASE_PAYOUT]: { by: 'MOVE_MONEY', when: ({ isHeld }) => isHeld },
  [StaffBookingAct.READ_MESSAGES]: { by: 'READ_MESSAGES', when: () => true },
  [StaffBookingAct.WRITE_NOTE]: { by: 'WRITE_NOTES', when: () => true },
};

/** The acts that the viewer may perform on a booking now; nobody decides about their own. */
export function staffBookingActs(viewer: Viewer, booking: ActedOnBooking): StaffBookingAct[] {
  if (viewer.id === booking.renterId || viewer.id === booking.hostId) return [];
  return Object.values(StaffBookingAct).filter((act) => mayDo(viewer, RULES[act].by) && RULES[act].when(booking));
}
