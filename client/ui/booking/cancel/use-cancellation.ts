import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import {
  useBookingCancellationQuery,
  useCancelBookingMutation,
  type BookingCancellationQuery,
  type CancellationPreview_PreviewFragment,
  type CancellationReason,
  type DashboardBooking_BookingFragment,
} from '../../../generated/graphql';
import { useFailure } from '../../feedback/use-failure';
import { refetchBookings } from '../refetch-bookings';

export type Cancellable = NonNullable<BookingCancellationQuery['booking']>;
export type Preview = CancellationPreview_PreviewFragment;

interface Words {
  readonly reason: CancellationReason | null;
  readonly text: string;
}

/** Previews a cancellation, and cancels with the amounts that were shown. If the other side was faster, `onDone` receives who cancelled. */
export function useCancellation(
  booking: DashboardBooking_BookingFragment,
  onDone: (cancelled: DashboardBooking_BookingFragment) => void,
) {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useBookingCancellationQuery({
    variables: { id: booking.id },
    fetchPolicy: 'network-only',
  });
  const [cancelBooking, { loading: isBusy }] = useCancelBookingMutation(refetchBookings);
  const [hasChanged, setChanged] = useState(false);
  const { failure, fail, clear, isOpen } = useFailure(t('actions.failed'));

  const cancel = async (preview: Preview, { reason, text }: Words): Promise<void> => {
    clear();
    try {
      const { data: answer } = await cancelBooking({
        variables: { input: { bookingId: booking.id, reason, text, refundCents: preview.refundCents } },
      });
      if (answer) onDone(answer.cancelBooking.booking);
    } catch (problem) {
      if (!isOpen() || toAppError(problem).code !== 'BOOKING_REFUND_CHANGED') return fail(problem);
      // Without the new amounts, none may be shown.
      await refetch().then(() => setChanged(true), fail);
    }
  };

  return {
    details: data?.booking ?? null,
    error: data ? undefined : error,
    refetch,
    hasChanged,
    failure,
    isBusy,
    cancel,
  };
}
