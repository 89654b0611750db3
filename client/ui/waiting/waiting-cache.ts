import type { ApolloCache } from '@apollo/client';
import { WaitingPlacesDocument, type WaitingPlaceRow_PlaceFragment } from '../../generated/graphql';

const byFirstDay = (one: WaitingPlaceRow_PlaceFragment, other: WaitingPlaceRow_PlaceFragment): number =>
  one.from.localeCompare(other.from);

/** Shows a saved place where the server's list has it. */
export function addPlace(cache: ApolloCache, place: WaitingPlaceRow_PlaceFragment): void {
  cache.updateQuery({ query: WaitingPlacesDocument }, (had) =>
    had
      ? { waitingPlaces: [...had.waitingPlaces.filter(({ id }) => id !== place.id), place].toSorted(byFirstDay) }
      : undefined,
  );
}

/** Shows no more a place that was given up. */
export function removePlace(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'WaitingPlace', id }) });
}
