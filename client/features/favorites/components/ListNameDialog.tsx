import { Button, chakra, Input } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { FormField } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import {
  useCreateFavoriteListMutation,
  useRenameFavoriteListMutation,
  type FavoriteList_ListFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { Dialog } from '../../../ui/overlay/Dialog';
import { toast } from '../../../ui/feedback/toast';
import { listKey, listNameSchema } from '../list.schema';
import { useRefreshFavorites } from '../refresh-favorites';

interface ListNameDialogProps {
  /** The list to rename; none creates a new one. */
  list?: FavoriteList_ListFragment;
  onClose: () => void;
  onDone: (id: string) => void;
}

/** Asks for the name of a list. */
export function ListNameDialog({ list, onClose, onDone }: ListNameDialogProps) {
  const { t } = useTranslation(['favorites', 'common']);
  const { textOf } = useErrorText();
  const formId = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [create] = useCreateFavoriteListMutation();
  const [rename] = useRenameFavoriteListMutation();
  const refresh = useRefreshFavorites();
  const { register, onSubmit, messageOf, failure, isSubmitting } = useServerForm({
    schema: listNameSchema,
    defaultValues: { name: list?.name ?? '' },
    fields: ['name'] as const,
    send: async ({ name }) => {
      try {
        if (list) await rename({ variables: { input: { listId: list.id, name } } });
        const made = list
          ? list.id
          : (await create({ variables: { input: { name, idempotencyKey: listKey(key, name) } } })).data
              ?.createFavoriteList.favoriteList.id;
        await refresh();
        toast({ title: list ? t('saved') : t('lists.created', { name: name.trim() }), tone: 'success' });
        if (made) onDone(made);
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(list ? 'lists.rename' : 'lists.new')}
      width="27rem"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={isSubmitting}>
            {t(list ? 'save' : 'lists.create')}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={onSubmit} display="grid" gap="4">
        {failure && <AlertBox>{textOf(failure)}</AlertBox>}
        <FormField name="name" label={t('lists.name')} hint={t('lists.nameHint')} error={messageOf('name')}>
          <Input size="lg" autoComplete="off" {...register('name')} />
        </FormField>
      </chakra.form>
    </Dialog>
  );
}
