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
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../feedback/toast';
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
  const { textOf } = useErrorText();
  const { data, error, refetch } = useBookingCancellationQuery({
    variables: { id: booking.id },
    fetchPolicy: 'network-only',
  });
  const [cancelBooking, { loading: isBusy }] = useCancelBookingMutation(refetchBookings);
  const [hasChanged, setChanged] = useState(false);

  const fail = (failure: unknown): void =>
    void toast({ title: t('actions.failed'), description: textOf(toAppError(failure)), tone: 'error' });
  const cancel = async (preview: Preview, { reason, text }: Words): Promise<void> => {
    try {
      const { data: answer } = await cancelBooking({
        variables: { input: { bookingId: booking.id, reason, text, refundCents: preview.refundCents } },
      });
      if (answer) onDone(answer.cancelBooking.booking);
    } catch (failure) {
      if (toAppError(failure).code !== 'BOOKING_REFUND_CHANGED') return fail(failure);
      // Without the new amounts, none may be shown.
      await refetch().then(() => setChanged(true), fail);
    }
  };

  return { details: data?.booking ?? null, error: data ? undefined : error, refetch, hasChanged, isBusy, cancel };
}
