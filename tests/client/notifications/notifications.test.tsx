import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { NotificationPanel } from '../../../client/features/notifications/NotificationPanel';
import { NotificationRow } from '../../../client/features/notifications/NotificationRow';
import type { NotificationRow_NotificationFragment } from '../../../client/generated/graphql';
import { Dropdown } from '../../../client/ui/overlay/Dropdown';
import { renderAt, useLanguage } from '../support/render';

const notification = (id: string): NotificationRow_NotificationFragment => ({
  id,
  type: 'SPACE_PUBLISHED',
  icon: 'SPACE',
  title: `Aviso ${id}`,
  message: 'Ya se puede reservar.',
  read: false,
  createdAt: '2027-03-02T09:00:00Z',
  path: null,
  bookingId: null,
  booking: null,
  spaceTitle: null,
});

/* The bell with its list, without a server. */
function Bell() {
  const [shown, setShown] = useState([notification('1'), notification('2')]);
  const mark = async (ids: string[]) =>
    setShown((list) => list.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)));
  const unread = shown.filter(({ read }) => !read).length;
  return (
    <Dropdown label="Campana" trigger="Campana">
      {(close) => (
        <NotificationPanel
          shown={shown}
          unread={unread}
          isLoading={false}
          markRead={mark}
          markAllRead={() => mark(['1', '2'])}
          onClose={close}
        />
      )}
    </Dropdown>
  );
}

async function open(): Promise<void> {
  renderAt(
    '/',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}>
      <Bell />
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Campana' }));
}

beforeEach(() => useLanguage('es', ['notifications']));

test('NOT-3 marking all as read keeps the focus in the panel, and Escape still closes it', async () => {
  await open();
  screen.getByRole('button', { name: 'Marcar todas como leídas' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Marcar todas como leídas' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Lista de notificaciones' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Lista de notificaciones' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Campana' })).toHaveFocus();
});

test('NOT-3 marking one as read keeps the focus on it', async () => {
  await open();
  screen.getByRole('button', { name: 'Marcar como leída: Aviso 2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Marcar como leída: Aviso 2' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Aviso 2/ })).toHaveFocus();
});

test("NOT-3 a row shows its space's title unless the message already contains it", async () => {
  renderAt(
    '/',
    <ul>
      <NotificationRow
        notification={{
          ...notification('1'),
          title: 'Reserva en curso',
          message: 'Guarda fotos.',
          spaceTitle: 'Trastero azul',
        }}
        onOpen={() => undefined}
        onMarkRead={() => undefined}
      />
      <NotificationRow
        notification={{ ...notification('2'), message: 'La de «Garaje ancho».', spaceTitle: 'Garaje ancho' }}
        onOpen={() => undefined}
        onMarkRead={() => undefined}
      />
    </ul>,
  );
  expect(screen.getByText('Trastero azul')).toBeVisible();
  expect(screen.getAllByText(/Garaje ancho/)).toHaveLength(1);
});
