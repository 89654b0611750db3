import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Link, Route, Routes } from 'react-router-dom';
import { Observable } from 'rxjs';
import { createCache } from '../../../client/apollo/cache';
import { dashboardPolicies } from '../../../client/features/dashboard/dashboard.cache';
import { BookingPage } from '../../../client/features/bookings/page/BookingPage';
import { DashboardPage } from '../../../client/features/dashboard/pages/DashboardPage';
import type {
  DashboardBooking_BookingFragment,
  DashboardSpace_SpaceFragment,
  Role,
} from '../../../client/generated/graphql';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt } from './render';
import { createSessions } from './sessions';
import { meaningsOf, spaceMeaningsOf } from './status-meanings';

type Outcome = Record<string, unknown> | { refused: string; params?: object; fields?: object[] };
type Answer = (variables: Record<string, never>) => Outcome | 'lost' | Promise<Outcome>;

const person = (id: string, displayName: string) => ({
  __typename: 'User' as const,
  id,
  displayName,
  initials: displayName.slice(0, 2).toUpperCase(),
  isIdentityVerified: false,
  avatar: null,
});

/** A request by Lucía for a space of Marta, as the host sees it. */
export const bookingOf = (id: string, change: Partial<DashboardBooking_BookingFragment> = {}) => ({
  __typename: 'Booking' as const,
  id,
  reference: `HU-${id}`,
  status: 'REQUESTED',
  from: '2027-04-05',
  to: '2027-05-20',
  days: 45,
  termType: 'FIXED',
  isOpenEnded: false,
  goods: ['BOXES'],
  message: null,
  deadline: { __typename: 'BookingDeadline', since: '2027-03-02T09:00:00Z', until: '2027-03-03T09:00:00Z' },
  requestedAt: '2027-03-02T09:00:00Z',
  decidedAt: null,
  createdAt: '2027-03-02T08:50:00Z',
  declineReason: null,
  declineReasonName: null,
  declineText: null,
  cancelledBy: null,
  cancelledAt: null,
  cancelReason: null,
  cancelText: null,
  timeZone: 'Europe/Madrid',
  completesAt: null,
  cancellation: null,
  refund: null,
  review: null,
  availableActions: ['ACCEPT', 'DECLINE'],
  acceptRefusal: null,
  canBookAgain: false,
  changeRequest: null,
  viewerRole: 'HOST',
  firstChargeCents: 7700,
  totalCents: 11_550,
  hostNetCents: 9975,
  monthTotalCents: null,
  hostMonthNetCents: null,
  renterStayCount: 0,
  nextCharge: null,
  payment: null,
  moveIn: null,
  renter: person('usr_lucia', 'Lucía'),
  host: person('usr_marta', 'Marta'),
  space: {
    __typename: 'Space' as const,
    id: id.replace('bkg', 'spc'),
    status: 'PUBLISHED',
    title: `Trastero ${id}`,
    type: 'STORAGE',
    sizeM2: 4,
    city: 'Madrid',
    district: 'Centro',
    postalCode: '28012',
    address: null,
    floor: null,
    door: null,
    accessMode: 'AUTONOMOUS',
    is24h: true,
    accessInstructions: null,
    accessHours: [],
    coverPhoto: null,
  },
  ...meaningsOf(change.status ?? 'REQUESTED'),
  ...change,
});

/** The result of cancelling a booking for its renter: within the free period unless overridden. */
export const previewOf = (change: Partial<NonNullable<DashboardBooking_BookingFragment['cancellation']>> = {}) => ({
  __typename: 'CancellationPreview' as const,
  paidCents: 7700,
  refundCents: 7700,
  creditCents: 0,
  rentRefundCents: 7000,
  feeRefundCents: 700,
  protectionRefundCents: 0,
  keptCents: 0,
  rule: 'FREE' as const,
  freeUntil: '2027-04-03T22:00:00Z',
  changesAt: '2027-04-03T22:00:00Z',
  withdrawalUntil: null,
  hostFeeCents: 0,
  ...change,
});

/** A space of the host. */
export const spaceOf = (id: string, change: Partial<DashboardSpace_SpaceFragment> = {}) => ({
  __typename: 'Space' as const,
  id,
  status: 'PUBLISHED',
  ...spaceMeaningsOf(change.status ?? 'PUBLISHED'),
  title: `Espacio ${id}`,
  type: 'STORAGE',
  sizeM2: 4,
  city: 'Madrid',
  district: 'Centro',
  priceAllInCents: 7700,
  hostNetMonthCents: 6650,
  commissionTerms: { __typename: 'HostCommission' as const, kind: 'USUAL' as const, bps: 500 },
  completenessPercent: 100,
  photoCount: 3,
  draftSavedAt: null,
  changesAsked: null,
  changeNotes: [],
  waitingCount: null,
  freeFrom: null,
  freeUntil: null,
  pausedAt: null,
  hasUnpublishedChanges: false,
  decisionPath: null,
  isHiddenByDecision: false,
  viewerCan: { __typename: 'SpacePermissions', edit: true, publish: false, pause: true, resume: false, archive: true },
  coverPhoto: null,
  ...change,
});

