import { Button, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { BookingDialogs, type Question } from './BookingDialogs';
import { RowMenu } from './RowMenu';
import { useBookingCommands } from './use-booking-commands';
import { useReview } from './use-review';
import { WriteButton } from './WriteButton';
import { writingOf } from './writing';

interface BookingActionsProps {
  booking: DashboardBooking_BookingFragment;
  /** `row` in a table: small, declining shrinks to a cross on a wide screen, what is rarely wanted is behind three dots. `stack` one below the other. */
  size?: 'row' | 'block' | 'stack';
}

/* Without its end in the address, a stay without one goes on without one. */
const stayOf = ({ from, to, termType }: DashboardBooking_BookingFragment) =>
  new URLSearchParams({ from, ...(termType === 'ROLLING' ? { term: 'rolling' } : { to }) });

/** The buttons of what the server says the viewer can do now. */
export function BookingActions({ booking, size = 'row' }: BookingActionsProps) {
  const { t } = useTranslation(['dashboard', 'stays']);
  const commands = useBookingCommands();
  const review = useReview(booking);
  const [asking, setAsking] = useState<Question | null>(null);
  const can = (action: (typeof booking.availableActions)[number]): boolean => booking.availableActions.includes(action);
  const isRow = size === 'row';
  const isStack = size === 'stack';
  const height = isStack ? { base: '11', md: '9' } : { base: '11', lg: isRow ? '8' : '11' };
  const small = { variant: 'outline', size: 'sm', height } as const;
  return (
    <Flex
      direction={isStack ? { base: 'row', md: 'column' } : 'row'}
      // Doubled text puts them one below the other rather than over the edge.
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      gap={isRow ? { base: '2', lg: '1' } : '2'}
      justify={{ lg: 'flex-end' }}
      align={isStack ? 'stretch' : 'center'}
      css={{ '& > button, & > a': { flex: isStack ? { base: '1', md: 'none' } : { base: '1', lg: 'none' } } }}
    >
      {can('DECLINE') && size === 'block' && (
        <Button variant="outline" height={height} onClick={() => setAsking('decline')}>
          {t('actions.decline')}
        </Button>
      )}
      {can('ACCEPT') && (
        <Button
          height={height}
          size={isRow ? 'sm' : 'md'}
          disabled={commands.isBusy}
          onClick={() => void commands.accept(booking)}
        >
          {t('actions.accept')}
        </Button>
      )}
      {can('DECLINE') && isRow && (
        <Button
          {...small}
          minWidth="8"
          paddingInline={{ base: '3.5', lg: '0' }}
          width={{ lg: '8' }}
          aria-label={t('actions.decline')}
          onClick={() => setAsking('decline')}
        >
          <X aria-hidden />
          <chakra.span hideFrom="lg">{t('actions.decline')}</chakra.span>
        </Button>
      )}
      {can('PAY') && (
        <Button asChild size="sm" height={height}>
          <Link to={`/booking/${booking.space.id}?${stayOf(booking)}`}>{t('actions.pay')}</Link>
        </Button>
      )}
      {can('WITHDRAW') && (
        <Button {...small} onClick={() => setAsking('withdrawRequest')}>
          {t('actions.withdraw')}
        </Button>
      )}
      {can('MARK_ACTIVE') && isRow && (
        <Button {...small} disabled={commands.isBusy} onClick={() => void commands.markActive(booking)}>
          {booking.viewerRole === 'HOST' ? t('stays:start.host') : t('stays:start.renter')}
        </Button>
      )}
      {can('CONFIRM_MOVE_OUT') && isRow && (
        <Button
          {...small}
          aria-label={t('stays:moveOut.title', { name: booking.renter.displayName })}
          onClick={() => setAsking('moveOut')}
        >
          {t('stays:moveOut.openShort')}
        </Button>
      )}
      {booking.viewerRole === 'HOST' && booking.status === 'CONFIRMED' && isRow && !can('MARK_ACTIVE') && (
        <Button {...small} onClick={() => setAsking('moveIn')}>
          {t('todo.seeSteps')}
        </Button>
      )}
      {review.path && isRow && !can('CONFIRM_MOVE_OUT') && (
        <Button asChild {...small}>
          <Link to={review.path}>{t('stays:review.leave')}</Link>
        </Button>
      )}
      {isStack && writingOf(booking).isLive && <WriteButton booking={booking} isRow={false} />}
      {isRow && <RowMenu booking={booking} onAsk={setAsking} />}
      <BookingDialogs booking={booking} asking={asking} commands={commands} onClose={() => setAsking(null)} />
    </Flex>
  );
}
