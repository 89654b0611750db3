import { Box, Button, chakra, Flex, type BoxProps } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBookingPageAccessQuery, type BookingAccess_BookingFragment } from '../../../generated/graphql';
import { AccessClosed } from '../../../ui/booking/access/AccessClosed';
import { AccessInstructions } from '../../../ui/booking/access/AccessInstructions';
import { AccessPlace } from '../../../ui/booking/access/AccessPlace';
import { accessStepPath } from './access-step-path';
import { Panel } from './Panel';

/** How to get in, for the renter once it is available; the host sees what the renter sees. */
export function AccessPanel({ id, ...rest }: { id: string; order?: BoxProps['order'] }) {
  const { t } = useTranslation(['booking', 'dashboard']);
  const { data, error, refetch } = useBookingPageAccessQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const booking = data?.booking;
  const isHost = booking?.viewerRole === 'HOST';
  return (
    <Panel
      title={isHost ? t('access.hostTitle', { name: booking.renter.displayName }) : t('dashboard:renter.whereTitle')}
      query={{ error, refetch }}
      action={booking && (isHost ? <ChangeLink spaceId={booking.space.id} /> : <OnlyYou />)}
      {...rest}
    >
      {booking ? (
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '288px minmax(0, 1fr)' }}
          gap={{ base: '4', lg: '6' }}
          alignItems="start"
          padding={{ base: '4', md: '16px 24px 24px' }}
        >
          <WayIn booking={booking} />
          <AccessPlace booking={booking} />
        </Box>
      ) : null}
    </Panel>
  );
}

/* The host's own instructions are always visible to the host, and to the renter from the move-in. */
function WayIn({ booking }: { booking: BookingAccess_BookingFragment }) {
  const { t } = useTranslation('booking');
  const { moveIn, viewerRole, space, renter, isPending } = booking;
  if (viewerRole === 'HOST')
    return space.accessInstructions ? (
      <AccessInstructions booking={booking} />
    ) : (
      <Closed text={t('access.unwritten', { name: renter.displayName })} />
    );
  if (moveIn?.isAccessOpen) return <AccessInstructions booking={booking} />;
  if (moveIn) return <AccessClosed booking={booking} />;
  return <Closed text={t(isPending ? 'access.afterAnswer' : 'access.over')} />;
}

function Closed({ text }: { text: string }) {
  return (
    <Flex gap="3" padding="14px 20px" borderRadius="photo" bg="bg.muted" textStyle="small">
      <chakra.span flexShrink="0" color="fg.muted">
        <Lock size={20} aria-hidden />
      </chakra.span>
      {text}
    </Flex>
  );
}

function OnlyYou() {
  const { t } = useTranslation('dashboard');
  return (
    <Flex align="center" gap="2" textStyle="small" color="fg.muted" minWidth="0">
      <Lock size={16} aria-hidden />
      {t('renter.onlyYou')}
    </Flex>
  );
}

function ChangeLink({ spaceId }: { spaceId: string }) {
  const { t } = useTranslation('booking');
  return (
    <Button asChild variant="plain" size="sm" minHeight={{ base: '11', md: '8' }} paddingInline="0" flexShrink="0">
      <Link to={accessStepPath(spaceId)}>{t('access.change')}</Link>
    </Button>
  );
}
