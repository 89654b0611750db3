import { useTranslation } from 'react-i18next';
import { useReportMessageMutation } from '../../generated/graphql';
import type { MessageReportReason } from '../../generated/schema';
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
    <ReportDialog<MessageReportReason>
      title={t('conversation.title')}
      onClose={onClose}
      lead={t('conversation.lead', { name })}
      list="MESSAGE_REPORT_REASONS"
      detailsHint={t('conversation.detailsHint')}
      send={async ({ reason, details, isGoodFaith }) =>
        (await report({ variables: { input: { conversationId, reason, details, isGoodFaith } } })).data?.reportMessage
          .code
      }
    />
  );
}
