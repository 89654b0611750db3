import { Button, Flex } from '@chakra-ui/react';
import { CircleX, Flag, Megaphone, Star, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { BookingDialogs } from '../../../ui/booking/booking-action-dialogs';
import type { BookingQuestion } from '../../../ui/booking/booking-question';
import { canClaim } from '../../../ui/booking/can-claim';
import { cancelOptions } from '../../../ui/booking/cancel/cancel-options';
import { CHANGE_ICONS } from '../../../ui/booking/changes/change-icons';
import { changeQuestions } from '../../../ui/booking/changes/change-question';
import { useReview } from '../../../ui/booking/use-review';
import { supportPath } from '../../../ui/support/support-path';

/** Rare actions of a renter, at the bottom of the booking's panel. */
export function QuietActions({ booking, ...rest }: { booking: DashboardBooking_BookingFragment; order?: object }) {
  const { t } = useTranslation(['dashboard', 'stays', 'changes']);
  const [openQuestion, setOpenQuestion] = useState<BookingQuestion | null>(null);
  const ways = cancelOptions(booking);
  const review = useReview(booking);
  const reviewPath = review.path ?? review.writtenPath;
  return (
    <Flex
      wrap="wrap"
      columnGap="6"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="2"
      borderTopWidth="1px"
      borderColor="hairline"
      {...rest}
    >
      <Quiet>
        <Link to={`/space/${booking.space.id}`}>
          <Megaphone aria-hidden />
          {t('renter.listing')}
        </Link>
      </Quiet>
      <Quiet>
        {canClaim(booking) ? (
          <button type="button" onClick={() => setOpenQuestion('DISPUTE')}>
            <Flag aria-hidden />
            {t('renter.problem')}
          </button>
        ) : (
          <Link to={supportPath(booking)}>
            <Flag aria-hidden />
            {t('renter.problem')}
          </Link>
        )}
      </Quiet>
      {reviewPath && (
        <Quiet>
          <Link to={reviewPath}>
            <Star aria-hidden />
            {review.path ? t('stays:review.leave') : review.note}
          </Link>
        </Quiet>
      )}
      {changeQuestions(booking).map((question) => {
        const Icon = CHANGE_ICONS[question];
        return (
          <Quiet key={question}>
            <button type="button" onClick={() => setOpenQuestion(question)}>
              <Icon aria-hidden />
              {t(`changes:open.${question}`)}
            </button>
          </Quiet>
        );
      })}
      {ways.includes('RIGHT_OF_WITHDRAWAL') && (
        <Quiet>
          <button type="button" onClick={() => setOpenQuestion('RIGHT_OF_WITHDRAWAL')}>
            <Undo2 aria-hidden />
            {t('stays:withdrawal.open')}
          </button>
        </Quiet>
      )}
      {ways.includes('CANCEL') && (
        <Quiet>
          <button type="button" onClick={() => setOpenQuestion('CANCEL')}>
            <CircleX aria-hidden />
            {t('stays:cancel.open')}
          </button>
        </Quiet>
      )}
      <BookingDialogs question={openQuestion} booking={booking} onClose={() => setOpenQuestion(null)} />
    </Flex>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Button asChild variant="plain" size="sm" color="fg.muted" minHeight="11">
      {children}
    </Button>
  );
}
