import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { Countdown } from '../../../ui/time/Countdown';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';

/** The status with its countdown. */
export function BookingState({ booking }: { booking: DashboardBooking_BookingFragment }) {
  const { t } = useTranslation('dashboard');
  const words = useBookingTexts();
  const startsIn = booking.status === 'CONFIRMED' ? words.startsIn(booking) : null;
  return (
    <Flex direction="column" align="flex-start" gap="1">
      <StatusBadge status={booking.status} />
      {booking.status === 'REQUESTED' && booking.respondBy && (
        <Countdown size="xs" from={booking.requestedAt ?? booking.createdAt} until={booking.respondBy} />
      )}
      {booking.status === 'PENDING_PAYMENT' && booking.holdExpiresAt && (
        <Countdown size="xs" from={booking.createdAt} until={booking.holdExpiresAt} />
      )}
      {booking.status === 'MOVE_OUT' && booking.moveOutAt && booking.completesAt && (
        <Countdown size="xs" from={booking.moveOutAt} until={booking.completesAt} />
      )}
      {startsIn !== null && (
        <chakra.span textStyle="caption" color="fg.subtle">
          {t('bookings.entersIn', { count: startsIn })}
        </chakra.span>
      )}
    </Flex>
  );
}
