import type { BookingDialogProps } from '../booking-question';
import { CancelDialog } from './CancelDialog';
import { HostCancelDialog } from './HostCancelDialog';

/** What is asked before a booking is cancelled, by the side that cancels. */
export function CancelQuestion({ booking, onClose }: BookingDialogProps) {
  const Own = booking.viewerRole === 'HOST' ? HostCancelDialog : CancelDialog;
  return <Own booking={booking} onClose={onClose} />;
}
