import { useTranslation } from 'react-i18next';
import type { FavoriteList_ListFragment } from '../../generated/graphql';

/** The name of a list: the first one's in the language of the page, the others as their owner wrote it. */
export function useListName(): (list: Pick<FavoriteList_ListFragment, 'name'>) => string {
  const { t } = useTranslation('favorites');
  return ({ name }) => name ?? t('lists.first');
}
