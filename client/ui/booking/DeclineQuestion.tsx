import { useTranslation } from 'react-i18next';
import type { BookingDialogProps } from './booking-question';
import { DeclineDialog } from './DeclineDialog';
import { FailureBox } from '../feedback/FailureBox';
import { useBookingCommands } from './use-booking-commands';

/** Asks for a reason, then declines the request. */
export function DeclineQuestion({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation('dashboard');
  const { isBusy, failure, decline } = useBookingCommands();
  return (
    <DeclineDialog
      name={booking.renter.displayName}
      isBusy={isBusy}
      failure={<FailureBox title={t('actions.failed')} failure={failure} />}
      onClose={onClose}
      onDecline={(reason, text) => void decline(booking, reason, text).then((isDone) => isDone && onClose())}
    />
  );
}
