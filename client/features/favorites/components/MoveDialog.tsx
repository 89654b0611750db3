import { Button, chakra, Input } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import { Checkbox, Radio } from '../../../forms/choices';
import { FormField } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import {
  useCreateFavoriteListMutation,
  useFavoriteListsQuery,
  useMoveFavoriteMutation,
  type FavoriteList_ListFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { ListQuestion } from '../../../ui/favorites/list-question';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { listKey, moveSchema } from '../list.schema';
import { useRefreshFavorites } from '../refresh-favorites';
import { useListName } from '../use-list-name';

type List = FavoriteList_ListFragment;

/** Moves a favorite to another list, or to a new one. */
export function MoveDialog({ spaceId, fromListId, onClose }: ListQuestion & { onClose: () => void }) {
  const { t } = useTranslation('favorites');
  const { data, error, refetch } = useFavoriteListsQuery({ fetchPolicy: 'cache-and-network' });
  const formId = useId();
  const lists = data?.favoriteLists ?? [];
  const from = lists.find(({ id }) => id === fromListId) ?? lists.find(({ isFirst }) => isFirst);
  if (from)
    return (
      <MoveForm
        formId={formId}
        spaceId={spaceId}
        from={from}
        others={lists.filter(({ id }) => id !== from.id)}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={t('move.title')} width="27rem">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h3" /> : <SkeletonRows />}
    </Dialog>
  );
}

const NEW = 'new';

interface MoveFormProps {
  formId: string;
  spaceId: string;
  from: List;
  others: readonly List[];
  onClose: () => void;
}

function MoveForm({ formId, spaceId, from, others, onClose }: MoveFormProps) {
  const { t } = useTranslation(['favorites', 'common']);
  const { textOf } = useErrorText();
  const nameOf = useListName();
  const send = useMove(spaceId, from);
  const { register, watch, onSubmit, messageOf, failure, isSubmitting } = useServerForm({
    schema: moveSchema,
    defaultValues: { toListId: others.length === 0 ? NEW : '', name: '', staysHere: false },
    fields: ['toListId', 'name'] as const,
    send: async (values) => {
      try {
        await send(values, others);
        onClose();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const [toListId, staysHere] = watch(['toListId', 'staysHere']);
  const problem = messageOf('toListId');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('move.title')}
      width="27rem"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={isSubmitting}>
            {t(staysHere ? 'move.submitBoth' : 'move.submit')}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={onSubmit} display="grid" gap="5">
        {failure && <AlertBox>{textOf(failure)}</AlertBox>}
        <chakra.fieldset minW="0">
          <chakra.legend fontWeight="600" mb="2">
            {t('move.to')}
          </chakra.legend>
          <chakra.p textStyle="small" color="fg.muted" mb="2">
            {t('move.here', { name: nameOf(from) })}
          </chakra.p>
          <chakra.div display="grid" gap={{ base: '0', md: '2' }}>
            {others.map((list) => (
              <Radio
                key={list.id}
                value={list.id}
                disabled={list.isFull}
                {...register('toListId')}
                {...(problem && { errorId: `${formId}-problem` })}
              >
                <chakra.span overflowWrap="anywhere">{nameOf(list)}</chakra.span>{' '}
                <chakra.span color="fg.subtle" textStyle="small">
                  {list.isFull ? t('lists.full') : t('lists.spaces', { count: list.count })}
                </chakra.span>
              </Radio>
            ))}
            <Radio value={NEW} {...register('toListId')}>
              {t('lists.new')}
            </Radio>
          </chakra.div>
          {problem && (
            <chakra.p id={`${formId}-problem`} mt="2" textStyle="small" color="fg.error">
              {problem}
            </chakra.p>
          )}
        </chakra.fieldset>
        {toListId === NEW && (
          <FormField name="name" label={t('lists.name')} hint={t('lists.nameHint')} error={messageOf('name')}>
            <Input size="lg" autoComplete="off" {...register('name')} />
          </FormField>
        )}
        <Checkbox {...register('staysHere')}>{t('move.stays', { name: nameOf(from) })}</Checkbox>
      </chakra.form>
    </Dialog>
  );
}

interface MoveInput {
  toListId: string;
  name: string;
  staysHere: boolean;
}

/** Moves the favorite, after creating the list if it is new. */
function useMove(spaceId: string, from: List): (input: MoveInput, others: readonly List[]) => Promise<void> {
  const { t } = useTranslation('favorites');
  const nameOf = useListName();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [create] = useCreateFavoriteListMutation();
  const [move] = useMoveFavoriteMutation();
  const refresh = useRefreshFavorites();
  return async ({ toListId, name, staysHere }, others) => {
    const list =
      toListId === NEW
        ? (await create({ variables: { input: { name, idempotencyKey: listKey(key, name) } } })).data
            ?.createFavoriteList.favoriteList
        : others.find(({ id }) => id === toListId);
    if (!list) return;
    await move({ variables: { input: { spaceId, fromListId: from.id, toListId: list.id, staysHere } } });
    await refresh();
    const show = () => void navigate(list.isFirst ? '/favorites' : `/favorites?list=${list.id}`);
    toast({
      title: t('move.done', { name: nameOf(list) }),
      tone: 'success',
      action: { label: t('move.show'), onClick: show },
    });
  };
}
