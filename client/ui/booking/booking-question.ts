import type { BookingAction, DashboardBooking_BookingFragment } from '../../generated/graphql';
import type { ChangeQuestion } from './changes/change-question';

/** Dialogs about a booking: its actions, the consumer's right of withdrawal, the steps of the move-in, and a refused charge. */
export type BookingQuestion = BookingAction | ChangeQuestion | 'RIGHT_OF_WITHDRAWAL' | 'MOVE_IN_LIST' | 'PAY_OWED';

export interface BookingDialogProps {
  booking: DashboardBooking_BookingFragment;
  onClose: () => void;
}
