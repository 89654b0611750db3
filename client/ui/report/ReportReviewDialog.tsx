import { useTranslation } from 'react-i18next';
import { useReportReviewMutation } from '../../generated/graphql';
import type { ReviewReportReason } from '../../generated/schema';
import { ReportDialog } from './ReportDialog';

/** Reports a review to the staff. */
export function ReportReviewDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation('report');
  const [report] = useReportReviewMutation();
  return (
    <ReportDialog<ReviewReportReason>
      title={t('review.title')}
      lead={t('review.lead')}
      list="REVIEW_REPORT_REASONS"
      detailsHint={t('review.detailsHint')}
      send={async (notice) => (await report({ variables: { input: { reviewId, ...notice } } })).data?.reportReview.code}
      onClose={onClose}
    />
  );
}
