import { Box, chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LeaveReview_BookingFragment, LeaveReview_ReviewFragment } from '../../../generated/graphql';
import { ReviewItem } from '../../../ui/reviews/ReviewItem';
import type { ReviewSide } from '../categories';
import { getShortName, getOtherParty, getOwnParty } from '../parties';

interface ReviewsProps {
  booking: LeaveReview_BookingFragment;
  side: ReviewSide;
}

/** The viewer's review and, once published, the other side's. */
export function Reviews({ booking, side }: ReviewsProps) {
  const { t } = useTranslation('reviewing');
  const { own, other } = booking.review ?? {};
  const otherParty = getOtherParty(booking, side);
  const name = getShortName(otherParty);
  return (
    <Box display="grid" gap="8">
      {own && (
        <Written
          title={t(own.isWaiting ? 'done.preview' : 'yours')}
          review={own}
          subject={otherParty.displayName}
          noteTitle={t('ownNote', { name })}
        />
      )}
      {other && (
        <Written
          title={t('theirs', { name })}
          review={other}
          subject={getOwnParty(booking, side).displayName}
          noteTitle={t('privateNote')}
        />
      )}
      {!other && own?.isPublished && <chakra.p color="fg.muted">{t('noneOfTheirs', { name })}</chakra.p>}
    </Box>
  );
}

interface WrittenProps {
  title: string;
  review: LeaveReview_ReviewFragment;
  subject: string;
  noteTitle: string;
}

function Written({ title, review, subject, noteTitle }: WrittenProps) {
  return (
    <section>
      <chakra.h2 textStyle="h3" marginBottom="3">
        {title}
      </chakra.h2>
      <Box layerStyle="panel" padding={{ base: '4', md: '6' }}>
        <ReviewItem review={review} subject={subject} hasActions />
        {review.privateNote && (
          <Box marginTop="5" paddingTop="4" borderTopWidth="1px" borderColor="hairline">
            <chakra.p display="flex" alignItems="center" gap="1.5" textStyle="sm" fontWeight="600">
              <Lock size={14} aria-hidden />
              {noteTitle}
            </chakra.p>
            <chakra.p marginTop="1" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
              {review.privateNote}
            </chakra.p>
          </Box>
        )}
      </Box>
    </section>
  );
}
