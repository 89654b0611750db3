import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessagesLink } from '../../../client/app/shell/messages/MessagesLink';
import { MessagesRow } from '../../../client/app/shell/messages/MessagesRow';
import { PhoneBar } from '../../../client/app/shell/messages/PhoneBar';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { writeJson } from '../../../client/state/browser-storage';
import { STORED } from '../../../client/state/stored-keys';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

beforeEach(() => useLanguage('es', ['nav']));

let sent: unknown[];
beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const link = new ApolloLink(
  ({ operationName = '', variables }) =>
    new Observable((observer) => {
      if (operationName === 'SendMessage') sent.push(variables['input']);
      if (operationName === 'UnreadMessageCount') observer.next({ data: { unreadMessageCount: 3 } });
    }),
);

async function visit(path: string) {
  const { client } = createSessions();
  await client.signIn({ email: 'marta@correo.es', password: 'una-clave-larga' });
  renderAt(
    path,
    <AuthProvider client={client}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <header>
          <MessagesLink />
          <PhoneBar />
        </header>
        <MessagesRow onClick={() => undefined} />
      </ApolloProvider>
    </AuthProvider>,
  );
  client.stop();
}

test('MSG-1 the header, the menu and the bottom bar link to messages with their unread count', async () => {
  await visit('/dashboard');
  const links = await screen.findAllByRole('link', { name: 'Mensajes: 3 sin leer', hidden: true });
  expect(links.map((each) => each.getAttribute('href'))).toEqual(['/messages', '/messages', '/messages']);
  for (const link of links) expect(link).toHaveTextContent('3');
  const bar = screen.getByLabelText('Accesos rápidos');
  expect(within(bar).getByRole('link', { name: 'Mensajes: 3 sin leer', hidden: true })).toHaveTextContent('3');
  expect(within(bar).getByRole('link', { name: 'Panel', hidden: true })).toHaveAttribute('aria-current', 'page');
});

test.each(['/', '/favorites', '/notifications', '/booking/bkg_1'])('MSG-1 %s has the bottom bar', async (path) => {
  await visit(path);
  expect(await screen.findByLabelText('Accesos rápidos')).toBeInTheDocument();
});

test.each(['/space/spc_1', '/search', '/messages', '/booking/bkg_1/claim/clm_1'])(
  'MSG-1 %s has its own footer instead of the bottom bar',
  async (path) => {
    await visit(path);
    expect(await screen.findAllByRole('link', { name: 'Mensajes: 3 sin leer', hidden: true })).toHaveLength(2);
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  },
);

test('U2 a message that an earlier visit left unsent is sent from any page once there is a connection', async () => {
  const message = { conversationId: 'cnv_1', spaceId: null, body: 'Llego a las seis', files: [], state: 'waiting' };
  const stored = { ...message, key: 'key-1', writtenAt: '2027-03-02T09:52:00.000Z', problem: null };
  for (const [person, key] of [
    ['usr_marta', 'key-1'],
    ['usr_other', 'key-2'],
  ] as const)
    writeJson(STORED.outgoingMessage, { person, message: { ...stored, key } }, key);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await visit('/dashboard');
  await screen.findAllByRole('link', { name: 'Mensajes: 3 sin leer', hidden: true });
  expect(sent).toEqual([]);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(sent).toEqual([
      { to: { conversationId: 'cnv_1' }, body: 'Llego a las seis', attachmentIds: [], idempotencyKey: 'key-1' },
    ]),
  );
});
