import { useTranslation } from 'react-i18next';
import type { FavoriteList_ListFragment } from '../../generated/graphql';

/** The name of a list: a translated one for the first, the user's own for the others. */
export function useListName(): (list: Pick<FavoriteList_ListFragment, 'name'>) => string {
  const { t } = useTranslation('favorites');
  return ({ name }) => name ?? t('lists.first');
}
