import { useTranslation } from 'react-i18next';
import { useReportActPreviewQuery, type ReportActPreviewInput } from '../../../generated/graphql';
import { SeenMails } from '../components/SeenMails';
import { useSettledInput } from '../components/use-debounced-input';

interface ReportActPreviewProps {
  input: ReportActPreviewInput;
  /** Called with whether every mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

/** The mails to both sides of a report: the server rehearses the act, once typing pauses. */
export function ReportActPreview({ input, onSeen }: ReportActPreviewProps) {
  const { t } = useTranslation('staff');
  const { shown, isSettled } = useSettledInput(input);
  const isWritten = shown.statement.trim() !== '';
  const { data, previousData, error, loading, refetch } = useReportActPreviewQuery({
    variables: { input: shown },
    skip: !isWritten,
    fetchPolicy: 'no-cache',
  });
  const mails = isWritten && !error ? (data ?? previousData)?.reportActPreview : undefined;
  return (
    <SeenMails
      mails={mails?.map(({ reader, ...mail }) => ({ name: t(`report.reader.${reader}`), ...mail }))}
      error={isWritten ? error : undefined}
      isComplete={input.statement.trim() !== ''}
      isCurrent={isSettled && !loading}
      onSeen={onSeen}
      onRetry={() => void refetch()}
    />
  );
}
