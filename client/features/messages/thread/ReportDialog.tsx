import { useTranslation } from 'react-i18next';
import { useReportMessageMutation } from '../../../generated/graphql';
import { MessageReportReasonValues } from '../../../generated/schema';
import { ReportDialog as Report } from '../../../ui/report/ReportDialog';

interface ReportDialogProps {
  conversationId: string;
  name: string;
  onClose: () => void;
}

/** Reports a conversation to staff. */
export function ReportDialog({ conversationId, name, onClose }: ReportDialogProps) {
  const { t } = useTranslation('messages');
  const [report] = useReportMessageMutation();
  return (
    <Report
      title={t('report.title')}
      onClose={onClose}
      lead={t('report.lead', { name })}
      reasons={MessageReportReasonValues.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      detailsHint={t('report.detailsHint')}
      send={async ({ reason, details, isGoodFaith }) =>
        (await report({ variables: { input: { conversationId, reason, details, isGoodFaith } } })).data?.reportMessage
      }
    />
  );
}
