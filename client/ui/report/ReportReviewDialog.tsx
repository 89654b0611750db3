import { useTranslation } from 'react-i18next';
import { useReportReviewMutation } from '../../generated/graphql';
import type { ReviewReportReason } from '../../generated/schema';
import { ReportDialog } from './ReportDialog';

/* Most severe first. */
const REASONS = [
  'THREAT',
  'EXTORTION',
  'INSULT',
  'PERSONAL_DATA',
  'ILLEGAL',
  'NOT_A_REAL_STAY',
  'OTHER',
] as const satisfies readonly ReviewReportReason[];

/** Reports a review to the staff. */
export function ReportReviewDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation('report');
  const [report] = useReportReviewMutation();
  return (
    <ReportDialog
      title={t('review.title')}
      lead={t('review.lead')}
      reasons={REASONS.map((value) => ({ value, label: t(`review.reasons.${value}`) }))}
      detailsHint={t('review.detailsHint')}
      send={async (notice) => (await report({ variables: { input: { reviewId, ...notice } } })).data?.reportReview.code}
      onClose={onClose}
    />
  );
}
