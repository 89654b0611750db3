import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ALWAYS_FETCHED } from '../../../apollo/always-fetched';
import { useFavoriteListsQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useFavoritesChange } from '../use-favorites-change';
import { AccountList } from './AccountList';
import { ListChips } from './ListChips';
import { ListHead } from './ListHead';
import { ListNameDialog } from './ListNameDialog';

/** The account's favorites by list; the URL says which. */
export function AccountLists() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const listId = params.get('list');
  const { data, loading, error, refetch } = useFavoriteListsQuery({
    fetchPolicy: 'cache-and-network',
    context: ALWAYS_FETCHED,
  });
  const [isNaming, setNaming] = useState(false);
  const lists = data?.favoriteLists;
  const current = lists?.find(({ id }) => id === listId) ?? lists?.[0];
  useFavoritesChange(() => void refetch());
  // The list of the URL is only known once all lists are loaded.
  const isUndecided = listId !== null && !lists;
  const undecided =
    error && !loading ? (
      <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />
    ) : (
      <SkeletonRows />
    );

  const show = (id: string | null) => {
    setNaming(false);
    void navigate(id === null ? '/favorites' : `/favorites?list=${id}`, { preventScrollReset: true });
  };
  return (
    <>
      {lists && current && (
        <>
          <ListChips lists={lists} currentId={current.id} onNew={() => setNaming(true)} />
          <ListHead key={current.id} list={current} onDeleted={() => show(null)} />
        </>
      )}
      {isUndecided ? (
        undecided
      ) : (
        <AccountList
          key={current?.isFirst === false ? current.id : 'first'}
          list={current ?? null}
          isOnly={(lists?.length ?? 0) < 2}
        />
      )}
      {isNaming && <ListNameDialog onClose={() => setNaming(false)} onDone={show} />}
    </>
  );
}
