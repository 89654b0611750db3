import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingHead_BookingFragment } from '../../../generated/graphql';
import { daysBetween, useFormats } from '../../../i18n/format';
import { CancelledNote } from '../../../ui/booking/cancel/CancelledNote';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';
import { Dotted } from '../../../ui/display/Dotted';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { today } from '../../../ui/time/today';
import { Reference } from '../components/Reference';
import { NextStep } from './NextStep';
import { YearBar } from './YearBar';
import { dottedText } from '../../../ui/display/dotted-text';

/** The space, the status, the next step, and the months of the rental. */
export function BookingHead({ booking }: { booking: BookingHead_BookingFragment }) {
  const { t } = useTranslation('booking');
  const words = useBookingTexts();
  const { area, dayRange } = useFormats();
  const { space } = booking;
  // A stay without an end has one once notice was given.
  const hasEnd = !booking.cameToNothing && (booking.noticeBy !== null || booking.isLeaving || booking.isFinal);
  const dates = hasEnd ? dayRange(booking.from, booking.to) : words.dates(booking);
  const details = [space.sizeM2 !== null && area(space.sizeM2), dates, words.length(booking)];
  return (
    <Box as="article" layerStyle="panel" overflow="hidden" aria-labelledby="booking-title">
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: '160px minmax(0, 1fr)',
          lg: '232px minmax(0, 1fr) 376px',
        }}
        gap={{ base: '4', md: '6' }}
        padding={{ base: '0 0 16px', md: '6' }}
      >
        <SpacePhoto
          photo={space.coverPhoto}
          sizes="(min-width: 1200px) 232px, (min-width: 900px) 160px, 100vw"
          aspectRatio={{ base: 2, md: 4 / 3 }}
          borderRadius={{ base: '0', md: 'lg' }}
          alignSelf="start"
        />
        <Flex direction="column" align="flex-start" paddingInline={{ base: '4', md: '0' }} minWidth="0">
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="2" textStyle="small" color="fg.muted">
            <StatusBadge status={booking.status} />
            <Where booking={booking} />
          </Flex>
          <chakra.h1 id="booking-title" textStyle="h2" marginTop="2.5" overflowWrap="anywhere">
            {words.spaceTitle(booking)}
          </chakra.h1>
          <chakra.p marginTop="1.5" marginBottom="3" textStyle="small" color="fg.muted">
            <Dotted items={details.filter(Boolean)} />
          </chakra.p>
          {booking.status === 'CANCELLED' && (
            <chakra.div textStyle="small" color="fg.muted" marginBottom="3">
              <CancelledNote booking={booking} />
            </chakra.div>
          )}
          <Reference
            reference={booking.reference}
            label={t('head.reference')}
            copyLabel={t('head.copy')}
            marginTop="auto"
          />
        </Flex>
        <NextStep booking={booking} />
      </Grid>
      <YearBar booking={booking} />
    </Box>
  );
}

/** Which day of the rental it is, or how many days until it starts; for the host also the renter's name. */
function Where({ booking }: { booking: BookingHead_BookingFragment }) {
  const { t } = useTranslation(['booking', 'dashboard']);
  const words = useBookingTexts();
  const { isRunning, isLeaving, status, viewerRole, renter, from } = booking;
  const startsIn = status === 'CONFIRMED' ? words.startsIn(booking) : null;
  const parts = [
    isRunning && !isLeaving && t('head.day', { number: daysBetween(from, today()) + 1 }),
    startsIn !== null && t('dashboard:bookings.entersIn', { count: startsIn }),
    viewerRole === 'HOST' && renter.displayName,
  ].filter(Boolean);
  return parts.length > 0 && <span>{dottedText(parts)}</span>;
}
