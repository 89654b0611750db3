import { Button, chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { messagePath } from '../../../ui/message-path';

/** Where the other side of a booking is written to: the host through her booking, the renter about the space. */
export const writePath = ({ id, viewerRole, space }: DashboardBooking_BookingFragment): string => messagePath(viewerRole === 'HOST' ? { bookingId: id } : { spaceId: space.id });

/** Writes to the other side: a speech bubble at the end of a table's row, the word on the phone. */
export function WriteButton({ booking }: { booking: DashboardBooking_BookingFragment }) {
  const { t } = useTranslation('stays');
  const { displayName: name } = booking.viewerRole === 'HOST' ? booking.renter : booking.host;
  // Nobody is told of a booking that is not sent yet.
  if (booking.requestedAt === null) return null;
  return (
    <Button asChild variant={{ base: 'outline', lg: 'ghost' }} size="sm" height={{ base: '11', lg: '8' }} minWidth="8" width={{ lg: '8' }} paddingInline={{ base: '3.5', lg: '0' }}>
      <Link to={writePath(booking)} aria-label={t('writeTo', { name })}>
        <MessageCircle aria-hidden />
        <chakra.span hideFrom="lg">{t('write')}</chakra.span>
      </Link>
    </Button>
  );
}
