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
import { toast } from '../../../ui/toast';
import { refetchDashboard } from '../use-live-dashboard';

export type Cancellable = NonNullable<BookingCancellationQuery['booking']>;
export type Preview = CancellationPreview_PreviewFragment;

interface Words {
  readonly reason: CancellationReason | null;
  readonly text: string;
}

/** What calling a booking off would mean now, read when it is asked for, and the doing of it with the figures that were shown. */
export function useCancellation(booking: DashboardBooking_BookingFragment, onDone: (preview: Preview) => void) {
  const { t } = useTranslation('dashboard');
  const { textOf } = useErrorText();
  const { data, error, refetch } = useBookingCancellationQuery({ variables: { id: booking.id }, fetchPolicy: 'network-only' });
  const [cancelBooking, { loading: isBusy }] = useCancelBookingMutation(refetchDashboard);
  const [hasChanged, setChanged] = useState(false);

  const cancel = async (preview: Preview, { reason, text }: Words): Promise<void> => {
    try {
      await cancelBooking({ variables: { input: { bookingId: booking.id, reason, text, refundCents: preview.refundCents } } });
      onDone(preview);
    } catch (failure) {
      const problem = toAppError(failure);
      if (problem.code !== 'BOOKING_REFUND_CHANGED') return void toast({ title: t('actions.failed'), description: textOf(problem), tone: 'error' });
      await refetch().catch(() => undefined);
      setChanged(true);
    }
  };

  return { facts: data?.booking ?? null, error: data ? undefined : error, refetch, hasChanged, isBusy, cancel };
}
