import {
  useFavoriteSpacesQuery,
  type FavoriteSpacesQuery,
  type SpaceCard_SpaceFragment,
} from '../../../generated/graphql';
import { useFavorites } from '../../../ui/favorites/favorites-store';
import { ComparedSpaces } from './ComparedSpaces';
import { FavoriteCards } from './FavoriteCards';

const SHOWN = 50;
type Node = FavoriteSpacesQuery['nodes'][number];

const isSpace = (node: Node): node is SpaceCard_SpaceFragment => node !== null && 'priceAllInCents' in node;

/** What a visitor keeps in this browser; a space that is gone is left out. */
export function BrowserList() {
  const ids = useFavorites().slice(0, SHOWN);
  const { data, previousData, loading, error, refetch } = useFavoriteSpacesQuery({
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  });
  const found = (data ?? previousData)?.nodes ?? [];
  const spaces = ids.length === 0 ? [] : found.filter(isSpace).filter((space) => ids.includes(space.id));
  if (spaces.length > 0) return <ComparedSpaces spaces={spaces} />;
  return (
    <FavoriteCards isLoading={loading} error={ids.length > 0 ? error : undefined} onRetry={() => void refetch()}>
      {[]}
    </FavoriteCards>
  );
}
