import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingDialogProps } from './booking-question';
import { useBookingCommands } from './use-booking-commands';
import { FailureBox } from '../feedback/FailureBox';
import { Dialog } from '../overlay/Dialog';

/** Confirms the withdrawal of a request, which cannot be undone. */
export function WithdrawDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { isBusy, failure, withdraw } = useBookingCommands();
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
      <Stack gap="4">
        <FailureBox title={t('actions.failed')} failure={failure} />
        <p>{t('withdrawDialog.text')}</p>
      </Stack>
    </Dialog>
  );
}
