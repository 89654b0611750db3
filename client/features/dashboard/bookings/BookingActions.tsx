import { Button, chakra, Flex, type ButtonProps } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookingAction, DashboardBooking_BookingFragment } from '../../../generated/graphql';
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
  const [question, setQuestion] = useState<BookingQuestion | null>(null);
  const isRow = size === 'row';
  const isStack = size === 'stack';
  const height = isStack ? { base: '11', md: '9' } : { base: '11', lg: isRow ? '8' : '11' };
  const buttons = { booking, height, onChoose: setQuestion };
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
      <AnswerButtons {...buttons} isRow={isRow} canDecline={!isStack} />
      <RenterButtons {...buttons} />
      {isRow && <StayButtons {...buttons} />}
      {isStack && writingOf(booking).isLive && <WriteButton booking={booking} isRow={false} />}
      {isRow && <RowMenu booking={booking} onChoose={setQuestion} />}
      <BookingDialogs booking={booking} question={question} onClose={() => setQuestion(null)} />
    </Flex>
  );
}

interface ButtonsProps {
  booking: DashboardBooking_BookingFragment;
  height: ButtonProps['height'];
  onChoose: (question: BookingQuestion) => void;
}

const can = ({ availableActions }: DashboardBooking_BookingFragment, action: BookingAction): boolean =>
  availableActions.includes(action);

/** The host's answer to a request. In a row, decline follows accept as a small cross. */
function AnswerButtons({
  booking,
  height,
  onChoose,
  isRow,
  canDecline,
}: ButtonsProps & { isRow: boolean; canDecline: boolean }) {
  const { t } = useTranslation('dashboard');
  const acceptance = useAcceptance(booking.id);
  const size = isRow ? 'sm' : 'md';
  const showsDecline = canDecline && can(booking, 'DECLINE') && !acceptance;
  return (
    <>
      {showsDecline && !isRow && (
        <Button variant="outline" height={height} onClick={() => onChoose('DECLINE')}>
          {t('actions.decline')}
        </Button>
      )}
      {(can(booking, 'ACCEPT') || acceptance) && (
        <AcceptButton booking={booking} label={t('actions.accept')} height={height} size={size} />
      )}
      {booking.acceptRefusal === 'PAYOUT_ACCOUNT_MISSING' && !acceptance && (
        <Button asChild size={size} height={height}>
          <Link to={tabPath('host', 'earnings')}>{t('actions.addAccount')}</Link>
        </Button>
      )}
      {showsDecline && isRow && (
        <Button
          variant="outline"
          size="sm"
          height={height}
          minWidth="8"
          paddingInline={{ base: '3.5', lg: '0' }}
          width={{ lg: '8' }}
          aria-label={t('actions.decline')}
          onClick={() => onChoose('DECLINE')}
        >
          <X aria-hidden />
          <chakra.span hideFrom="lg">{t('actions.decline')}</chakra.span>
        </Button>
      )}
    </>
  );
}

/** Paying a hold, and taking a request back. */
function RenterButtons({ booking, height, onChoose }: ButtonsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {can(booking, 'PAY') && (
        <Button asChild size="sm" height={height}>
          <Link to={checkoutPath(booking.space.id, toStay(booking))}>{t('actions.pay')}</Link>
        </Button>
      )}
      {can(booking, 'WITHDRAW') && (
        <Button variant="outline" size="sm" height={height} onClick={() => onChoose('WITHDRAW')}>
          {t('actions.withdraw')}
        </Button>
      )}
    </>
  );
}

/** What a row offers from the move-in to the review. */
function StayButtons({ booking, height, onChoose }: ButtonsProps) {
  const { t } = useTranslation(['dashboard', 'stays']);
  const commands = useBookingCommands();
  const review = useReview(booking);
  const isHost = booking.viewerRole === 'HOST';
  const reviewPath = review.path ?? review.writtenPath;
  const small = { variant: 'outline', size: 'sm', height } as const;
  return (
    <>
      {can(booking, 'MARK_ACTIVE') && (
        <Button {...small} disabled={commands.isBusy} onClick={() => void commands.take(booking, 'MARK_ACTIVE')}>
          {isHost ? t('stays:start.host') : t('stays:start.renter')}
        </Button>
      )}
      {can(booking, 'CONFIRM_MOVE_OUT') && (
        <Button
          {...small}
          aria-label={t('stays:moveOut.title', { name: booking.renter.displayName })}
          onClick={() => onChoose('CONFIRM_MOVE_OUT')}
        >
          {t('stays:moveOut.openShort')}
        </Button>
      )}
      {isHost && booking.status === 'CONFIRMED' && !can(booking, 'MARK_ACTIVE') && (
        <Button {...small} onClick={() => onChoose('MOVE_IN_LIST')}>
          {t('todo.seeSteps')}
        </Button>
      )}
      {reviewPath && !can(booking, 'CONFIRM_MOVE_OUT') && (
        <Button asChild {...small}>
          <Link to={reviewPath}>{review.path ? t('stays:review.leave') : review.note}</Link>
        </Button>
      )}
    </>
  );
}
