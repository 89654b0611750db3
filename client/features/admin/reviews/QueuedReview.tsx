import { Badge, Box, chakra } from '@chakra-ui/react';
import { Flag, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QueuedReview_ReviewFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import { DecidedNow } from '../undo/DecidedNow';
import { ReviewDecision } from './ReviewDecision';
import { ReviewDetails } from './ReviewDetails';

interface QueuedReviewProps {
  waiting: QueuedReview_ReviewFragment;
  /** Decided on this visit; the row keeps its place, so that the next one does not move under the pointer. */
  outcome: string | undefined;
  /** False: somebody else has decided meanwhile. */
  isWaiting: boolean;
  onDecided: (outcome: string) => void;
  onRefused: () => void;
}

/** A review that waits, with its decision. */
export function QueuedReview({ waiting, outcome, isWaiting, onDecided, onRefused }: QueuedReviewProps) {
  const { t } = useTranslation(['admin', 'reviews']);
  const { review, space } = waiting;
  const names = {
    author: review.author?.displayName ?? t('reviews:formerMember'),
    subject: review.subject?.displayName ?? t('reviews:formerMember'),
  };
  return (
    <chakra.li
      display="grid"
      gap="3"
      padding={{ base: '4', md: '5' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
      >
        <Box minWidth="0">
          <chakra.h3 fontWeight="600" overflowWrap="anywhere">
            {t('reviews.of', names)}
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {review.space ? (
              <chakra.span
                asChild
                display="inline-block"
                paddingBlock={{ base: '3', md: '0' }}
                marginBlock={{ base: '-3', md: '0' }}
                textDecoration="underline"
                textUnderlineOffset="3px"
              >
                <Link to={`/space/${review.space.id}`}>{space.title}</Link>
              </chakra.span>
            ) : (
              space.title
            )}
          </chakra.p>
        </Box>
        {outcome === undefined && isWaiting && <Waiting waiting={waiting} />}
      </Box>
      <ReviewDetails waiting={waiting} />
      {outcome === undefined ? (
        <Box maxWidth="40rem">
          <ReviewDecision
            waiting={waiting}
            label={t('reviews.openOf', { name: names.author })}
            isWaiting={isWaiting}
            onDecided={onDecided}
            onRefused={onRefused}
          />
        </Box>
      ) : (
        <DecidedNow outcome={outcome} />
      )}
    </chakra.li>
  );
}

function Waiting({ waiting: { review, reportCount, waitingSince } }: Pick<QueuedReviewProps, 'waiting'>) {
  const { t } = useTranslation('admin');
  const { ago } = useFormats();
  const now = useNow(MINUTE_MS);
  const isHeld = review.status === 'HELD';
  const when = ago(waitingSince, new Date(now));
  return (
    <Box display="grid" justifyItems={{ base: 'start', md: 'end' }} gap="1">
      <Badge colorPalette="orange">
        {isHeld ? <Hourglass aria-hidden /> : <Flag aria-hidden />}
        {isHeld ? t('reviews.held') : t('reviews.reported', { count: reportCount })}
      </Badge>
      <chakra.time dateTime={waitingSince} textStyle="caption" color="fg.subtle">
        {isHeld ? t('reviews.written', { when }) : t('reviews.reportedSince', { when })}
      </chakra.time>
    </Box>
  );
}
