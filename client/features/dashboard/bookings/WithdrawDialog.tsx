import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/Dialog';

interface WithdrawDialogProps {
  isBusy: boolean;
  onClose: () => void;
  onWithdraw: () => void;
}

/** Makes sure before a request is taken back: there is no way to undo it. */
export function WithdrawDialog({ isBusy, onClose, onWithdraw }: WithdrawDialogProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('withdrawDialog.title')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={isBusy} onClick={onWithdraw}>
            {t('withdrawDialog.submit')}
          </Button>
        </>
      }
    >
      <p>{t('withdrawDialog.text')}</p>
    </Dialog>
  );
}
