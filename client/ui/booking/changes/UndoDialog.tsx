import { Button, chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useAskToUndoNoticeMutation } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { refetchBookings } from '../refetch-bookings';
import type { ChangeDialogProps } from './change-question';
import { WIDE } from '../../overlay/wide-button';
import { ChangeFrame } from './ChangeFrame';
import { otherName } from './other-name';
import { useChangeCommand } from './use-change-command';

/** The side that gave notice asks the other one to undo it. */
export function UndoDialog({ bookingId, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const [askToUndo] = useAskToUndoNoticeMutation(refetchBookings);
  const command = useChangeCommand(onClose, () => Promise.resolve());
  const send = (): void =>
    void command.send(() => askToUndo({ variables: { input: { bookingId } } }), {
      title: t('undo.done'),
      description: t('undo.doneText'),
    });
  return (
    <ChangeFrame
      bookingId={bookingId}
      title={t('undo.title')}
      onClose={onClose}
      command={command}
      footer={
        <Button {...WIDE} disabled={command.isBusy} onClick={send}>
          {t('undo.submit')}
        </Button>
      }
    >
      {(booking) => (
        <Stack gap="3">
          <p>{t('undo.text', { name: otherName(booking), day: formats.day(booking.to) })}</p>
          <chakra.p color="fg.muted" textStyle="small">
            {t('undo.rule')}
          </chakra.p>
        </Stack>
      )}
    </ChangeFrame>
  );
}
