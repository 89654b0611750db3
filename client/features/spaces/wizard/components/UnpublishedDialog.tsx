import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useDiscardSpaceChangesMutation } from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import { AlertBox } from '../../../../ui/feedback/AlertBox';
import { toast } from '../../../../ui/feedback/toast';
import { Dialog } from '../../../../ui/overlay/Dialog';

interface UnpublishedDialogProps {
  spaceId: string;
  guard: { readonly stay: () => void; readonly leave: () => void };
  onPublish: () => void;
}

/** Asks before leaving with changes of a published space that renters do not see yet. */
export function UnpublishedDialog({ spaceId, guard, onPublish }: UnpublishedDialogProps) {
  const { t } = useTranslation('wizard');
  const { textOf } = useErrorText();
  const [discard, { loading, error }] = useDiscardSpaceChangesMutation();
  const drop = async (): Promise<void> => {
    const done = await discard({ variables: { id: spaceId } }).catch(() => null);
    if (!done) return;
    toast({ title: t('unpublished.discarded'), tone: 'success' });
    guard.leave();
  };
  const publish = (): void => {
    guard.stay();
    onPublish();
  };
  return (
    <Dialog
      isOpen
      onClose={guard.stay}
      title={t('unpublished.title')}
      footer={
        <>
          <Button variant="ghost" loading={loading} onClick={() => void drop()}>
            {t('unpublished.discard')}
          </Button>
          <Button variant="outline" disabled={loading} onClick={guard.leave}>
            {t('unpublished.keep')}
          </Button>
          <Button disabled={loading} onClick={publish}>
            {t('unpublished.publish')}
          </Button>
        </>
      }
    >
      {error && <AlertBox marginBottom="4">{textOf(error)}</AlertBox>}
      <Text>{t('unpublished.text')}</Text>
    </Dialog>
  );
}
