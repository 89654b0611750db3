import { pageBounds } from '../../../generated/first-bounds';
import { useState } from 'react';
import {
  useFavoriteSpacesQuery,
  type FavoriteSpacesQuery,
  type SpaceCard_SpaceFragment,
} from '../../../generated/graphql';
import { useFavorites } from '../../../ui/favorites/favorites-store';
import { ComparedSpaces } from './ComparedSpaces';
import { FavoriteCards } from './FavoriteCards';
import { MoreButton } from './MoreButton';

const PAGE = pageBounds.first;
type Node = FavoriteSpacesQuery['nodes'][number];

const isSpace = (node: Node): node is SpaceCard_SpaceFragment => node !== null && 'priceAllInCents' in node;

/** A visitor's favorites in this browser, one page at a time; deleted spaces are left out. */
export function BrowserList() {
  const ids = useFavorites();
  // Removing one hides its card without a request; adding one reloads the list.
  const [listed, setListed] = useState(ids);
  if (ids.some((id) => !listed.includes(id))) setListed(ids);
  const { data, loading, error, refetch, fetchMore } = useFavoriteSpacesQuery({
    variables: { ids: listed.slice(0, PAGE) },
    skip: ids.length === 0,
  });
  const nodes = ids.length === 0 ? [] : (data?.nodes ?? []);
  const spaces = nodes.filter(isSpace).filter((space) => ids.includes(space.id));
  const next = nodes.length > 0 ? listed.slice(nodes.length, nodes.length + PAGE) : [];
  if (spaces.length === 0 && next.length === 0) {
    return (
      <FavoriteCards isLoading={loading} error={ids.length > 0 ? error : undefined} onRetry={() => void refetch()}>
        {[]}
      </FavoriteCards>
    );
  }
  const more = () =>
    fetchMore({
      variables: { ids: next },
      updateQuery: (before, { fetchMoreResult }) => ({ nodes: [...before.nodes, ...fetchMoreResult.nodes] }),
    });
  return (
    <>
      <ComparedSpaces spaces={spaces} />
      {next.length > 0 && <MoreButton isLoading={loading} onMore={more} />}
    </>
  );
}
