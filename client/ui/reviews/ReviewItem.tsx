import { Box, chakra, Flex } from '@chakra-ui/react';
import { CornerDownRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReviewItem_ReviewFragment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { Avatar } from '../display/Avatar';
import { StarRow } from './StarRow';
import { lazyTool } from './tools/lazy-tool';

const ReviewActions = lazy(lazyTool(() => import('./tools/ReviewActions').then((file) => file.ReviewActions)));

const ReviewPhotos = lazy(lazyTool(() => import('./tools/ReviewPhotos').then((file) => file.ReviewPhotos)));

const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

interface ReviewItemProps {
  review: ReviewItem_ReviewFragment;
  /** Display name of the subject, who signs the reply. */
  subject: string;
  /** Whether to show its actions: a separate chunk, loaded when the list is near the viewport. */
  hasActions: boolean;
}

/** A review: author, date, stars, text and reply. */
export function ReviewItem({ review, subject, hasActions }: ReviewItemProps) {
  const { overall, text, language, replyText, photos } = review;
  const { language: shown } = useFormats();
  const written = language.toLowerCase();
  return (
    <chakra.article minW="0">
      <Head review={review} />
      <Box mt="3">
        <StarRow stars={overall} />
      </Box>
      <chakra.p mt="2" whiteSpace="pre-line" overflowWrap="anywhere" lang={written === shown ? undefined : written}>
        {text}
      </chakra.p>
      {photos.length > 0 && (
        <Suspense>
          <ReviewPhotos photos={photos} />
        </Suspense>
      )}
      {replyText !== null && <Reply text={replyText} by={subject} />}
      <Box mt="1" minH={{ base: '11', md: '8' }}>
        {hasActions && (
          <Suspense>
            <ReviewActions review={review} />
          </Suspense>
        )}
      </Box>
    </chakra.article>
  );
}

function Head({ review: { author, publishedAt, submittedAt } }: Pick<ReviewItemProps, 'review'>) {
  const { t } = useTranslation('reviews');
  const { instant } = useFormats();
  return (
    <Flex align="center" gap="3">
      {author ? (
        <Avatar id={author.id} initials={author.initials} picture={author.avatar} />
      ) : (
        <Avatar id="" initials="–" />
      )}
      <chakra.div minW="0">
        <chakra.h3 tabIndex={author ? undefined : -1} fontWeight="600" lineHeight="1.375rem" overflowWrap="anywhere">
          {author ? (
            <chakra.span asChild borderRadius="xs" _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}>
              <Link to={`/profile/${author.id}`}>{author.displayName}</Link>
            </chakra.span>
          ) : (
            t('formerMember')
          )}
        </chakra.h3>
        <chakra.p
          textStyle="small"
          color="fg.subtle"
          display="inline-block"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {instant(publishedAt ?? submittedAt, MONTH)}
        </chakra.p>
      </chakra.div>
    </Flex>
  );
}

function Reply({ text, by }: { text: string; by: string }) {
  const { t } = useTranslation('reviews');
  return (
    <Box mt="4" ps="4" borderInlineStartWidth="2px" borderColor="border">
      <chakra.p display="flex" alignItems="center" gap="1.5" textStyle="sm" fontWeight="600">
        <CornerDownRight size={16} aria-hidden />
        {t('reply.by', { name: by })}
      </chakra.p>
      <chakra.p mt="1" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </Box>
  );
}
