import { Button, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { tabPath } from '../tabs';
import { AcceptButton } from '../../../ui/booking/accept/AcceptButton';
import { useAcceptance } from '../../../ui/booking/accept/acceptance-store';
import { checkoutPath, toStay } from '../../../ui/booking/stay-address';
import { BookingDialogs } from '../../../ui/booking/booking-action-dialogs';
import type { BookingQuestion } from '../../../ui/booking/booking-question';
import { RowMenu } from './RowMenu';
import { useBookingCommands } from '../../../ui/booking/use-booking-commands';
import { useReview } from '../../../ui/booking/use-review';
import { WriteButton } from '../../../ui/booking/WriteButton';
import { writingOf } from '../../../ui/booking/writing';

interface BookingActionsProps {
  booking: DashboardBooking_BookingFragment;
  /** `row` in a table: small, with decline as a cross on wide screens and rare actions in a menu. `stack`: one below the other. */
  size?: 'row' | 'block' | 'stack';
}

/** The buttons of the actions that the server allows the viewer. */
export function BookingActions({ booking, size = 'row' }: BookingActionsProps) {
  const { t } = useTranslation(['dashboard', 'stays']);
  const commands = useBookingCommands();
  const review = useReview(booking);
  const acceptance = useAcceptance(booking.id);
  const [question, setQuestion] = useState<BookingQuestion | null>(null);
  const can = (action: (typeof booking.availableActions)[number]): boolean => booking.availableActions.includes(action);
  const isRow = size === 'row';
  const isStack = size === 'stack';
  const height = isStack ? { base: '11', md: '9' } : { base: '11', lg: isRow ? '8' : '11' };
  const small = { variant: 'outline', size: 'sm', height } as const;
  return (
    <Flex
      direction={isStack ? { base: 'row', md: 'column' } : 'row'}
      // With enlarged text they wrap instead of overflowing.
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      gap={isRow ? { base: '2', lg: '1' } : '2'}
      justify="flex-end"
      align={isStack ? 'stretch' : 'center'}
      css={{ '& > button, & > a': { flex: { base: '1', md: 'none' } } }}
    >
      {can('DECLINE') && !acceptance && size === 'block' && (
        <Button variant="outline" height={height} onClick={() => setQuestion('DECLINE')}>
          {t('actions.decline')}
        </Button>
      )}
      {(can('ACCEPT') || acceptance) && (
        <AcceptButton booking={booking} label={t('actions.accept')} height={height} size={isRow ? 'sm' : 'md'} />
      )}
      {/* A host who can still decline could accept, if there were a payout account. */}
      {can('DECLINE') && !can('ACCEPT') && !acceptance && (
        <Button asChild size={isRow ? 'sm' : 'md'} height={height}>
          <Link to={tabPath('host', 'earnings')}>{t('actions.addAccount')}</Link>
        </Button>
      )}
      {can('DECLINE') && !acceptance && isRow && (
        <Button
          {...small}
          minWidth="8"
          paddingInline={{ base: '3.5', lg: '0' }}
          width={{ lg: '8' }}
          aria-label={t('actions.decline')}
          onClick={() => setQuestion('DECLINE')}
        >
          <X aria-hidden />
          <chakra.span hideFrom="lg">{t('actions.decline')}</chakra.span>
        </Button>
      )}
      {can('PAY') && (
        <Button asChild size="sm" height={height}>
          <Link to={checkoutPath(booking.space.id, toStay(booking))}>{t('actions.pay')}</Link>
        </Button>
      )}
      {can('WITHDRAW') && (
        <Button {...small} onClick={() => setQuestion('WITHDRAW')}>
          {t('actions.withdraw')}
        </Button>
      )}
      {can('MARK_ACTIVE') && isRow && (
        <Button {...small} disabled={commands.isBusy} onClick={() => void commands.take(booking, 'MARK_ACTIVE')}>
          {booking.viewerRole === 'HOST' ? t('stays:start.host') : t('stays:start.renter')}
        </Button>
      )}
      {can('CONFIRM_MOVE_OUT') && isRow && (
        <Button
          {...small}
          aria-label={t('stays:moveOut.title', { name: booking.renter.displayName })}
          onClick={() => setQuestion('CONFIRM_MOVE_OUT')}
        >
          {t('stays:moveOut.openShort')}
        </Button>
      )}
      {booking.viewerRole === 'HOST' && booking.status === 'CONFIRMED' && isRow && !can('MARK_ACTIVE') && (
        <Button {...small} onClick={() => setQuestion('MOVE_IN_LIST')}>
          {t('todo.seeSteps')}
        </Button>
      )}
      {review.path && isRow && !can('CONFIRM_MOVE_OUT') && (
        <Button asChild {...small}>
          <Link to={review.path}>{t('stays:review.leave')}</Link>
        </Button>
      )}
      {isStack && writingOf(booking).isLive && <WriteButton booking={booking} isRow={false} />}
      {isRow && <RowMenu booking={booking} onChoose={setQuestion} />}
      <BookingDialogs booking={booking} question={question} onClose={() => setQuestion(null)} />
    </Flex>
  );
}
