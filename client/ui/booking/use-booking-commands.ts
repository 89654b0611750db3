import { useTranslation } from 'react-i18next';
import { toAppError } from '../../apollo/app-error';
import {
  useAcceptBookingMutation,
  useConfirmMoveOutMutation,
  useDeclineBookingMutation,
  useMarkBookingActiveMutation,
  useWithdrawBookingMutation,
  type DashboardBooking_BookingFragment,
  type DeclineReason,
} from '../../generated/graphql';
import { acceptanceStore } from './accept/acceptance-store';
import type { BookingQuestion } from './booking-question';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from '../feedback/toast';
import { KEPT_ALIVE } from '../undo/use-send-on-leave';
import { refetchBookings } from './refetch-bookings';

export interface BookingCommands {
  isBusy: boolean;
  /** Sent after five seconds, or when the page is left. */
  accept: (booking: DashboardBooking_BookingFragment) => void;
  /** Runs an action that needs no dialog. */
  take: (booking: DashboardBooking_BookingFragment, action: BookingQuestion) => Promise<boolean>;
  decline: (booking: DashboardBooking_BookingFragment, reason: DeclineReason, text: string) => Promise<boolean>;
  withdraw: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
  markActive: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
  confirmMoveOut: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
}

/** Commands of a host or renter on a booking; each shows a toast with its result and returns whether it succeeded. */
export function useBookingCommands(): BookingCommands {
  const { t } = useTranslation(['dashboard', 'stays']);
  const { textOf } = useErrorText();
  const [acceptBooking, accepting] = useAcceptBookingMutation({ ...refetchBookings, ...KEPT_ALIVE });
  const [declineBooking, declining] = useDeclineBookingMutation(refetchBookings);
  const [withdrawBooking, withdrawing] = useWithdrawBookingMutation(refetchBookings);
  const [markBookingActive, marking] = useMarkBookingActiveMutation(refetchBookings);
  const [confirmMoveOut, confirming] = useConfirmMoveOutMutation(refetchBookings);

  const runAndToast = async <T>(work: Promise<T>, title: string, description: string): Promise<T | null> => {
    try {
      const answer = await work;
      toast({ title, description });
      return answer;
    } catch (error) {
      toast({ title: t('actions.failed'), description: textOf(toAppError(error)), tone: 'error' });
      return null;
    }
  };
  const succeeds = async (...[work, title, text]: Parameters<typeof runAndToast>): Promise<boolean> =>
    (await runAndToast(work, title, text)) !== null;
  const acceptNow = async (booking: DashboardBooking_BookingFragment) => {
    const answer = await runAndToast(
      acceptBooking({ variables: { input: { bookingId: booking.id } } }),
      t('actions.accepted'),
      t('actions.acceptedText', { name: booking.renter.displayName }),
    );
    return answer?.data?.acceptBooking.booking ?? null;
  };

  const commands: BookingCommands = {
    isBusy: [accepting, declining, withdrawing, marking, confirming].some(({ loading }) => loading),
    accept: (booking) => void acceptanceStore.start(booking.id, booking, () => acceptNow(booking)),
    decline: (booking, reason, text) =>
      succeeds(
        declineBooking({ variables: { input: { bookingId: booking.id, reason, text } } }),
        t('actions.declined'),
        t('actions.declinedText'),
      ),
    withdraw: (booking) =>
      succeeds(
        withdrawBooking({ variables: { input: { bookingId: booking.id } } }),
        t('actions.withdrawn'),
        t('actions.withdrawnText'),
      ),
    markActive: (booking) =>
      succeeds(
        markBookingActive({ variables: { input: { bookingId: booking.id } } }),
        t('stays:start.done'),
        booking.viewerRole === 'HOST'
          ? t('stays:start.doneHost', { name: booking.renter.displayName })
          : t('stays:start.doneRenter'),
      ),
    confirmMoveOut: (booking) =>
      succeeds(
        confirmMoveOut({ variables: { input: { bookingId: booking.id } } }),
        t('stays:moveOut.done'),
        t('stays:moveOut.doneText', { name: booking.renter.displayName }),
      ),
    take: (booking, action) =>
      action === 'MARK_ACTIVE' ? commands.markActive(booking) : Promise.reject(new Error(`${action} asks first`)),
  };
  return commands;
}
