import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Route, Routes } from 'react-router-dom';
import { Observable } from 'rxjs';
import { createCache } from '../../../client/apollo/cache';
import { LeaveReviewPage } from '../../../client/features/reviews/pages/LeaveReviewPage';
import { reviewsPolicies } from '../../../client/features/reviews/reviews.cache';
import type { LeaveReview_BookingFragment, LeaveReview_ReviewFragment } from '../../../client/generated/graphql';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt } from './render';
import { createSessions } from './sessions';

type Answer = (
  variables: Record<string, never>,
) => Record<string, unknown> | { refused: string; fields?: { path: string; code: string; params?: object }[] } | 'lost';
type BookingReview = NonNullable<LeaveReview_BookingFragment['review']>;

const DAY_MS = 86_400_000;
const daysAway = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const person = (id: string, displayName: string) => ({
  __typename: 'User',
  id,
  displayName,
  initials: 'XX',
  isTrader: false,
  avatar: null,
});

const abilities = (edit: boolean) => ({
  __typename: 'ReviewAbilities' as const,
  edit,
  reply: false,
  report: false,
  markUseful: false,
});

/** A review by Lucía about Marta's space. */
export const makeReview = (change: Partial<LeaveReview_ReviewFragment> = {}): LeaveReview_ReviewFragment =>
  ({
    __typename: 'Review',
    id: 'rev_1',
    overall: 4,
    text: 'Seco y fácil de encontrar; volvería sin dudarlo.',
    language: 'ES',
    status: 'SUBMITTED',
    isPublished: change.status === 'PUBLISHED',
    isWaiting: change.status !== 'PUBLISHED' && change.status !== 'HIDDEN',
    decisionPath: null,
    submittedAt: '2027-05-22T09:00:00Z',
    publishedAt: null,
    replyText: null,
    usefulCount: 0,
    isUsefulToViewer: false,
    translatableFrom: null,
    photos: [],
    privateNote: '',
    author: person('usr_lucia', 'Lucía P.'),
    viewerCan: abilities(!change.status || change.status === 'SUBMITTED' || change.status === 'HELD'),
    scores: {
      __typename: 'ReviewScores',
      overall: 4,
      accuracy: 5,
      access: null,
      condition: null,
      security: null,
      communication: null,
      value: null,
      care: null,
      rules: null,
      payment: null,
    },
    ...change,
  }) as LeaveReview_ReviewFragment;

/** An ended rental of Lucía with ten days left to review it. */
export const makeBooking = (
  review: Partial<BookingReview> | null = {},
  change: Partial<LeaveReview_BookingFragment> = {},
) => ({
  __typename: 'Booking',
  id: 'bkg_1',
  viewerRole: 'RENTER',
  from: '2027-04-05',
  to: '2027-05-20',
  isOpenEnded: false,
  space: {
    __typename: 'Space',
    id: 'spc_1',
    isPublic: true,
    title: 'Trastero seco en Lavapiés',
    sizeM2: 4.2,
    city: 'Madrid',
    district: 'Centro',
    coverPhoto: null,
  },
  renter: person('usr_lucia', 'Lucía P.'),
  host: person('usr_marta', 'Marta R.'),
  review: review && {
    __typename: 'BookingReview',
    canWrite: true,
    isReplacing: false,
    opensAt: daysAway(-4),
    closesAt: daysAway(10.5),
    own: null,
    other: null,
    ...review,
  },
  ...change,
});

/** Renders the review page with a fake server; operations without an answer fail. */
export async function openReview(answers: Record<string, Answer>) {
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        calls.push({ name: operationName, variables });
        const answer = answers[operationName]?.(variables as Record<string, never>) ?? 'lost';
        if (answer === 'lost') return observer.error(new Error('connection reset'));
        if ('refused' in answer)
          observer.next({
            data: null,
            errors: [
              new GraphQLError('refused', { extensions: { code: answer['refused'], fields: answer['fields'] } }),
            ],
          });
        else observer.next({ data: answer });
        observer.complete();
      }),
  );
  const { client: session } = createSessions();
  await session.signIn({ email: 'lucia@correo.es', password: 'una-clave-larga' });
  const { unmount } = renderAt(
    '/leave-review/bkg_1',
    <AuthProvider client={session}>
      <ApolloProvider client={new ApolloClient({ cache: createCache([reviewsPolicies]), link })}>
        <Routes>
          <Route path="/leave-review/:bookingId" element={<LeaveReviewPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Toaster />
      </ApolloProvider>
    </AuthProvider>,
  );
  session.stop();
  await screen.findByRole('heading', { level: 1 });
  return {
    unmount,
    callsOf: (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables),
  };
}
