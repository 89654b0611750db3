import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { Dialog } from '../../../../ui/Dialog';
import { EmptyState } from '../../../../ui/states';
import { ReportForm } from './ReportForm';

interface ReportDialogProps {
  space: SpacePage_SpaceFragment;
  onClose: () => void;
}

/** What is wrong with the listing; then what becomes of the report. */
export function ReportDialog({ space, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['space', 'common']);
  const [receipt, setReceipt] = useState<{ code: string; email: string } | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('report.title')} placement="full" width="36rem">
      {receipt ? (
        <EmptyState
          role="status"
          headingLevel="h3"
          illustration="door"
          title={t('report.sent')}
          text={t('report.sentText', receipt)}
          actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
        />
      ) : (
        <ReportForm spaceId={space.id} onSent={setReceipt} />
      )}
    </Dialog>
  );
}
