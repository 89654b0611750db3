import type { BookingDialogProps } from './booking-question';
import { DeclineDialog } from './DeclineDialog';
import { useBookingCommands } from './use-booking-commands';

/** Asks for a reason, then declines the request. */
export function DeclineQuestion({ booking, onClose }: BookingDialogProps) {
  const { isBusy, decline } = useBookingCommands();
  return (
    <DeclineDialog
      name={booking.renter.displayName}
      isBusy={isBusy}
      onClose={onClose}
      onDecline={(reason, text) => void decline(booking, reason, text).then((isDone) => isDone && onClose())}
    />
  );
}
