import type { BookingDialogProps } from '../booking-question';
import { CancelDialog } from './CancelDialog';
import { HostCancelDialog } from './HostCancelDialog';

/** The cancellation dialog of the viewer's side. */
export function CancelQuestion({ booking, onClose }: BookingDialogProps) {
  const Own = booking.viewerRole === 'HOST' ? HostCancelDialog : CancelDialog;
  return <Own booking={booking} onClose={onClose} />;
}
