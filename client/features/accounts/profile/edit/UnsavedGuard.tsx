import { Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '../../../../router/use-blocker';
import { Dialog } from '../../../../ui/overlay/Dialog';

/** Asks before changes are lost: on navigation, and when the tab is closed. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('profile');
  const blocker = useBlocker(() => isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const answer = (act: 'proceed' | 'reset') => () => {
    if (blocker.state === 'blocked') blocker[act]();
  };
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={answer('reset')}
      title={t('edit.unsaved.title')}
      footer={
        <>
          <Button variant="outline" onClick={answer('proceed')}>
            {t('edit.unsaved.leave')}
          </Button>
          <Button onClick={answer('reset')}>{t('edit.unsaved.stay')}</Button>
        </>
      }
    >
      {t('edit.unsaved.text')}
    </Dialog>
  );
}
