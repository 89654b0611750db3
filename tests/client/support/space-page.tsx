import { reasonsOf } from './reasons';
import { ApolloClient, ApolloLink, type FetchResult } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { vi } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { reviewsPolicies } from '../../../client/features/reviews/reviews.cache';
import { SpacePage } from '../../../client/features/spaces/space-page/pages/SpacePage';
import type { SpacePageQuery, SpaceQuoteQuery } from '../../../client/generated/graphql';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { rememberPerson } from '../../../client/session/tabs';
import { renderAt } from './render';
import { createSessions, refusal, sessionOf } from './sessions';

/** A space as the page receives it. */
export type Space = NonNullable<SpacePageQuery['space']>;
type Quote = SpaceQuoteQuery['priceQuote'];

const photo = (number: number) => ({
  __typename: 'Photo',
  id: `pho_${number}`,
  alt: `Vista ${number}`,
  width: 960,
  height: 640,
  url: `/p${number}.webp`,
  srcSetAvif: null,
  srcSetWebp: null,
  thumbhash: null,
  color: '#ccc',
});

/** A published space as visitors see it. */
export const space = {
  __typename: 'Space',
  id: 'spc_1',
  status: 'PUBLISHED',
  isPublic: true,
  type: 'STORAGE',
  title: 'Trastero seco en Trafalgar',
  description: 'Primera línea.\nSegunda <b>línea</b>.',
  sizeM2: 6,
  lengthM: 3,
  widthM: 2,
  heightM: 2.4,
  doorWidthM: 0.85,
  doorHeightM: 2,
  features: ['LIFT', 'CAMERA'],
  hasElectricMeter: false,
  humidity: 'NONE',
  allowedGoods: ['BOXES', 'FURNITURE', 'BICYCLES'],
  priceAllInCents: 9900,
  minDays: 30,
  cancellationPolicy: 'FLEXIBLE',
  cancellationTerms: {
    __typename: 'PolicyTerms',
    policy: 'FLEXIBLE',
    freeHours: 24,
    freeDays: null,
    keptCents: 2500,
    refundPercent: null,
    nothingHours: null,
    nothingDays: null,
    withdrawalDays: 14,
  },
  city: 'Madrid',
  postalCode: '28010',
  district: 'Chamberí',
  address: null,
  floor: null,
  door: null,
  exactLocation: null,
  approximateArea: { __typename: 'ApproximateArea', lat: 40.43, lng: -3.7, radiusM: 300 },
  accessMode: 'SCHEDULED',
  accessHours: [1, 2, 3, 4, 5].map((weekday) => ({
    __typename: 'AccessHours',
    weekday,
    fromMinute: 480,
    toMinute: 1320,
  })),
  is24h: false,
  visitNoticeHours: 24,
  visitsPerMonth: 4,
  keysLent: 0,
  isInstantBook: false,
  isVerified: false,
  hasFeaturedHost: false,
  accessInstructions: null,
  availableFrom: null,
  photos: [1, 2, 3].map(photo),
  host: {
    __typename: 'User',
    id: 'usr_9',
    displayName: 'Lucía M.',
    initials: 'LM',
    avatar: null,
    bio: '',
    memberSince: '2025-05-10T10:00:00.000Z',
    isTrader: false,
    isIdentityVerified: false,
    isFeaturedHost: false,
    rating: null,
    responseTime: 'UNDER_AN_HOUR',
    responseRatePercent: 96,
  },
  busy: [],
  isSample: true,
  isOwn: false,
  viewerCan: { __typename: 'SpacePermissions', edit: false, request: true, report: true, seeExactAddress: false },
  similar: [],
  rating: null,
  reviews: {
    __typename: 'ReviewConnection',
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
} as unknown as Space;

const line = (from: string, to: string, dueOn: string) => ({
  __typename: 'PriceLine',
  from,
  to,
  days: 31,
  dueOn,
  isWholeMonth: true,
  rentCents: 9000,
  renterFeeCents: 900,
  protectionCents: 0,
  totalCents: 9900,
});

/** The price of three months. */
export const quote = {
  __typename: 'PriceQuote',
  from: '2099-12-01',
  to: '2100-03-01',
  days: 90,
  termType: 'FIXED',
  renterFeeCents: 2700,
  protectionCents: 0,
  ivaCents: 469,
  taxName: 'IVA',
  totalCents: 29_700,
  firstChargeCents: 9900,
  lines: [
    line('2099-12-01', '2100-01-01', '2000-01-01'),
    line('2100-01-01', '2100-02-01', '2100-01-01'),
    line('2100-02-01', '2100-03-01', '2100-02-01'),
  ],
  discountPercent: 0,
  depositCents: 4500,
  cancellationPolicy: 'FLEXIBLE',
  freeCancellationUntil: '2099-11-29T23:00:00.000Z',
  timeZone: 'Europe/Madrid',
  isAvailable: true,
  confirmsAtOnce: false,
  isMinimumApplied: false,
  noticeDays: 15,
} as unknown as Quote;

interface Setting {
  space?: Partial<Space> | null;
  gone?: unknown;
  misfits?: string[];
  quote?: Partial<Quote>;
  /** The server's refusal of the dates. */
  refusal?: { path: string; code: string; params?: Record<string, unknown> };
  isOffline?: boolean;
  /** Answers of other operations, by name. */
  answers?: Record<string, (variables: never) => unknown>;
  dates?: string;
  isSignedIn?: boolean;
  /** Somebody is remembered, but the session cannot be looked up. */
  isLost?: boolean;
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** The same months in an address. */
export const DATES = '?from=2099-12-01&to=2100-03-01';

/** The page of the space, with the requests it sends. */
export async function openSpace(setting: Setting = {}) {
  const refresh = async () => {
    if (setting.isLost) throw refusal('NETWORK');
    return setting.isSignedIn ? sessionOf() : null;
  };
  if (setting.isLost) rememberPerson('usr_marta');
  const { client: session } = createSessions({ refresh: vi.fn(refresh) });
  await session.start();
  const asked: unknown[] = [];
  const answers = {
    SpacePage: () => ({
      data: { space: setting.space === null ? null : { ...space, ...setting.space }, goneSpace: setting.gone ?? null },
    }),
    Reasons: (variables: Record<string, unknown>) => ({ data: reasonsOf(variables) }),
    ReportSpace: () => ({ data: { reportSpace: { code: 'REP-2026-000012' } } }),
    SpaceFit: () => ({
      data: {
        roomFor: {
          __typename: 'ThingsRoom',
          volumeM3: 1.5,
          floorM2: 1.7,
          sizeM2: 2.5,
          doorM: 0.75,
          heightM: 0.9,
          features: [],
        },
        space: { __typename: 'Space', id: 'spc_1', misfits: setting.misfits ?? [] },
      },
    }),
    SpaceQuote: () => {
      if (!setting.refusal) return { data: { priceQuote: { ...quote, ...setting.quote } } };
      throw new CombinedGraphQLErrors({
        errors: [{ message: 'x', extensions: { code: 'VALIDATION_FAILED', fields: [setting.refusal] } }],
      } as never);
    },
    CountSpaceView: () => ({ data: { countSpaceView: { isCounted: true } } }),
    ...setting.answers,
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable<FetchResult>((observer) => {
        if (operationName !== 'CountSpaceView') asked.push([operationName, variables]);
        try {
          if (setting.isOffline) throw new Error('offline');
          const answer = answers[operationName as keyof typeof answers] as (
            asked: unknown,
          ) => FetchResult | Promise<FetchResult>;
          const finish = (result: FetchResult): void => (observer.next(result), observer.complete());
          const result = answer(variables);
          if (result instanceof Promise) void result.then(finish);
          else finish(result);
        } catch (error) {
          observer.error(error);
        }
      }),
  );
  const client = new ApolloClient({ cache: createCache([reviewsPolicies]), link });
  renderAt(
    `/space/spc_1${setting.dates ?? ''}`,
    <AuthProvider client={session}>
      <ApolloProvider client={client}>
        <Routes>
          <Route path="/space/:id" element={<SpacePage />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </ApolloProvider>
    </AuthProvider>,
  );
  session.stop();
  await screen.findByRole('heading', { level: 1 });
  return { asked, setting };
}
