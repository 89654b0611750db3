import { Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { Countdown } from '../../../ui/time/Countdown';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { Money } from '../../../ui/display/Price';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { BookingActions } from '../bookings/BookingActions';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';
import { writingOf } from '../../../ui/booking/writing';

/** The most urgent request: picture, question, the host's net amount, two buttons. */
export function RequestBlock({ booking }: { booking: DashboardBooking_BookingFragment }) {
  const { t } = useTranslation(['dashboard', 'stays']);
  const words = useBookingTexts();
  return (
    <Grid
      as="article"
      templateColumns={{ base: '96px minmax(0, 1fr)', md: '152px minmax(0, 1fr) auto' }}
      columnGap={{ base: '4', md: '6' }}
      rowGap="3"
      alignItems={{ base: 'start', md: 'center' }}
      margin={{ base: '12px 12px 4px', md: '16px 16px 8px' }}
      padding={{ base: '3', md: '4' }}
      borderRadius="photo"
      bg={{ base: 'tint.brand', _dark: 'bg.muted' }}
    >
      <SpacePhoto
        photo={booking.space.coverPhoto}
        sizes="(min-width: 900px) 152px, 96px"
        aspectRatio={4 / 3}
        borderRadius="control"
        gridRow="1"
      />
      <chakra.div display={{ base: 'contents', md: 'block' }}>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          wrap="wrap"
          align={{ base: 'flex-start', md: 'center' }}
          columnGap="3"
          rowGap="1.5"
          marginBottom={{ md: '2' }}
        >
          <StatusBadge status={booking.status} />
          {booking.deadline && <Countdown {...booking.deadline} sentence={(left) => t('todo.answerIn', { left })} />}
        </Flex>
        <chakra.div gridColumn="1 / -1">
          <chakra.h3 textStyle="h3">
            {t('todo.wants', { name: booking.renter.displayName, space: words.spaceTitle(booking) })}
          </chakra.h3>
          <chakra.p marginTop="1.5" textStyle="small" color="fg.muted">
            <chakra.span fontWeight="600" color="fg">
              {words.dates(booking)}
            </chakra.span>{' '}
            · {words.length(booking)}
            <br />
            {words.goods(booking)} · {words.renterNote(booking)}
          </chakra.p>
          {booking.message && (
            <chakra.q
              display="block"
              marginTop="1.5"
              textStyle="small"
              color="fg.muted"
              fontStyle="italic"
              css={{ '&:lang(es)': { quotes: '"«" "»"' } }}
            >
              {booking.message}
            </chakra.q>
          )}
          <Button asChild variant="plain" size="sm" marginTop="1" minHeight={{ base: '11', md: '8' }}>
            <Link to={writingOf(booking).path}>
              <MessageCircle aria-hidden />
              {t('stays:writeTo', { name: booking.renter.displayName })}
            </Link>
          </Button>
        </chakra.div>
      </chakra.div>
      <Flex
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        direction="column"
        gap="3"
        align={{ base: 'stretch', md: 'flex-end' }}
        paddingInlineEnd={{ md: '2' }}
      >
        {booking.hostNetCents !== null && (
          <chakra.dl
            display={{ base: 'flex', md: 'block' }}
            justifyContent="space-between"
            alignItems="baseline"
            textAlign={{ md: 'end' }}
          >
            <chakra.dt textStyle="sm" color="fg.muted">
              {t('todo.youWouldGet')}
            </chakra.dt>
            <chakra.dd textStyle="price">
              <Money cents={booking.hostNetCents} />
            </chakra.dd>
          </chakra.dl>
        )}
        <BookingActions booking={booking} size="block" />
      </Flex>
    </Grid>
  );
}
