import { useTranslation } from 'react-i18next';
import { useReportUserMutation } from '../../generated/graphql';
import type { UserReportReason } from '../../generated/schema';
import { ReportDialog } from './ReportDialog';

interface ReportUserDialogProps {
  userId: string;
  name: string;
  onClose: () => void;
}

/** Reports a person to the staff. */
export function ReportUserDialog({ userId, name, onClose }: ReportUserDialogProps) {
  const { t } = useTranslation('report');
  const [report] = useReportUserMutation();
  return (
    <ReportDialog<UserReportReason>
      title={t('user.title', { name })}
      lead={t('user.lead', { name })}
      list="USER_REPORT_REASONS"
      detailsHint={t('user.detailsHint')}
      send={async (notice) => (await report({ variables: { input: { userId, ...notice } } })).data?.reportUser.code}
      onClose={onClose}
    />
  );
}
