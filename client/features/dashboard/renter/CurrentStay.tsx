import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { BadgeCheck, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Avatar } from '../../../ui/display/Avatar';
import { Dotted } from '../../../ui/display/Dotted';
import { bookingPath } from '../../../ui/links/booking-path';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { Money } from '../../../ui/display/Price';
import { BookingState } from '../bookings/BookingState';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';
import { writingOf } from '../../../ui/booking/writing';
import { doneOf, MoveInList } from '../../../ui/booking/move-in/MoveInList';
import { QuietActions } from '../stay/QuietActions';
import { StayNotice } from '../stay/StayNotice';
import { StayAccess } from './StayAccess';
import { StayTimeline } from './StayTimeline';

type Booking = DashboardBooking_BookingFragment;

/** A confirmed or running booking as one large panel: the space, its timeline, how to get in, what the move-in needs. */
export function CurrentStay({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const items = booking.moveIn?.items ?? [];
  return (
    <Box
      as="article"
      layerStyle="panel"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      data-booking={booking.id}
      aria-labelledby={`stay-${booking.id}`}
    >
      <Head booking={booking} />
      <StayNotice booking={booking} />
      <StayTimeline booking={booking} order={{ base: 2, md: 0 }} />
      <Grid
        order={{ base: 1, md: 0 }}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: items.length > 0 ? 'minmax(0, 1.35fr) minmax(0, 1fr)' : undefined,
        }}
        borderTopWidth="1px"
        borderColor="hairline"
      >
        <StayAccess booking={booking} />
        {items.length > 0 && (
          <Box
            as="section"
            padding={{ base: '20px 16px', md: '6' }}
            borderColor="hairline"
            borderTopWidth={{ base: '1px', lg: '0' }}
            borderInlineStartWidth={{ lg: '1px' }}
            aria-labelledby={`list-${booking.id}`}
          >
            <Flex align="center" justify="space-between" gap="2" marginBottom="3.5">
              <chakra.h3 id={`list-${booking.id}`} fontWeight="600">
                {t('moveIn.title')}
              </chakra.h3>
              <chakra.small textStyle="sm" fontWeight="500" color="fg.subtle" fontVariantNumeric="tabular-nums">
                {t('moveIn.count', { done: doneOf(items), total: items.length })}
              </chakra.small>
            </Flex>
            <MoveInList booking={booking} items={items} />
          </Box>
        )}
      </Grid>
      <QuietActions booking={booking} order={{ base: 3, md: 0 }} />
    </Box>
  );
}

function Head({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['dashboard', 'stays']);
  const words = useBookingTexts();
  const { area } = useFormats();
  const { space, host } = booking;
  const price = booking.monthTotalCents ?? booking.totalCents;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: '216px minmax(0, 1fr) auto' }}
      gap={{ base: '4', md: '6' }}
      padding={{ base: '0 0 16px', md: '24px 24px 20px' }}
    >
      <SpacePhoto
        photo={space.coverPhoto}
        sizes="(min-width: 900px) 216px, 100vw"
        aspectRatio={{ base: 2, md: 4 / 3 }}
        borderRadius={{ base: '0', md: 'lg' }}
      />
      <Flex direction="column" align="flex-start" paddingInline={{ base: '4', md: '0' }} paddingTop={{ md: '1' }}>
        <BookingState booking={booking} />
        <chakra.h2 id={`stay-${booking.id}`} textStyle="h3" marginTop="2.5">
          <Link to={bookingPath(booking.id)}>{words.spaceTitle(booking)}</Link>
        </chakra.h2>
        <chakra.p marginTop="1" color="fg.muted">
          <Dotted
            items={[space.sizeM2 !== null && area(space.sizeM2), words.dates(booking), words.length(booking)].filter(
              Boolean,
            )}
          />
        </chakra.p>
        <Flex align="center" gap="2.5" marginTop="3" textStyle="small">
          <Avatar id={host.id} initials={host.initials} picture={host.avatar} size="sm" />
          {host.displayName}
          {host.isIdentityVerified && (
            <chakra.span display="inline-flex" alignItems="center" gap="1" fontWeight="600" color="trust.fg">
              <BadgeCheck size={16} aria-hidden />
              {t('renter.verified')}
            </chakra.span>
          )}
        </Flex>
      </Flex>
      <Flex
        direction={{ base: 'row', md: 'column' }}
        align={{ base: 'center', md: 'flex-end' }}
        justify="space-between"
        gap="3"
        paddingInline={{ base: '4', md: '0' }}
        paddingTop={{ md: '1' }}
      >
        {price !== null && (
          <chakra.div textAlign={{ md: 'end' }}>
            <chakra.b textStyle="price" display="block">
              <Money cents={price} />
            </chakra.b>
            <chakra.small textStyle="small" color="fg.muted">
              {booking.monthTotalCents === null ? t('renter.total') : t('renter.aMonth')}
            </chakra.small>
          </chakra.div>
        )}
        <Button asChild variant="outline">
          <Link to={writingOf(booking).path} aria-label={t('stays:writeTo', { name: host.displayName })}>
            <MessageCircle aria-hidden />
            {t('stays:write')}
          </Link>
        </Button>
      </Flex>
    </Grid>
  );
}
