import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../overlay/Dialog';
import { EmptyState } from '../feedback/states';
import { ReportForm, type ReportFormProps } from './ReportForm';
import { CodeText } from '../display/CodeText';

interface ReportDialogProps<R extends string> extends Omit<ReportFormProps<R>, 'onSent'> {
  title: string;
  onClose: () => void;
}

/** The form of a report, then its confirmation. */
export function ReportDialog<R extends string>({ title, onClose, ...form }: ReportDialogProps<R>) {
  const { t } = useTranslation(['report', 'common']);
  const [receipt, setReceipt] = useState<{ code: string; email: string } | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={title} placement="full" width="36rem" keepsTyped={!receipt}>
      {receipt ? (
        <EmptyState
          role="status"
          headingLevel="h3"
          illustration="door"
          title={t('sent')}
          text={<CodeText>{t('sentText', receipt)}</CodeText>}
          actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
        />
      ) : (
        <ReportForm {...form} onSent={setReceipt} />
      )}
    </Dialog>
  );
}
