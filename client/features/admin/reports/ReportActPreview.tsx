import { useTranslation } from 'react-i18next';
import { useReportActPreviewQuery, type ReportActPreviewInput } from '../../../generated/graphql';
import { SeenMails } from '../components/SeenMails';
import { useSettled } from '../components/use-settled';

interface ReportActPreviewProps {
  input: ReportActPreviewInput;
  /** Told whether every mail has been looked at. */
  onSeen: (isSeen: boolean) => void;
}

/** What both sides of a report will read: the server carries the act out, writes the mails and undoes it, once typing pauses. */
export function ReportActPreview({ input, onSeen }: ReportActPreviewProps) {
  const { t } = useTranslation('staff');
  const shown = useSettled(input);
  const isWritten = shown.statement.trim() !== '';
  const { data, previousData, error } = useReportActPreviewQuery({
    variables: { input: shown },
    skip: !isWritten,
    fetchPolicy: 'no-cache',
  });
  const mails = isWritten && !error ? (data ?? previousData)?.reportActPreview : undefined;
  return (
    <SeenMails
      mails={mails?.map(({ reader, ...mail }) => ({ name: t(`report.reader.${reader}`), ...mail }))}
      error={isWritten ? error : undefined}
      onSeen={onSeen}
    />
  );
}
