import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import {
  useAcceptBookingMutation,
  useConfirmMoveOutMutation,
  useDeclineBookingMutation,
  useMarkBookingActiveMutation,
  useWithdrawBookingMutation,
  type DashboardBooking_BookingFragment,
  type DeclineReason,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { refetchDashboard } from '../use-live-dashboard';

export interface BookingCommands {
  isBusy: boolean;
  accept: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
  decline: (booking: DashboardBooking_BookingFragment, reason: DeclineReason, text: string) => Promise<boolean>;
  withdraw: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
  markActive: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
  confirmMoveOut: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
}

/** What a host or renter can do with a booking; each tells its outcome and answers whether it worked. */
export function useBookingCommands(): BookingCommands {
  const { t } = useTranslation(['dashboard', 'stays']);
  const { textOf } = useErrorText();
  const [acceptBooking, accepting] = useAcceptBookingMutation(refetchDashboard);
  const [declineBooking, declining] = useDeclineBookingMutation(refetchDashboard);
  const [withdrawBooking, withdrawing] = useWithdrawBookingMutation(refetchDashboard);
  const [markBookingActive, marking] = useMarkBookingActiveMutation(refetchDashboard);
  const [confirmMoveOut, confirming] = useConfirmMoveOutMutation(refetchDashboard);

  const tell = async (work: Promise<unknown>, title: string, description: string): Promise<boolean> => {
    try {
      await work;
      toast({ title, description });
      return true;
    } catch (error) {
      toast({ title: t('actions.failed'), description: textOf(toAppError(error)), tone: 'error' });
      return false;
    }
  };

  return {
    isBusy: [accepting, declining, withdrawing, marking, confirming].some(({ loading }) => loading),
    accept: (booking) =>
      tell(
        acceptBooking({ variables: { input: { bookingId: booking.id } } }),
        t('actions.accepted'),
        t('actions.acceptedText', { name: booking.renter.displayName }),
      ),
    decline: (booking, reason, text) =>
      tell(
        declineBooking({ variables: { input: { bookingId: booking.id, reason, text } } }),
        t('actions.declined'),
        t('actions.declinedText'),
      ),
    withdraw: (booking) =>
      tell(
        withdrawBooking({ variables: { input: { bookingId: booking.id } } }),
        t('actions.withdrawn'),
        t('actions.withdrawnText'),
      ),
    markActive: (booking) =>
      tell(
        markBookingActive({ variables: { input: { bookingId: booking.id } } }),
        t('stays:start.done'),
        booking.viewerRole === 'HOST'
          ? t('stays:start.doneHost', { name: booking.renter.displayName })
          : t('stays:start.doneRenter'),
      ),
    confirmMoveOut: (booking) =>
      tell(
        confirmMoveOut({ variables: { input: { bookingId: booking.id } } }),
        t('stays:moveOut.done'),
        t('stays:moveOut.doneText', { name: booking.renter.displayName }),
      ),
  };
}
