import { lazy, Suspense, type ComponentType } from 'react';
import type { BookingDialogProps, BookingQuestion } from './booking-question';
import { ChangeDialog } from './changes/ChangeDialog';
import type { ChangeQuestion } from './changes/change-question';
import { CancelDialog } from './cancel/CancelDialog';
import { HostCancelDialog } from './cancel/HostCancelDialog';
import { WithdrawalDialog } from './cancel/WithdrawalDialog';
import { DeclineDialog } from './DeclineDialog';
import { MoveInDialog } from './move-in/MoveInDialog';
import { MoveOutDialog } from './MoveOutDialog';
import { useBookingCommands } from './use-booking-commands';
import { WithdrawDialog } from './WithdrawDialog';

const ClaimDialog = lazy(() => import('../claims/ClaimDialog').then((file) => ({ default: file.ClaimDialog })));

/** The dialog of each question; an action without one is taken at once. */
const DIALOGS: Partial<Record<BookingQuestion, ComponentType<BookingDialogProps>>> = {
  DECLINE: DeclineQuestion,
  WITHDRAW: WithdrawDialog,
  CANCEL: CancelQuestion,
  CONFIRM_MOVE_OUT: MoveOutDialog,
  RIGHT_OF_WITHDRAWAL: WithdrawalDialog,
  MOVE_IN_LIST: MoveInDialog,
  GIVE_NOTICE: change('GIVE_NOTICE'),
  UNDO_NOTICE: change('UNDO_NOTICE'),
  CHANGE_DATES: change('CHANGE_DATES'),
  RENEW: change('RENEW'),
  WITHDRAW_CONTRACT: change('WITHDRAW_CONTRACT'),
  ANSWER_CHANGE: change('ANSWER_CHANGE'),
  CLAIM: ClaimQuestion,
  DISPUTE: ClaimQuestion,
};

/** A dialog of notice, other dates, renewal or withdrawal; it loads its own booking. */
function change(question: ChangeQuestion): ComponentType<BookingDialogProps> {
  return function ChangeOfBooking({ booking, onClose }) {
    return <ChangeDialog question={question} bookingId={booking.id} onClose={onClose} />;
  };
}

/** Whether something is asked before the action is taken. */
export const hasDialog = (question: BookingQuestion): boolean => question in DIALOGS;

interface BookingDialogsProps extends BookingDialogProps {
  asking: BookingQuestion | null;
}

/** The dialog of the question that is asked about a booking, if any. */
export function BookingDialogs({ asking, booking, onClose }: BookingDialogsProps) {
  const Found = asking && DIALOGS[asking];
  return Found ? <Found booking={booking} onClose={onClose} /> : null;
}

function ClaimQuestion({ booking, onClose }: BookingDialogProps) {
  return (
    <Suspense fallback={null}>
      <ClaimDialog bookingId={booking.id} onClose={onClose} />
    </Suspense>
  );
}

function CancelQuestion({ booking, onClose }: BookingDialogProps) {
  const Own = booking.viewerRole === 'HOST' ? HostCancelDialog : CancelDialog;
  return <Own booking={booking} onClose={onClose} />;
}

function DeclineQuestion({ booking, onClose }: BookingDialogProps) {
  const { isBusy, decline } = useBookingCommands();
  return (
    <DeclineDialog
      name={booking.renter.displayName}
      isBusy={isBusy}
      onClose={onClose}
      onDecline={(reason, text) => void decline(booking, reason, text).then((isDone) => isDone && onClose())}
    />
  );
}
