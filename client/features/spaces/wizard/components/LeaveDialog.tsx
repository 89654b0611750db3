import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/overlay/Dialog';

interface LeaveDialogProps {
  isOpen: boolean;
  isUploading: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before leaving with changes that the server does not have yet. */
export function LeaveDialog({ isOpen, isUploading, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('wizard');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('leave.title')}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
        </>
      }
    >
      <Text>{isUploading ? t('leave.uploading') : t('leave.unsaved')}</Text>
    </Dialog>
  );
}
