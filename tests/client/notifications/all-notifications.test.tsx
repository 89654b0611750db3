import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NotificationsPage } from '../../../client/features/notifications/pages/NotificationsPage';
import { renderAt, useLanguage } from '../support/render';

const node = (id: string, createdAt: string, more: object = {}) => ({
  __typename: 'Notification',
  id,
  type: 'SPACE_PUBLISHED',
  icon: 'SPACE',
  group: 'BOOKINGS',
  title: `Aviso ${id}`,
  message: 'Ya se puede reservar.',
  read: false,
  createdAt,
  path: null,
  wayOn: { __typename: 'NotificationWayOn', label: 'Ver mi espacio', path: '/space/spc_1' },
  spaceTitle: 'Trastero',
  space: null,
  booking: null,
  ...more,
});

let asked: { name: string; variables: Record<string, unknown> }[];
let nodes: ReturnType<typeof node>[];

/* A server with these notifications. */
function answer(name: string, variables: Record<string, unknown>): object {
  if (name === 'NotificationPage')
    return {
      notifications: {
        __typename: 'NotificationConnection',
        edges: nodes
          .filter(({ read }) => !variables['isUnread'] || !read)
          .map((one) => ({ __typename: 'NotificationEdge', cursor: one.id, node: one })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    };
  if (name === 'UnreadNotifications')
    return {
      unreadNotifications: [
        {
          __typename: 'NotificationGroupCount',
          group: 'BOOKINGS',
          unread: nodes.filter(({ read }) => !read).length,
        },
      ],
    };
  if (name === 'MarkAllNotificationsRead') {
    nodes = nodes.map((one) => ({ ...one, read: true }));
    return { markAllNotificationsRead: { unreadNotifications: [] } };
  }
  const ids = variables['ids'] as string[];
  nodes = nodes.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one));
  return {
    markNotificationsRead: { notifications: ids.map((id) => ({ __typename: 'Notification', id, read: true })) },
  };
}

function open(path: string): void {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push({ name: operationName, variables });
        observer.next({ data: answer(operationName, variables) });
        observer.complete();
      }),
  );
  renderAt(
    path,
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <NotificationsPage />
    </ApolloProvider>,
  );
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  asked = [];
  nodes = [
    node('1', '2027-03-02T09:20:00Z', { path: '/dashboard?mode=host&tab=bookings&highlight=bkg_1' }),
    node('2', '2027-03-01T22:30:00Z'),
    node('3', '2027-02-28T09:00:00Z', { read: true, wayOn: null }),
  ];
  await useLanguage('es', ['notifications']);
});

test('NOT-1 notifications are grouped by day in Spanish time', async () => {
  open('/notifications');
  const today = await screen.findByRole('region', { name: 'Hoy martes, 2 de marzo' });
  expect(within(today).getByText('10:20')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ayer lunes, 1 de marzo' })).toHaveTextContent('23:30');
  expect(screen.getByRole('region', { name: 'Domingo 28 de febrero' })).toHaveTextContent('Aviso 3');
  expect(screen.getByText('2 sin leer')).toBeVisible();
});

test('NOT-1 one that a newer message renewed stands with those of its new day, the newest first', async () => {
  nodes = [...nodes.slice(1), node('1', '2027-03-02T09:20:00Z')];
  open('/notifications');
  await screen.findByRole('region', { name: 'Hoy martes, 2 de marzo' });
  expect(screen.getAllByRole('region').map(({ textContent }) => /Aviso \d/.exec(textContent ?? '')?.[0])).toEqual([
    'Aviso 1',
    'Aviso 2',
    'Aviso 3',
  ]);
});

test('NOT-6 a row with a booking links to the dashboard; one without is only marked as read and has its own link', async () => {
  open('/notifications');
  expect(await screen.findByRole('link', { name: /^Aviso 1/ })).toHaveAttribute(
    'href',
    '/dashboard?mode=host&tab=bookings&highlight=bkg_1',
  );
  expect(screen.getByRole('link', { name: 'Ver mi espacio: Aviso 2' })).toHaveAttribute('href', '/space/spc_1');
  await userEvent.click(screen.getByRole('button', { name: /^Aviso 2/ }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Marcada como leída: Aviso 2'));
  expect(asked.find(({ name }) => name === 'MarkNotificationsRead')?.variables).toEqual({ ids: ['2'] });
  expect(screen.queryByRole('button', { name: /Aviso 2/ })).toBeNull();
  await waitFor(() => expect(screen.getByText('1 sin leer')).toBeVisible());
});

test('NOT-3 the filters are sent to the server, and all of a group are marked as read at once', async () => {
  open('/notifications?group=bookings&unread=true');
  await screen.findByRole('link', { name: /^Aviso 1/ });
  expect(asked.find(({ name }) => name === 'NotificationPage')?.variables).toMatchObject({
    group: 'BOOKINGS',
    isUnread: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como leídas' }));
  expect(await screen.findByRole('heading', { name: 'Nada sin leer' })).toBeVisible();
  expect(asked.find(({ name }) => name === 'MarkAllNotificationsRead')?.variables).toEqual({ group: 'BOOKINGS' });
});
