import { Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { bookingPath } from '../../../ui/links/booking-path';
import { Countdown } from '../../../ui/time/Countdown';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { Dotted } from '../../../ui/display/Dotted';
import { TextLink } from '../../../ui/links/TextLink';
import { Money } from '../../../ui/display/Price';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { CancelledNote } from '../../../ui/booking/cancel/CancelledNote';
import { BookingActions } from '../bookings/BookingActions';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';
import { useReview } from '../../../ui/booking/use-review';

/** A booking of the renter as a row: picture, status, dates, amount, one button. */
export function StayRow({ booking }: { booking: DashboardBooking_BookingFragment }) {
  const { t } = useTranslation(['dashboard', 'stays', 'domain']);
  const words = useBookingTexts();
  // A booking that was never charged, or cancelled before it was fully paid, has no amount.
  const sum = booking.isPending
    ? booking.firstChargeCents
    : booking.payment?.status === 'CAPTURED' && !booking.cameToNothing
      ? booking.totalCents
      : null;
  const review = useReview(booking);
  // The review comes first: one button.
  const showsAgain = booking.canBookAgain && review.path === null;
  return (
    <Grid
      as="article"
      templateColumns={{ base: '72px minmax(0, 1fr)', md: '96px minmax(0, 1fr) auto auto' }}
      columnGap={{ base: '3', md: '5' }}
      rowGap="3"
      alignItems={{ base: 'start', md: 'center' }}
      padding={{ base: '4', md: '16px 20px 16px 16px' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <SpacePhoto
        photo={booking.space.coverPhoto}
        sizes="96px"
        aspectRatio={4 / 3}
        borderRadius="control"
        alignSelf="start"
      />
      <div>
        <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" marginBottom="1">
          <StatusBadge status={booking.status} />
          {booking.isPending && booking.deadline && (
            <Countdown
              {...booking.deadline}
              sentence={(left) =>
                booking.status === 'REQUESTED'
                  ? t('renter.hostAnswers', { name: booking.host.displayName, left })
                  : t('todo.payIn', { left })
              }
            />
          )}
        </Flex>
        <chakra.h3 fontWeight="600">
          <Link to={bookingPath(booking.id)}>{words.spaceTitle(booking)}</Link>
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted">
          <Dotted items={[words.dates(booking), words.length(booking)]} />
        </chakra.p>
        {booking.declineReason && (
          <chakra.p textStyle="small" color="fg.muted">
            {t('bookings.declined', {
              reason: booking.declineText ?? booking.declineReasonName,
            })}
          </chakra.p>
        )}
        {booking.cancelledAt && (
          <chakra.div textStyle="small" color="fg.muted">
            <CancelledNote booking={booking} />
          </chakra.div>
        )}
      </div>
      <chakra.div gridColumn={{ base: '2', md: 'auto' }} textAlign={{ md: 'end' }}>
        {sum !== null && (
          <chakra.b fontWeight="600" display={{ md: 'block' }} marginInlineEnd={{ base: '2', md: '0' }}>
            <Money cents={sum} />
          </chakra.b>
        )}
        {booking.status === 'REQUESTED' && (
          <chakra.small textStyle="small" color="fg.muted">
            {t('renter.held')}
          </chakra.small>
        )}
        {!booking.isPending && (review.note ?? sum) !== null && (
          <chakra.small textStyle="small" color="fg.muted">
            {review.writtenPath ? (
              <TextLink to={review.writtenPath}>{review.note}</TextLink>
            ) : (
              (review.note ?? t('renter.total'))
            )}
          </chakra.small>
        )}
      </chakra.div>
      {(booking.isPending || showsAgain || review.path) && (
        <chakra.div
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          width={{ md: '148px' }}
          css={{ '& > a': { width: 'full' } }}
        >
          {booking.isPending && <BookingActions booking={booking} size="stack" />}
          {review.path && (
            <Button asChild size="sm" minHeight={{ base: '11', md: '9' }}>
              <Link to={review.path}>
                <Star aria-hidden />
                {t('stays:review.leave')}
              </Link>
            </Button>
          )}
          {showsAgain && (
            <Button asChild variant="outline" size="sm" minHeight={{ base: '11', md: '9' }}>
              <Link to={`/space/${booking.space.id}`}>{t('renter.bookAgain')}</Link>
            </Button>
          )}
        </chakra.div>
      )}
    </Grid>
  );
}
