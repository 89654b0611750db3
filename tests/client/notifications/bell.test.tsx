import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotificationBell } from '../../../client/features/notifications/NotificationBell';
import { useDashboardMode } from '../../../client/session/dashboard-mode';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

const HOSTS_LINK = '/dashboard?mode=host&tab=bookings&highlight=bkg_1';
/** A notification of a user who rents and hosts. */
const ofHost = {
  __typename: 'Notification',
  id: 'ntf_1',
  type: 'BOOKING_REQUESTED',
  icon: 'WAITING',
  title: 'Nueva solicitud de reserva',
  message: 'Lucía quiere tu trastero.',
  spaceTitle: null,
  path: HOSTS_LINK,
  read: false,
  createdAt: '2027-03-02T09:00:00Z',
  bookingId: 'bkg_1',
  booking: { __typename: 'Booking', id: 'bkg_1', viewerRole: 'HOST' },
};

/** What the server has for the host's side. */
let ofHosts = [ofHost];

function Side() {
  const { pathname, search } = useLocation();
  return <output>{`${useDashboardMode().mode} ${pathname}${search}`}</output>;
}

async function open(path: string) {
  const modes: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'Notifications') {
          modes.push(variables['mode']);
          // As the server does, answers only the notifications of the requested side.
          const nodes = variables['mode'] === 'RENTER' ? [] : ofHosts;
          const edges = nodes.map((node) => ({ __typename: 'NotificationEdge', cursor: node.id, node }));
          observer.next({ data: { notifications: { __typename: 'NotificationConnection', edges } } });
          observer.complete();
        }
        if (operationName === 'MarkNotificationsRead') {
          const read = { __typename: 'Notification', id: 'ntf_1', read: true };
          observer.next({ data: { markNotificationsRead: { notifications: [read] } } });
          observer.complete();
        }
      }),
  );
  const { client } = createSessions();
  await client.signIn({ email: 'marta@correo.es', password: 'una-clave-larga' });
  renderAt(
    path,
    <AuthProvider client={client}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <NotificationBell />
        <Side />
        <Link to="/dashboard?mode=renter">rents</Link>
        <Link to="/dashboard?mode=host">hosts</Link>
      </ApolloProvider>
    </AuthProvider>,
  );
  client.stop();
  return modes;
}

beforeEach(() => {
  ofHosts = [ofHost];
  return useLanguage('es', ['notifications']);
});
afterEach(() => localStorage.clear());

test.each([
  ['/dashboard?mode=renter', 'RENTER', 'Notificaciones'],
  ['/dashboard?mode=host', 'HOST', /1.*sin leer/],
  // Until a side is chosen, the bell shows both.
  ['/search', null, /1.*sin leer/],
] as const)('NOT-7 at %s the bell requests the notifications of mode %s', async (path, mode, name) => {
  const modes = await open(path);
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(modes).toEqual([mode]);
});

test("NOT-7 opening a host's notification switches the dashboard and the bell to host mode", async () => {
  const modes = await open('/search');
  await userEvent.click(await screen.findByRole('button', { name: /1.*sin leer/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Nueva solicitud de reserva/ }));
  expect(screen.getByText(`host ${HOSTS_LINK}`)).toBeInTheDocument();
  await waitFor(() => expect(modes.at(-1)).toBe('HOST'));
});

test('NOT-7 the bell of a side shows what came while the other side was shown', async () => {
  const modes = await open('/dashboard?mode=host');
  expect(await screen.findByRole('button', { name: /1.*sin leer/ })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'rents' }));
  expect(await screen.findByRole('button', { name: 'Notificaciones' })).toBeVisible();
  ofHosts = [{ ...ofHost, id: 'ntf_2', createdAt: '2027-03-02T09:30:00Z' }, ofHost];
  await userEvent.click(screen.getByRole('link', { name: 'hosts' }));
  expect(await screen.findByRole('button', { name: /2.*sin leer/ })).toBeVisible();
  expect(modes).toEqual(['HOST', 'RENTER', 'HOST']);
});
