import { useTranslation } from 'react-i18next';
import { useReportReviewMutation } from '../../generated/graphql';
import type { ReviewReportReason } from '../../generated/schema';
import { ReportDialog } from '../report/ReportDialog';

/* What can be wrong, the worst first. */
const REASONS = ['THREAT', 'EXTORTION', 'INSULT', 'PERSONAL_DATA', 'ILLEGAL', 'NOT_A_REAL_STAY', 'OTHER'] as const satisfies readonly ReviewReportReason[];

/** Telling the staff that a review breaks a rule. */
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
