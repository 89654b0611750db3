import { Box, chakra, Flex } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { AccessClosed } from '../../../ui/booking/access/AccessClosed';
import { AccessInstructions } from '../../../ui/booking/access/AccessInstructions';
import { AccessPlace } from '../../../ui/booking/access/AccessPlace';

type Booking = DashboardBooking_BookingFragment;

/** How to get in: the instructions once available, before that when they will be and what is missing; address and hours. */
export function StayAccess({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { moveIn } = booking;
  const titleId = `access-${booking.id}`;
  return (
    <Box as="section" padding={{ base: '20px 16px', md: '6' }} aria-labelledby={titleId}>
      <Flex align="center" gap="2" marginBottom="3.5">
        <chakra.span color="trust.solid">
          <KeyRound size={20} aria-hidden />
        </chakra.span>
        <chakra.h3 id={titleId} fontWeight="600">
          {t('renter.whereTitle')}
        </chakra.h3>
        <chakra.small marginInlineStart="auto" textStyle="sm" fontWeight="500" color="fg.subtle">
          {t('renter.onlyYou')}
        </chakra.small>
      </Flex>
      {moveIn?.isAccessOpen ? <AccessInstructions booking={booking} /> : <AccessClosed booking={booking} />}
      <AccessPlace booking={booking} marginTop="4" />
    </Box>
  );
}
