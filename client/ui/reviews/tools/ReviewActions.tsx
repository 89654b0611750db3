import { Button, chakra, Flex } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem_ReviewFragment } from '../../../generated/graphql';
import { tryNamespaces } from '../../../i18n/setup';
import { LazyTranslation } from '../../translation/LazyTranslation';
import { UsefulButton } from './UsefulButton';

const ReportReviewDialog = lazy(async () => {
  const [file] = await Promise.all([import('../../report/ReportReviewDialog'), tryNamespaces(['report'])]);
  return { default: file.ReportReviewDialog };
});
const ReplyForm = lazy(() => import('../reply/ReplyForm').then((file) => ({ default: file.ReplyForm })));

/** The viewer's actions on a review: mark as useful, reply, report. */
export function ReviewActions({ review }: { review: ReviewItem_ReviewFragment }) {
  const { t } = useTranslation(['reviewTools', 'reviews']);
  const [open, setOpen] = useState<'reply' | 'report' | null>(null);
  const { reply, report, markUseful } = review.viewerCan;
  const name = review.author?.displayName ?? t('reviews:formerMember');
  const close = () => setOpen(null);
  return (
    <>
      <LazyTranslation text={review} name={name} />
      {open !== 'reply' && (
        <Flex align="center" columnGap="4" flexWrap="wrap">
          {markUseful ? (
            <UsefulButton review={review} name={name} />
          ) : (
            review.usefulCount > 0 && (
              <chakra.span textStyle="small" color="fg.subtle">
                {t('useful.count', { count: review.usefulCount })}
              </chakra.span>
            )
          )}
          {reply && (
            <Button variant="plain" minH={{ base: '11', md: '8' }} onClick={() => setOpen('reply')}>
              {t('reply.action')}
            </Button>
          )}
          {report && (
            <Button
              variant="plain"
              size="xs"
              minH={{ base: '11', md: '8' }}
              color="fg.subtle"
              fontWeight="500"
              aria-haspopup="dialog"
              aria-label={t('report.actionOf', { name })}
              onClick={() => setOpen('report')}
            >
              <Flag aria-hidden />
              {t('report.action')}
            </Button>
          )}
        </Flex>
      )}
      <Suspense>
        {open === 'reply' && <ReplyForm reviewId={review.id} onClose={close} />}
        {open === 'report' && <ReportReviewDialog reviewId={review.id} onClose={close} />}
      </Suspense>
    </>
  );
}