/** One page of a list. */
export const pageOf = (name: string, nodes: { id: string }[], hasNextPage = false, totalCount = nodes.length) => ({
  totalCount,
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
  edges: nodes.map((node) => ({ __typename: `${name}Edge`, cursor: node.id, node })),
  __typename: `${name}Connection`,
});

/** A page of a host's own spaces, with their numbers by status. */
export const spacesOf = (
  spaces: readonly ReturnType<typeof spaceOf>[],
  statusCounts: readonly { status: string; count: number }[] = spaces.map(({ status }) => ({ status, count: 1 })),
) => ({
  ...pageOf('Space', [...spaces]),
  statusCounts: statusCounts.map((one) => ({ __typename: 'SpaceStatusCount', ...one })),
});

const GROUPS = ['PENDING', 'CURRENT', 'UPCOMING', 'PAST'] as const;

/** The metrics of one side. */
export const summaryOf = (
  change: Record<string, unknown> = {},
  counts: Partial<Record<(typeof GROUPS)[number], number>> = {},
) => ({
  dashboardSummary: {
    __typename: 'DashboardSummary',
    mode: 'HOST',
    groups: GROUPS.map((group) => ({ __typename: 'BookingGroupCount', group, count: counts[group] ?? 0 })),
    todo: [],
    todoCount: 0,
    answersLeft: 0,
    answersDue: [],
    spaceCount: 2,
    publishedSpaceCount: 2,
    lettableSpaceCount: 2,
    monthCents: 0,
    income: [],
    incomePaidCents: 0,
    occupancyPercent: null,
    occupiedDays: null,
    availableDays: null,
    takenByDay: [],
    upcoming: [],
    nextCharge: null,
    ...change,
  },
});

/** Opens the dashboard with a fake server; operations without an answer fail. */
export async function openDashboard(path: string, answers: Record<string, Answer>, roles: Role[] = ['RENTER', 'HOST']) {
  const listeners: ((data: Record<string, unknown>) => void)[] = [];
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const defaultAnswers: Record<string, Answer> = {
    DashboardSummary: () => summaryOf(),
    NextPayout: () => ({ dashboardSummary: { __typename: 'DashboardSummary', mode: 'HOST', nextPayout: null } }),
    DashboardOnboarding: () => ({
      onboarding: { __typename: 'Onboarding', isAsked: true, doneAt: '2027-01-01T09:00:00Z' },
    }),
    HostCalendar: ({ month }) => ({
      hostCalendar: { __typename: 'HostCalendar', month, spaceCount: 2, days: [], moves: [] },
    }),
    UnreadMessageCount: () => ({ unreadMessageCount: 0 }),
    ...answers,
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        // No live messages arrive.
        if (operationName === 'NotificationChanged' || operationName === 'UnreadMessageCountChanged') return;
        if (operationName === 'TicketChanged') return void listeners.push((data) => observer.next({ data }));
        calls.push({ name: operationName, variables });
        const outcome = defaultAnswers[operationName]?.(variables as Record<string, never>) ?? 'lost';
        if (outcome === 'lost') return observer.error(new Error('connection reset'));
        // Answers asynchronously, as a network does: during the call the cache would still be busy with the query.
        void Promise.resolve(outcome).then((answer) => {
          if ('refused' in answer)
            observer.next({
              data: null,
              errors: [
                new GraphQLError('refused', {
                  extensions: { code: answer['refused'], params: answer['params'], fields: answer['fields'] },
                }),
              ],
            });
          else observer.next({ data: answer });
          observer.complete();
        });
      }),
  );
  const { client: session } = createSessions({}, roles);
  await session.signIn({ email: 'marta@correo.es', password: 'una-clave-larga' });
  await session.reloadViewer();
  renderAt(
    path,
    <AuthProvider client={session}>
      <ApolloProvider
        client={
          new ApolloClient({
            cache: createCache([dashboardPolicies]),
            link,
            defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
          })
        }
      >
        <Routes>
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/booking/:id" element={<BookingPage />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
        <Link to="/">away</Link>
        <Link to={path}>back</Link>
        <Link to="/dashboard?mode=host&tab=bookings&highlight=bkg_new">ring</Link>
        <Toaster />
      </ApolloProvider>
    </AuthProvider>,
  );
  session.stop();
  return {
    callsOf: (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables),
    /** A live change of a ticket. */
    changeTicket: (ticket: object) => act(() => listeners.forEach((listen) => listen({ ticketChanged: ticket }))),
  };
}
