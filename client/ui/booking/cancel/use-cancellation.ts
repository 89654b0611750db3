import { useState } from 'react';
import { toAppError } from '../../../apollo/app-error';
import {
  useBookingCancellationQuery,
  useCancelBookingMutation,
  type BookingCancellationQuery,
  type CancellationPreview_PreviewFragment,
  type CancellationReason,
  type DashboardBooking_BookingFragment,
} from '../../../generated/graphql';
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
  const { data, error, refetch } = useBookingCancellationQuery({
    variables: { id: booking.id },
    fetchPolicy: 'network-only',
  });
  const [cancelBooking, { loading: isBusy }] = useCancelBookingMutation(refetchBookings);
  const [hasChanged, setChanged] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const cancel = async (preview: Preview, { reason, text }: Words): Promise<void> => {
    setFailure(null);
    try {
      const { data: answer } = await cancelBooking({
        variables: { input: { bookingId: booking.id, reason, text, refundCents: preview.refundCents } },
      });
      if (answer) onDone(answer.cancelBooking.booking);
    } catch (problem) {
      if (toAppError(problem).code !== 'BOOKING_REFUND_CHANGED') return setFailure(problem);
      // Without the new amounts, none may be shown.
      await refetch().then(() => setChanged(true), setFailure);
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
