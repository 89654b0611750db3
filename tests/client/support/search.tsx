import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { expect } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { SearchPage } from '../../../client/features/search/pages/SearchPage';
import { searchPolicies } from '../../../client/features/search/search.cache';
import type { SearchPageQuery, SpaceFilter } from '../../../client/generated/graphql';
import { SpaceFeatureValues } from '../../../client/generated/values/SpaceFeature';
import { SpaceTypeValues } from '../../../client/generated/values/SpaceType';
import { AuthProvider } from '../../../client/session/AuthProvider';
import type { SessionClient } from '../../../client/session/session-client';
import { setHeaderSlot } from '../../../client/ui/layout/header-slot';
import { renderAt } from './render';
import { createSessions } from './sessions';

type Answer = SearchPageQuery['searchSpaces'];

/** A space as a card shows it. */
export const spaceOf = (number: number, distanceM: number | null = 350) => ({
  __typename: 'Space' as const,
  id: `spc_${number}`,
  title: `Trastero ${number}`,
  type: 'STORAGE' as const,
  sizeM2: 6,
  city: 'Madrid',
  district: 'Chamberí',
  features: [],
  accessMode: 'AUTONOMOUS' as const,
  is24h: true,
  freeFrom: '2026-01-15',
  isInstantBook: false,
  isVerified: false,
  hasFeaturedHost: false,
  priceAllInCents: 9900,
  pricePerM2Cents: 1650,
  distanceM,
  photoCount: 0,
  rating: null,
  coverPhoto: null,
});
const pinOf = (number: number) => ({
  __typename: 'MapPin' as const,
  key: `spc_${number}`,
  lat: 40.43 + number / 1000,
  lng: -3.7,
  count: 1,
  priceCents: 9870,
  spaceId: `spc_${number}`,
});
const bounds = { __typename: 'Bounds' as const, south: 40.42, west: -3.72, north: 40.45, east: -3.68 };
/** A page of 38 spaces in Chamberí. */
export const found = {
  __typename: 'SpaceConnection',
  totalCount: 38,
  isCountCapped: false,
  place: {
    __typename: 'SearchPlace',
    name: 'Chamberí',
    kind: 'DISTRICT',
    lat: 40.43,
    lng: -3.7,
    postalCode: null,
    city: 'Madrid',
    bounds,
  },
  facets: {
    __typename: 'SearchFacets',
    autonomous: 20,
    scheduled: 18,
    is24h: 22,
    instantBook: 12,
    priceMinCents: 3300,
    priceMaxCents: 45_000,
    priceBuckets: [
      { __typename: 'PriceBucket', fromCents: 3000, toCents: 4500, count: 30 },
      { __typename: 'PriceBucket', fromCents: 4500, toCents: 6000, count: 0 },
      { __typename: 'PriceBucket', fromCents: 6000, toCents: null, count: 8 },
    ],
    types: SpaceTypeValues.map((type) => ({ __typename: 'SpaceTypeCount', type, count: type === 'GARAGE' ? 9 : 4 })),
    features: SpaceFeatureValues.map((feature) => ({
      __typename: 'FeatureCount',
      feature,
      count: feature === 'CAMERA' ? 14 : 0,
    })),
  },
  pins: [1, 2].map(pinOf),
  edges: Array.from({ length: 24 }, (_, index) => ({ __typename: 'SpaceEdge', node: spaceOf(index + 1) })),
  suggestedPlace: null,
  canWait: false,
  suggestions: [],
  nearest: [],
} as unknown as Answer;
/** The fields that differ when no space is found. */
export const nothing: Partial<Answer> = { totalCount: 0, edges: [], pins: [] };

const roomOf = (things: unknown[] | undefined) =>
  things?.length
    ? { __typename: 'ThingsRoom', volumeM3: 1.58, floorM2: 1.75, sizeM2: 2.5, doorM: 0.75, heightM: 0.9, features: [] }
    : null;

interface Setting {
  answer?: (filter: SpaceFilter) => Partial<Answer>;
  fields?: { path: string; code: string }[];
  isOffline?: boolean;
  /** The viewer; a visitor if absent. */
  session?: SessionClient;
  /** Answers of other operations, by name. */
  others?: Record<string, (variables: Record<string, unknown>) => object>;
}

function Frame() {
  const { search } = useLocation();
  return (
    <>
      <div ref={setHeaderSlot} />
      <output data-testid="address">{decodeURIComponent(search)}</output>
      <SearchPage />
    </>
  );
}

const counted = (_variables: unknown) => ({ countSearch: { __typename: 'CountSearchPayload', isCounted: true } });

/** The search page at an address, with the requests it sends. */
export async function openSearch(
  address: string,
  { answer = () => ({}), fields, isOffline, session = createSessions().client, others = {} }: Setting = {},
) {
  const fits: { things: unknown[]; filter: SpaceFilter }[] = [];
  const asked: { name: string | undefined; filter: SpaceFilter; page: number }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const other = { CountSearch: counted, ...others }[operationName ?? ''];
        if (other) {
          observer.next({ data: other(variables) });
          return observer.complete();
        }
        if (operationName === 'SearchFit')
          fits.push({ things: variables.things as unknown[], filter: variables.filter as SpaceFilter });
        else
          asked.push({ name: operationName, filter: variables.filter as SpaceFilter, page: variables.page as number });
        if (isOffline && asked.length === 1) return observer.error(new Error('offline'));
        const isWrong = fields && (variables.filter as SpaceFilter).from;
        if (isWrong)
          observer.next({
            data: null,
            errors: new CombinedGraphQLErrors({
              errors: [{ message: 'VALIDATION_FAILED', extensions: { code: 'VALIDATION_FAILED', fields } }],
            }).errors,
          });
        else
          observer.next({
            data: {
              roomFor: roomOf(variables.things as unknown[] | undefined),
              searchSpaces: { ...found, ...answer(variables.filter as SpaceFilter) },
            },
          });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache([searchPolicies]), link });
  renderAt(
    `/search${address}`,
    <AuthProvider client={session}>
      <ApolloProvider client={client}>
        <Frame />
      </ApolloProvider>
    </AuthProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Cargando...')).not.toBeInTheDocument());
  return { asked, fits, last: () => asked.at(-1) };
}

/** The page's current address. */
export const address = () => screen.getByTestId('address').textContent;
export const heading = () => screen.getByRole('heading', { level: 1 });
