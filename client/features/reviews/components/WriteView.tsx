import { Box } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LeaveReview_BookingFragment } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import type { ReviewSide } from '../categories';
import { getShortName, getOtherParty } from '../parties';
import { Lead, ReviewGrid, Title } from './ReviewGrid';
import { ReviewForm } from './ReviewForm';
import { StaySummary } from './StaySummary';

interface WriteViewProps {
  booking: LeaveReview_BookingFragment;
  side: ReviewSide;
  onSent: () => void;
}

/** The form to write a review, or to change an unpublished one. */
export function WriteView({ booking, side, onSent }: WriteViewProps) {
  const { t } = useTranslation('reviewing');
  const name = getShortName(getOtherParty(booking, side));
  const notice = useNotice(booking);
  return (
    <ReviewGrid
      side={side}
      head={
        <>
          <Title>{t(`heading.${side}`, { name })}</Title>
          <Lead>{t(`lead.${side}`, { name })}</Lead>
        </>
      }
      aside={<StaySummary booking={booking} side={side} until={booking.review?.closesAt ?? null} />}
    >
      {notice && (
        <Box
          display="flex"
          gap="3"
          padding="4"
          marginBottom={{ base: '6', md: '8' }}
          borderRadius="lg"
          bg="bg.info"
          textStyle="sm"
        >
          <Box color="fg.info" flexShrink="0">
            <Info size={20} strokeWidth={1.75} aria-hidden />
          </Box>
          <p>{notice}</p>
        </Box>
      )}
      <ReviewForm booking={booking} side={side} onSent={onSent} />
    </ReviewGrid>
  );
}

/* The status of the viewer's former review. */
function useNotice({ review }: LeaveReview_BookingFragment): string | null {
  const { t } = useTranslation('reviewing');
  const { instant } = useFormats();
  if (!review?.own) return null;
  const { status, submittedAt, viewerCan } = review.own;
  if (viewerCan.edit)
    return t(status === 'HELD' ? 'notice.held' : 'notice.sent', { day: instant(submittedAt, LONG_DAY) });
  if (!review.isReplacing) return null;
  return review.own.photos.length > 0 ? `${t('notice.replacing')} ${t('notice.photos')}` : t('notice.replacing');
}
