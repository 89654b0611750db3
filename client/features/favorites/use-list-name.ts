import { useTranslation } from 'react-i18next';
import type { FavoriteList_ListFragment } from '../../generated/graphql';

/** What a list is called: the first one by the language, the others by her. */
export function useListName(): (list: Pick<FavoriteList_ListFragment, 'name'>) => string {
  const { t } = useTranslation('favorites');
  return ({ name }) => name ?? t('lists.first');
}
