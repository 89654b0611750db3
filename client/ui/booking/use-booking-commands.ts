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
import { useFailure } from '../feedback/use-failure';
import { KEPT_ALIVE } from '../undo/use-send-on-leave';
import { refetchBookings } from './refetch-bookings';

export interface BookingCommands {
  isBusy: boolean;
  /** Why the last command of a dialog failed. The dialog shows it, as it covers toasts. */
  failure: unknown;
  /** Sent after five seconds, or when the page is left. */
  accept: (booking: DashboardBooking_BookingFragment) => void;
  /** Runs an action without a dialog; a failure is shown as a toast. */
  take: (booking: DashboardBooking_BookingFragment, action: BookingQuestion) => Promise<boolean>;
  decline: (booking: DashboardBooking_BookingFragment, reason: DeclineReason, text: string) => Promise<boolean>;
  withdraw: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
  markActive: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
  confirmMoveOut: (booking: DashboardBooking_BookingFragment) => Promise<boolean>;
}

/** Commands of a host or renter on a booking; each shows a toast when it is done and returns whether it succeeded. */
export function useBookingCommands(): BookingCommands {
  const { t } = useTranslation(['dashboard', 'stays']);
  const { textOf } = useErrorText();
  const [acceptBooking, accepting] = useAcceptBookingMutation({ ...refetchBookings, ...KEPT_ALIVE });
  const [declineBooking, declining] = useDeclineBookingMutation(refetchBookings);
  const [withdrawBooking, withdrawing] = useWithdrawBookingMutation(refetchBookings);
  const [markBookingActive, marking] = useMarkBookingActiveMutation(refetchBookings);
  const [confirmMoveOut, confirming] = useConfirmMoveOutMutation(refetchBookings);

  const { failure, fail: failInDialog, clear } = useFailure(t('actions.failed'));
  const toastFailure = (error: unknown): void =>
    void toast({ title: t('actions.failed'), description: textOf(toAppError(error)), tone: 'error' });
  const succeeds = async (
    work: Promise<unknown>,
    title: string,
    description: string,
    fail: (error: unknown) => void = failInDialog,
  ): Promise<boolean> => {
    clear();
    try {
      await work;
    } catch (error) {
      fail(error);
      return false;
    }
    toast({ title, description });
    return true;
  };
  const acceptNow = async ({ id, renter }: DashboardBooking_BookingFragment) => {
    try {
      const { data } = await acceptBooking({ variables: { input: { bookingId: id } } });
      toast({ title: t('actions.accepted'), description: t('actions.acceptedText', { name: renter.displayName }) });
      return data?.acceptBooking.booking ?? null;
    } catch (error) {
      toastFailure(error);
      return null;
    }
  };

  const start = (booking: DashboardBooking_BookingFragment, fail?: (error: unknown) => void) =>
    succeeds(
      markBookingActive({ variables: { input: { bookingId: booking.id } } }),
      t('stays:start.done'),
      booking.viewerRole === 'HOST'
        ? t('stays:start.doneHost', { name: booking.renter.displayName })
        : t('stays:start.doneRenter'),
      fail,
    );

  return {
    failure,
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
    markActive: (booking) => start(booking),
    confirmMoveOut: (booking) =>
      succeeds(
        confirmMoveOut({ variables: { input: { bookingId: booking.id } } }),
        t('stays:moveOut.done'),
        t('stays:moveOut.doneText', { name: booking.renter.displayName }),
      ),
    take: (booking, action) =>
      action === 'MARK_ACTIVE' ? start(booking, toastFailure) : Promise.reject(new Error(`${action} asks first`)),
  };
}
