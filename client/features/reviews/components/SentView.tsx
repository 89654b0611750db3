import { Button, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LeaveReview_BookingFragment } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { PageTitle } from '../../../ui/layout/Page';
import { Seal } from '../../../ui/feedback/Seal';
import type { ReviewSide } from '../categories';
import { getShortName, getOtherParty } from '../parties';
import { bookingsPath, Lead, ReviewGrid, Title } from './ReviewGrid';
import { Reviews } from './Reviews';
import { StaySummary } from './StaySummary';

interface SentViewProps {
  booking: LeaveReview_BookingFragment;
  side: ReviewSide;
  onChange: () => void;
}

/** Confirmation, with what happens next. */
export function SentView({ booking, side, onChange }: SentViewProps) {
  const { t } = useTranslation('reviewing');
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button has been unmounted, so the title takes the focus.
  useEffect(() => title.current?.focus(), []);
  const canChange = booking.review?.canWrite ?? false;
  return (
    <ReviewGrid
      side={side}
      head={
        <>
          <PageTitle title={t('done.thanks')} />
          <Flex paddingTop="4">
            <Seal isGood />
          </Flex>
          <Title ref={title} tabIndex={-1} marginTop="0">
            {t('done.thanks')}
          </Title>
          <Next booking={booking} side={side} />
          <Flex gap="3" flexWrap="wrap" marginTop="6" css={{ '& > *': { flex: { base: '1 1 100%', md: '0 0 auto' } } }}>
            <Button asChild>
              <Link to={bookingsPath(side)}>{t('back')}</Link>
            </Button>
            {canChange && (
              <Button variant="outline" onClick={onChange}>
                {t('done.change')}
              </Button>
            )}
            {!canChange && booking.space.isPublic && (
              <Button asChild variant="outline">
                <Link to={`/space/${booking.space.id}`}>{t('done.space')}</Link>
              </Button>
            )}
          </Flex>
        </>
      }
      aside={<StaySummary booking={booking} side={side} until={null} />}
    >
      <Reviews booking={booking} side={side} />
    </ReviewGrid>
  );
}

function Next({ booking: { review, ...booking }, side }: Omit<SentViewProps, 'onChange'>) {
  const { t } = useTranslation('reviewing');
  const { instant } = useFormats();
  const { own, other } = review ?? {};
  // The other one may be held or hidden: nobody but its author may know that it exists.
  const published = other ? 'published' : 'publishedAlone';
  const next = own?.isPublished ? published : own?.status === 'HELD' ? 'held' : 'waiting';
  return (
    <Lead>
      {t(`done.${next}`, {
        name: getShortName(getOtherParty(booking, side)),
        day: review?.closesAt ? instant(review.closesAt, LONG_DAY) : '',
      })}
    </Lead>
  );
}
