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
      {booking.deadline && <Countdown {...booking.deadline} size="xs" />}
      {startsIn !== null && (
        <chakra.span textStyle="caption" color="fg.subtle">
          {t('bookings.entersIn', { count: startsIn })}
        </chakra.span>
      )}
    </Flex>
  );
}
