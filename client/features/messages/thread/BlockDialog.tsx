import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/Dialog';

interface BlockDialogProps {
  name: string;
  hasBooking: boolean;
  isBusy: boolean;
  onClose: () => void;
  onBlock: () => void;
}

/** Explains a block and asks for confirmation. */
export function BlockDialog({ name, hasBooking, isBusy, onClose, onBlock }: BlockDialogProps) {
  const { t } = useTranslation(['messages', 'common']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('block.title', { name })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={isBusy} onClick={onBlock}>
            {t('block.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <p>{t('block.text')}</p>
        {hasBooking && <p>{t('block.booking')}</p>}
      </Stack>
    </Dialog>
  );
}
