import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { KeyRound, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { RichText } from '../../../i18n/RichText';
import { useFormats } from '../../../i18n/format';
import { lastMinute } from '../../../ui/booking/last-minute';
import { useBookingCommands } from '../../../ui/booking/use-booking-commands';

type Booking = DashboardBooking_BookingFragment;

/** What a stay waits for: the renter's confirmation of the move-in, or the host's of the move-out. */
export function StayNotice({ booking }: { booking: Booking }) {
  if (booking.availableActions.includes('MARK_ACTIVE')) return <Begin booking={booking} />;
  return booking.status === 'MOVE_OUT' ? <End booking={booking} /> : null;
}

function Begin({ booking }: { booking: Booking }) {
  const { t } = useTranslation('stays');
  const commands = useBookingCommands();
  return (
    <Strip
      tint="tint.trust"
      icon={
        <chakra.span color="trust.fg">
          <KeyRound size={20} aria-hidden />
        </chakra.span>
      }
      title={t('start.title')}
      action={
        <Button minHeight="11" disabled={commands.isBusy} onClick={() => void commands.take(booking, 'MARK_ACTIVE')}>
          {t('start.renter')}
        </Button>
      }
    >
      {t('start.text')}
    </Strip>
  );
}

function End({ booking }: { booking: Booking }) {
  const { t } = useTranslation('stays');
  const formats = useFormats();
  return (
    <Strip
      tint="tint.info"
      icon={
        <chakra.span color="fg.info">
          <LogOut size={20} aria-hidden />
        </chakra.span>
      }
      title={t('moveOut.renterTitle')}
    >
      {t('moveOut.renterText', { name: booking.host.displayName })}{' '}
      {booking.completesAt && (
        <RichText
          text={t('moveOut.renterUntil', lastMinute(formats, booking.completesAt, booking.timeZone))}
          marks={{ b: <b /> }}
        />
      )}
    </Strip>
  );
}

function Strip({
  tint,
  icon,
  title,
  action,
  children,
}: {
  tint: string;
  icon: ReactNode;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="3"
      marginInline={{ base: '4', md: '6' }}
      marginBottom={{ base: '4', md: '6' }}
      padding={{ base: '4', md: '14px 20px' }}
      borderRadius="photo"
      bg={tint}
    >
      <chakra.span alignSelf="start" flexShrink="0">
        {icon}
      </chakra.span>
      <Box flex="1 1 240px" minWidth="0">
        <chakra.p fontWeight="600">{title}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted" css={{ '& b': { fontWeight: '600', color: 'fg' } }}>
          {children}
        </chakra.p>
      </Box>
      {action && (
        <Box width={{ base: 'full', md: 'auto' }} css={{ '& > *': { width: 'full' } }}>
          {action}
        </Box>
      )}
    </Flex>
  );
}
