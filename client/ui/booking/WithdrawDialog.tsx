import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingDialogProps } from './booking-question';
import { useBookingCommands } from './use-booking-commands';
import { Dialog } from '../overlay/Dialog';

/** Confirms the withdrawal of a request, which cannot be undone. */
export function WithdrawDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { isBusy, withdraw } = useBookingCommands();
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
          <Button disabled={isBusy} onClick={() => void withdraw(booking).then((isDone) => isDone && onClose())}>
            {t('withdrawDialog.submit')}
          </Button>
        </>
      }
    >
      <p>{t('withdrawDialog.text')}</p>
    </Dialog>
  );
}
