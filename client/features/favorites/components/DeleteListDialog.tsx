import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { useDeleteFavoriteListMutation, type FavoriteList_ListFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { Dialog } from '../../../ui/overlay/Dialog';
import { toast } from '../../../ui/feedback/toast';
import { useRefreshFavorites } from '../refresh-favorites';
import { useListName } from '../use-list-name';

interface DeleteListDialogProps {
  list: FavoriteList_ListFragment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Explains where a list's spaces go before it is deleted. */
export function DeleteListDialog({ list, onClose, onDeleted }: DeleteListDialogProps) {
  const { t } = useTranslation(['favorites', 'common']);
  const { textOf } = useErrorText();
  const name = useListName()(list);
  const [remove, { loading }] = useDeleteFavoriteListMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const refresh = useRefreshFavorites();

  const submit = async () => {
    try {
      await remove({ variables: { id: list.id } });
    } catch (problem) {
      const error = toAppError(problem);
      // Another tab has already deleted it.
      if (error.code !== 'NOT_FOUND') return setFailure(error);
    }
    onDeleted();
    await refresh();
    toast({ title: t('lists.deleted', { name }), tone: 'success' });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('lists.deleteTitle', { name })}
      width="27rem"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={loading} onClick={() => void submit()}>
            {t('lists.delete')}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        {failure && <AlertBox>{textOf(failure)}</AlertBox>}
        <p>
          {[
            list.count > 0 ? t('lists.deleteText', { count: list.count }) : t('lists.deleteEmpty'),
            list.shareToken && t('lists.deleteShared'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </chakra.div>
    </Dialog>
  );
}
