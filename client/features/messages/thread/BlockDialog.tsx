import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useBlockConversationMutation, type Thread_ConversationFragment } from '../../../generated/graphql';
import { FailureBox } from '../../../ui/feedback/FailureBox';
import { toast } from '../../../ui/feedback/toast';
import { useFailure } from '../../../ui/feedback/use-failure';
import { Dialog } from '../../../ui/overlay/Dialog';

interface BlockDialogProps {
  conversation: Thread_ConversationFragment;
  onClose: () => void;
}

/** Explains a block and asks for confirmation. */
export function BlockDialog({ conversation: { id, other, booking }, onClose }: BlockDialogProps) {
  const { t } = useTranslation(['messages', 'common']);
  const [block, { loading }] = useBlockConversationMutation();
  const { failure, fail, clear, isOpen } = useFailure(t('menu.failed'));
  const name = other.displayName;
  const submit = async (): Promise<void> => {
    clear();
    try {
      await block({ variables: { input: { conversationId: id, isBlocked: true } } });
    } catch (error) {
      return fail(error);
    }
    toast({ title: t('menu.blocked', { name }) });
    if (isOpen()) onClose();
  };
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
          <Button disabled={loading} onClick={() => void submit()}>
            {t('block.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <FailureBox title={t('menu.failed')} failure={failure} />
        <p>{t('block.text')}</p>
        {booking && <p>{t('block.booking')}</p>}
      </Stack>
    </Dialog>
  );
}
