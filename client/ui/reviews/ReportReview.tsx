import { useTranslation } from 'react-i18next';
import { useReportReviewMutation } from '../../generated/graphql';
import type { ReviewReportReason } from '../../generated/schema';
import { ReportDialog } from '../report/ReportDialog';

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

/** Dialog to report a review to the staff. */
export function ReportReview({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const [report] = useReportReviewMutation();
  return (
    <ReportDialog
      title={t('report.title')}
      lead={t('report.lead')}
      reasons={REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      detailsHint={t('report.detailsHint')}
      send={async (notice) => (await report({ variables: { input: { reviewId, ...notice } } })).data?.reportReview}
      onClose={onClose}
    />
  );
}
