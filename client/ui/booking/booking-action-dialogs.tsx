import { lazy, Suspense, type ComponentType } from 'react';
import type { BookingDialogProps, BookingQuestion } from './booking-question';

/** The dialog of each question; an action without one runs at once. Each is loaded on demand. */
const DIALOGS: Partial<Record<BookingQuestion, ComponentType<BookingDialogProps>>> = {
  DECLINE: ofBooking(async () => (await import('./DeclineQuestion')).DeclineQuestion),
  WITHDRAW: ofBooking(async () => (await import('./WithdrawDialog')).WithdrawDialog),
  CANCEL: ofBooking(async () => (await import('./cancel/CancelQuestion')).CancelQuestion),
  CONFIRM_MOVE_OUT: ofBooking(async () => (await import('./MoveOutDialog')).MoveOutDialog),
  RIGHT_OF_WITHDRAWAL: ofBooking(async () => (await import('./cancel/WithdrawalDialog')).WithdrawalDialog),
  MOVE_IN_LIST: ofBooking(async () => (await import('./move-in/MoveInDialog')).MoveInDialog),
  GIVE_NOTICE: ofBookingId(async () => (await import('./changes/NoticeDialog')).NoticeDialog),
  UNDO_NOTICE: ofBookingId(async () => (await import('./changes/UndoDialog')).UndoDialog),
  CHANGE_DATES: ofBookingId(async () => (await import('./changes/DatesDialog')).DatesDialog),
  RENEW: ofBookingId(async () => (await import('./changes/RenewDialog')).RenewDialog),
  WITHDRAW_CONTRACT: ofBookingId(
    async () => (await import('./changes/ContractWithdrawalDialog')).ContractWithdrawalDialog,
  ),
  ANSWER_CHANGE: ofBookingId(async () => (await import('./changes/AnswerDialog')).AnswerDialog),
  PAY_OWED: ofBookingId(async () => (await import('../cards/PayOwedDialog')).PayOwedDialog),
  CLAIM: ofBookingId(async () => (await import('../claims/ClaimDialog')).ClaimDialog),
  DISPUTE: ofBookingId(async () => (await import('../claims/ClaimDialog')).ClaimDialog),
};

/** A dialog that shows the given booking. */
function ofBooking(load: () => Promise<ComponentType<BookingDialogProps>>) {
  return lazy(async () => ({ default: await load() }));
}

/** A dialog that loads its own booking. */
function ofBookingId(load: () => Promise<ComponentType<{ bookingId: string; onClose: () => void }>>) {
  return lazy(async () => {
    const Own = await load();
    return { default: ({ booking, onClose }: BookingDialogProps) => <Own bookingId={booking.id} onClose={onClose} /> };
  });
}

/** Whether the action needs a dialog. */
export const hasDialog = (question: BookingQuestion): boolean => question in DIALOGS;

interface BookingDialogsProps extends BookingDialogProps {
  question: BookingQuestion | null;
}

/** The dialog of the current question about a booking, if any. */
export function BookingDialogs({ question, booking, onClose }: BookingDialogsProps) {
  const Found = question && DIALOGS[question];
  return <Suspense fallback={null}>{Found ? <Found booking={booking} onClose={onClose} /> : null}</Suspense>;
}
