import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Route, Routes, useParams } from 'react-router-dom';
import { Observable } from 'rxjs';
import { vi } from 'vitest';
import { HostedPage } from '../../../client/features/bookings/hosted/HostedPage';
import { CheckoutPage } from '../../../client/features/bookings/checkout/pages/CheckoutPage';
import type {
  Checkout_BookingFragment,
  CheckoutSpaceQuery,
  ErrorCode,
  ProtectionPlan,
} from '../../../client/generated/graphql';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt } from './render';
import { createSessions } from './sessions';
import { meaningsOf } from './status-meanings';

type Answer =
  | Record<string, unknown>
  | {
      refused: ErrorCode;
      params?: Record<string, unknown>;
      fields?: { path: string; code: string; params?: Record<string, unknown> }[];
    }
  | 'lost';

/** One request that the fake server received. */
interface Call {
  name: string;
  input: Record<string, unknown>;
}

export const planPrice = (
  plan: ProtectionPlan,
  perChargeCents: number,
): Checkout_BookingFragment['planPrices'][number] & { __typename: string } => {
  const line = (
    from: string,
    to: string,
    days: number,
    rentCents: number,
    renterFeeCents: number,
    ivaCents: number,
  ) => ({
    __typename: 'PriceLine',
    from,
    to,
    days,
    dueOn: days === 30 ? '2026-01-01' : from,
    isWholeMonth: days === 30,
    rentCents,
    renterFeeCents,
    protectionCents: perChargeCents,
    ivaCents,
    totalCents: rentCents + renterFeeCents + perChargeCents,
  });
  const lines = [
    line('2027-04-05', '2027-05-05', 30, 7000, 700, 121),
    line('2027-05-05', '2027-05-20', 15, 3500, 350, 61),
  ];
  return {
    __typename: 'PlanPrice',
    plan,
    recommendedFor: [],
    perChargeCents,
    firstChargeCents: 7700 + perChargeCents,
    creditCents: 0,
    monthTotalCents: null,
    totalCents: 11_550 + 2 * perChargeCents,
    ivaCents: 182,
    lines,
  };
};

/** Plans with a price, as a server that handles claims offers them. */
export const ALL_PLANS = [planPrice('BASIC', 0), planPrice('PLUS', 499), planPrice('MAXIMA', 999)];

/** A hold of 5 April – 20 May at 70 € a month, for a quarter of an hour. */
export const bookingOf = ({
  holdExpiresAt = new Date(Date.now() + 900_000).toISOString(),
  ...change
}: Partial<Checkout_BookingFragment> = {}) => ({
  __typename: 'Booking',
  id: 'bkg_1',
  reference: 'HU-2027-004812',
  status: 'PENDING_PAYMENT',
  from: '2027-04-05',
  to: '2027-05-20',
  days: 45,
  termType: 'FIXED',
  isHostTrader: false,
  confirmsAtOnce: false,
  timeZone: 'Europe/Madrid',
  taxName: 'IVA',
  depositCents: 3500,
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
  freeCancellationUntil: '2027-04-03T22:00:00Z',
  freeHoursAfterConfirmation: null,
  holdExpiresAt,
  deadline: holdExpiresAt && {
    __typename: 'BookingDeadline',
    since: new Date().toISOString(),
    until: holdExpiresAt,
  },
  createdAt: new Date().toISOString(),
  availableActions: ['PAY'],
  planPrices: [planPrice('BASIC', 0)],
  ...meaningsOf(change.status ?? 'PENDING_PAYMENT'),
  ...change,
});

/** The space that is booked. */
export const space = {
  __typename: 'Space',
  id: 'spc_1',
  title: 'Trastero seco en Lavapiés',
  sizeM2: 4.2,
  city: 'Madrid',
  postalCode: '28012',
  allowedGoods: ['FURNITURE', 'BOXES'],
  availableFrom: null,
  minDays: 7,
  coverPhoto: null,
  busy: [],
  host: {
    __typename: 'User',
    id: 'usr_2',
    displayName: 'Marta R.',
    isTrader: false,
    responseTime: null,
  } as NonNullable<CheckoutSpaceQuery['space']>['host'],
};

function Arrived() {
  return <output>{`success ${useParams().bookingId}`}</output>;
}

/** Opens the checkout with a fake server; the `answers` of an operation are used in order, the last one repeatedly. */
export async function openCheckout(
  answers: Record<string, Answer[]>,
  search = '?from=2027-04-05&to=2027-05-20',
  page: 'booking' | 'pay' = 'booking',
) {
  const calls: Call[] = [];
  const defaultAnswers: Record<string, Answer[]> = {
    CheckoutSpace: [{ space, viewer: { __typename: 'Viewer', id: 'usr_1', lastGoods: null } }],
    StartBooking: [{ startBooking: { booking: bookingOf() } }],
    ProhibitedGoods: [{ prohibitedGoods: [] }],
    ...answers,
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        calls.push({ name: operationName, input: (variables.input ?? variables) as Record<string, unknown> });
        const queue = defaultAnswers[operationName] ?? [];
        const answer = queue.length > 1 ? queue.shift() : queue[0];
        if (answer === undefined || answer === 'lost') return observer.error(new Error('connection reset'));
        if (typeof answer === 'object' && 'refused' in answer) {
          observer.next({
            data: null,
            errors: [
              new GraphQLError('refused', {
                extensions: { code: answer.refused, params: answer.params, fields: answer.fields },
              }),
            ],
          });
        } else observer.next({ data: answer });
        observer.complete();
      }),
  );
  const { client: session } = createSessions();
  await session.signIn({ email: 'lucia@correo.es', password: 'una-clave-larga' });
  const cards = vi.fn(async (_address: string, _init: { body: string }) =>
    Response.json({ id: `pm_${cards.mock.calls.length}`, brand: 'visa', last4: '4242' }, { status: 201 }),
  );
  vi.stubGlobal('fetch', cards);
  renderAt(
    `/${page}/spc_1${search}`,
    <AuthProvider client={session}>
      <ApolloProvider
        client={
          new ApolloClient({
            cache: new InMemoryCache(),
            link,
          })
        }
      >
        <Routes>
          <Route path="/booking/:spaceId" element={<CheckoutPage />} />
          <Route path="/pay/:spaceId" element={<HostedPage />} />
          <Route path="/booking-success/:bookingId" element={<Arrived />} />
        </Routes>
      </ApolloProvider>
    </AuthProvider>,
  );
  session.stop();
  const callsOf = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { calls, callsOf, cards };
}

/** Fills in all fields of the checkout except the card. */
export async function answerGoods(): Promise<void> {
  fireEvent.click(await screen.findByLabelText('Cajas'));
  fireEvent.click(screen.getByLabelText('Entre 500 y 2.000 €'));
  fireEvent.click(screen.getByLabelText(/Declaro/));
  fireEvent.click(screen.getByLabelText(/Autorizo/));
}

/** Fills in all fields of the checkout. */
export async function answerAll(): Promise<void> {
  await answerGoods();
  const card = { 'Número de tarjeta': '4242424242424242', Caducidad: '1130', CVC: '123', Titular: 'Lucía Prieto' };
  for (const [label, value] of Object.entries(card))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
