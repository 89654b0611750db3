import { useTranslation } from 'react-i18next';
import { useReportMessageMutation } from '../../generated/graphql';
import { MessageReportReasonValues } from '../../generated/values/MessageReportReason';
import { ReportDialog } from './ReportDialog';

interface ReportConversationDialogProps {
  conversationId: string;
  name: string;
  onClose: () => void;
}

/** Reports a conversation to the staff. */
export function ReportConversationDialog({ conversationId, name, onClose }: ReportConversationDialogProps) {
  const { t } = useTranslation('report');
  const [report] = useReportMessageMutation();
  return (
    <ReportDialog
      title={t('conversation.title')}
      onClose={onClose}
      lead={t('conversation.lead', { name })}
      reasons={MessageReportReasonValues.map((value) => ({ value, label: t(`conversation.reasons.${value}`) }))}
      detailsHint={t('conversation.detailsHint')}
      send={async ({ reason, details, isGoodFaith }) =>
        (await report({ variables: { input: { conversationId, reason, details, isGoodFaith } } })).data?.reportMessage
          .code
      }
    />
  );
}
