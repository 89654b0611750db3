import type { ButtonProps } from '@chakra-ui/react';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { useBookingCommands } from '../use-booking-commands';
import { UndoableAccept } from './UndoableAccept';

interface AcceptButtonProps extends Omit<ButtonProps, 'id' | 'onClick'> {
  booking: DashboardBooking_BookingFragment;
  label: string;
}

/** Accepts a request, in a list or on its own page. */
export function AcceptButton({ booking, ...rest }: AcceptButtonProps) {
  const { accept } = useBookingCommands();
  return <UndoableAccept bookingId={booking.id} onAccept={() => accept(booking)} {...rest} />;
}
