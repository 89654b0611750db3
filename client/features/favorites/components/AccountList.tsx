import { pageBounds } from '../../../generated/first-bounds';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALWAYS_FETCHED } from '../../../apollo/always-fetched';
import { useMyFavoritesQuery, type FavoriteList_ListFragment } from '../../../generated/graphql';
import { useFavorites, useFavoritesKnown } from '../../../ui/favorites/favorites-store';
import { openListDialog } from '../../../ui/favorites/list-question';
import { useComparison } from '../use-comparison';
import { useFavoritesChange } from '../use-favorites-change';
import { CompareBar } from './CompareBar';
import { FavoriteCard } from './FavoriteCard';
import { FavoriteCards } from './FavoriteCards';
import { MoreButton } from './MoreButton';
import { NoteDialog } from './NoteDialog';

const PAGE = pageBounds.first;

interface AccountListProps {
  /** Null before the account has a list: the content of the future first one. */
  list: FavoriteList_ListFragment | null;
  isOnly: boolean;
}

/** The favorites of one list; removing one hides its card at once, adding one in another tab shows its card. */
export function AccountList({ list, isOnly }: AccountListProps) {
  const { t } = useTranslation('favorites');
  const ids = useFavorites();
  const isKnown = useFavoritesKnown();
  const listId = list?.isFirst === false ? list.id : null;
  const { data, loading, error, refetch, fetchMore } = useMyFavoritesQuery({
    variables: { listId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    context: ALWAYS_FETCHED,
  });
  const [editedId, setEditedId] = useState<string | null>(null);
  useFavoritesChange((now, before) => {
    if (now.some((id) => !before.includes(id))) void refetch();
  });

  const favorites = (data?.myFavorites.edges ?? [])
    .map(({ node }) => node)
    .filter(({ space }) => !isKnown || ids.includes(space.id));
  const { hasNextPage, endCursor } = data?.myFavorites.pageInfo ?? {};
  const loadMore = (after = endCursor) => fetchMore({ variables: { after } });
  // All that are loaded have been removed since, and others follow them.
  const behind = favorites.length === 0 && hasNextPage ? endCursor : null;
  const [missing, setMissing] = useState<unknown>(null);
  const loadBehind = useEffectEvent((after: string) => void loadMore(after).catch(setMissing));
  useEffect(() => {
    if (behind) loadBehind(behind);
  }, [behind]);
  const retry = () => {
    setMissing(null);
    if (missing) loadMore().catch(setMissing);
    else void refetch();
  };
  const comparison = useComparison(favorites.map(({ space }) => space.id));
  const edited = favorites.find(({ id }) => id === editedId);
  const emptyKey = listId === null ? 'emptyFirst' : 'emptyNamed';
  return (
    <>
      <FavoriteCards
        isLoading={loading || Boolean(behind && !missing)}
        error={error ?? missing}
        onRetry={retry}
        headingLevel={list ? 'h3' : 'h2'}
        {...(!isOnly && { empty: { title: t(`lists.${emptyKey}`), text: t(`lists.${emptyKey}Text`) } })}
      >
        {favorites.map((favorite) => (
          <FavoriteCard
            key={favorite.id}
            favorite={favorite}
            comparison={comparison}
            onEdit={() => setEditedId(favorite.id)}
            onMove={() => openListDialog({ spaceId: favorite.space.id, ...(list && { fromListId: list.id }) })}
          />
        ))}
      </FavoriteCards>
      {hasNextPage && !behind && <MoreButton isLoading={loading} onMore={() => loadMore()} />}
      <CompareBar comparison={comparison} />
      {edited && <NoteDialog key={edited.id} favorite={edited} onClose={() => setEditedId(null)} />}
    </>
  );
}
