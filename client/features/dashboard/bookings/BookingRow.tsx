import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { LARGE_TEXT } from '../../../theme/large-text';
import { Avatar } from '../../../ui/display/Avatar';
import { bookingPath } from '../../../ui/links/booking-path';
import { Money } from '../../../ui/display/Price';
import { CancelledNote } from '../../../ui/booking/cancel/CancelledNote';
import { BookingActions } from './BookingActions';
import { BookingState } from './BookingState';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';
import { useHighlight } from './use-highlight';

interface BookingRowProps {
  booking: DashboardBooking_BookingFragment;
  isHighlighted: boolean;
}

/** A booking in the table: person, space, dates, status, amount and actions. Below 1200 px the row becomes a block. */
export function BookingRow({ booking, isHighlighted }: BookingRowProps) {
  const { t } = useTranslation(['dashboard', 'domain']);
  const words = useBookingTexts();
  const row = useHighlight(isHighlighted);
  const isHost = booking.viewerRole === 'HOST';
  const person = isHost ? booking.renter : booking.host;
  const monthly = isHost ? booking.hostMonthNetCents : booking.monthTotalCents;
  // A booking that did not happen has no amount.
  const amount = booking.cameToNothing ? null : (monthly ?? (isHost ? booking.hostNetCents : booking.totalCents));
  return (
    <chakra.tr
      ref={row}
      role="row"
      tabIndex={isHighlighted ? -1 : undefined}
      data-highlight={isHighlighted || undefined}
      data-booking={booking.id}
      display={{ base: 'grid', lg: 'table-row' }}
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap="3"
      padding={{ base: '4', lg: '0' }}
      borderTopWidth="1px"
      borderColor="hairline"
      outlineOffset="-2px"
      // The tint highlights the booking of the URL and fades; the bar at the side stays.
      {...(isHighlighted
        ? {
            animation: 'glow 600ms 2s both',
            '--glow-color': 'colors.tint.brand',
            _motionReduce: { animation: 'none', bg: 'tint.brand' },
          }
        : {})}
      boxShadow={isHighlighted ? 'inset 3px 0 0 var(--hueco-colors-brand-solid)' : undefined}
      _hover={{ bg: 'hover' }}
      css={{
        '& > td': {
          paddingBlock: { base: '0', lg: '14px' },
          paddingInline: { base: '0', lg: '8px' },
          verticalAlign: 'middle',
        },
        '& > td:first-of-type': { paddingInlineStart: { lg: '24px' } },
        '& > td:last-of-type': { paddingInlineEnd: { lg: '24px' } },
        [LARGE_TEXT]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& > td': { gridColumn: 'auto', justifySelf: 'start', textAlign: 'start' },
        },
      }}
    >
      <chakra.td role="cell">
        <Flex align="center" gap="3" minWidth="0">
          <Avatar id={person.id} initials={person.initials} picture={person.avatar} size="sm" />
          <Two
            strong
            first={person.displayName}
            second={
              isHost ? words.renterNote(booking) : booking.host.isIdentityVerified ? t('bookings.identified') : null
            }
          />
        </Flex>
      </chakra.td>
      <chakra.td role="cell" order={{ base: 3, lg: 'unset' }} gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <chakra.span display="block" minWidth={{ lg: '9rem' }} maxWidth={{ lg: '12rem' }}>
          <Link to={bookingPath(booking.id)}>{words.spaceTitle(booking)}</Link>
        </chakra.span>
        <chakra.span display={{ base: 'none', lg: 'block' }} color="fg.subtle" whiteSpace="nowrap">
          {words.spaceDetails(booking)}
        </chakra.span>
      </chakra.td>
      <chakra.td role="cell" order={{ base: 4, lg: 'unset' }}>
        <Two first={inTwoLines(words.dates(booking))} second={words.length(booking)} />
      </chakra.td>
      <chakra.td role="cell" order={{ base: 2, lg: 'unset' }} justifySelf={{ base: 'end', lg: 'auto' }}>
        <BookingState booking={booking} />
      </chakra.td>
      <chakra.td role="cell" order={{ base: 5, lg: 'unset' }} textAlign="end" fontWeight="600" whiteSpace="nowrap">
        {amount !== null && <Money cents={amount} />}
        {amount !== null && monthly !== null && (
          <chakra.span display="block" color="fg.subtle" fontWeight="400">
            {t('bookings.aMonth')}
          </chakra.span>
        )}
      </chakra.td>
      <chakra.td role="cell" order={{ base: 6, lg: 'unset' }} gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        {(booking.declineReason || booking.status === 'CANCELLED') && (
          <chakra.span
            display="block"
            maxWidth={{ lg: '9rem' }}
            marginInlineStart={{ lg: 'auto' }}
            marginBottom="1"
            textStyle="caption"
            color="fg.subtle"
            textAlign={{ lg: 'end' }}
          >
            {booking.declineReason &&
              t('bookings.declined', {
                reason: booking.declineText ?? booking.declineReasonName,
              })}
            <CancelledNote booking={booking} />
          </chakra.span>
        )}
        <BookingActions booking={booking} />
      </chakra.td>
    </chakra.tr>
  );
}

/* Where both dates do not fit on one line, they break between each other. */
const inTwoLines = (dates: string): string => dates.replaceAll(/(?<!–) (?!–)/g, '\u00a0');

function Two({ first, second, strong }: { first: string; second: string | null; strong?: boolean }) {
  return (
    <chakra.span minWidth={{ base: '0', lg: strong ? '5.5rem' : '0' }}>
      <chakra.span
        display={{ base: strong ? 'block' : 'inline', lg: 'block' }}
        whiteSpace={strong ? { lg: 'nowrap' } : undefined}
        fontWeight={strong ? '600' : undefined}
      >
        {first}
      </chakra.span>{' '}
      {second && (
        <chakra.span display={{ base: strong ? 'block' : 'inline', lg: 'block' }} color="fg.subtle">
          {second}
        </chakra.span>
      )}
    </chakra.span>
  );
}
