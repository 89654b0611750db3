import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { vi } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { profilePolicies } from '../../../client/features/accounts/profile/profile.cache';
import { EditProfilePage } from '../../../client/features/accounts/profile/edit/EditProfilePage';
import { ProfilePage } from '../../../client/features/accounts/profile/public/ProfilePage';
import type { OwnProfile_ViewerFragment } from '../../../client/generated/graphql';
import { BrowserHistory } from '../../../client/router/browser-history';
import { HistoryRouter } from '../../../client/router/HistoryRouter';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { system } from '../../../client/theme/system';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { createSessions, sessionOf } from './sessions';

type Field = { path: string; code: string };
type Answer = (variables: Record<string, never>) => Record<string, unknown> | { fields: Field[] };

const GROUPS = ['BOOKINGS', 'NEWS', 'ESSENTIAL'] as const;

/** A user without reviews. */
export const NO_REVIEWS = {
  __typename: 'ReviewConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

/** The viewer's own data as the server returns it. */
export const viewerOf = (change: Partial<OwnProfile_ViewerFragment> = {}) => ({
  __typename: 'Viewer',
  id: 'vwr_marta',
  userId: 'usr_marta',
  displayName: null,
  publicName: 'Marta R.',
  initials: 'MR',
  bio: '',
  city: null,
  languages: ['ES'] as OwnProfile_ViewerFragment['languages'],
  isTrader: null,
  locale: 'ES',
  badges: ['EMAIL'],
  phone: null,
  avatar: null,
  notificationPreferences: GROUPS.flatMap((group) =>
    (['BELL', 'EMAIL'] as const).map((channel) => ({
      __typename: 'NotificationPreference',
      group,
      channel,
      isOn: group !== 'NEWS',
      isLocked: group === 'ESSENTIAL' && channel === 'EMAIL',
    })),
  ),
  quietHours: null,
  pushDeviceCount: 0,
  isPushOffered: true,
  ...change,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Opens an address of the profile with a fake server, signed in unless stated otherwise. */
export async function openProfile(path: string, answers: Record<string, Answer>, { isSignedIn = true } = {}) {
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        calls.push({ name: operationName, variables });
        const answer = answers[operationName]?.(variables as Record<string, never>);
        if (!answer) return observer.error(new Error('connection reset'));
        if ('fields' in answer)
          observer.next({
            data: null,
            errors: [
              new GraphQLError('refused', { extensions: { code: 'VALIDATION_FAILED', fields: answer['fields'] } }),
            ],
          });
        else observer.next({ data: answer });
        observer.complete();
      }),
  );
  const { client: session } = createSessions({ refresh: vi.fn(async () => (isSignedIn ? sessionOf() : null)) });
  await session.start();
  window.history.replaceState(null, '', path);
  const page: ReactNode = (
    <Routes>
      <Route path="/profile/edit" element={<EditProfilePage />} />
      <Route path="/profile/:userId" element={<ProfilePage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  render(
    <ChakraProvider value={system()}>
      <AuthProvider client={session}>
        <ApolloProvider client={new ApolloClient({ cache: createCache([profilePolicies]), link })}>
          <HistoryRouter history={new BrowserHistory(window)}>
            {page}
            <Address />
          </HistoryRouter>
          <Toaster />
        </ApolloProvider>
      </AuthProvider>
    </ChakraProvider>,
  );
  session.stop();
  await screen.findByRole('heading', { level: 1 });
  return { callsOf: (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables) };
}
