import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MessagesLink } from '../../../client/app/shell/messages/MessagesLink';
import { MessagesRow } from '../../../client/app/shell/messages/MessagesRow';
import { PhoneBar } from '../../../client/app/shell/messages/PhoneBar';
import { rememberMode } from '../../../client/session/dashboard-mode';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { writeJson } from '../../../client/state/browser-storage';
import { STORED } from '../../../client/state/stored-keys';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

beforeEach(() => useLanguage('es', ['nav', 'messages']));

let sent: unknown[];
/* Answers to the message that is being sent. */
let answer: () => void;
let refuse: () => void;
beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const link = new ApolloLink(
  ({ operationName = '', variables }) =>
    new Observable((observer) => {
      if (operationName === 'SendMessage') {
        sent.push(variables['input']);
        const finish = (result: object) => act(() => (observer.next(result), observer.complete()));
        answer = () => finish({ data: null });
        refuse = () =>
          finish({ errors: [new GraphQLError('refused', { extensions: { code: 'MESSAGES_BLOCKED', params: {} } })] });
      }
      if (operationName === 'UnreadMessageCount') observer.next({ data: { unreadMessageCount: 3 } });
    }),
);

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

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
        <Address />
        <Toaster />
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

test.each([
  ['host', 'Estadísticas'],
  ['renter', 'Favoritos'],
] as const)('NAV-6 in %s mode the bottom bar has %s', async (mode, name) => {
  act(() => rememberMode(mode));
  await visit('/dashboard');
  const bar = within(await screen.findByLabelText('Accesos rápidos'));
  const names = bar.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Espacios', name, expect.stringContaining('Mensajes'), 'Panel']);
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

const WRITTEN = {
  conversationId: 'cnv_1',
  spaceId: null,
  body: 'Llego a las seis',
  files: [],
  state: 'waiting',
  writtenAt: '2027-03-02T09:52:00.000Z',
  problem: null,
};
const leaveUnsent = (key: string, person = 'usr_marta') =>
  writeJson(STORED.outgoingMessage, { person, message: { ...WRITTEN, key } }, key);
const inputOf = (key: string) => ({
  to: { conversationId: 'cnv_1' },
  body: 'Llego a las seis',
  attachmentIds: [],
  idempotencyKey: key,
});
const connect = () => act(() => void window.dispatchEvent(new Event('online')));

describe('U2 messages that an earlier visit left unsent', () => {
  // Loading their code takes seconds the first time.
  beforeAll(() => import('../../../client/features/messages/sending/use-message-queue'));
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T10:00:00Z') }));
  afterEach(() => {
    vi.useRealTimers();
    closeAllToasts();
  });

  test('are sent from any page once there is a connection', async () => {
    leaveUnsent('key-1');
    leaveUnsent('key-2', 'usr_other');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit('/dashboard');
    await screen.findAllByRole('link', { name: 'Mensajes: 3 sin leer', hidden: true });
    expect(sent).toEqual([]);
    isOnline.mockReturnValue(true);
    connect();
    await waitFor(() => expect(sent).toEqual([inputOf('key-1')]));
  });

  test('are also those that another tab wrote after this one read the storage', async () => {
    leaveUnsent('key-1');
    await visit('/dashboard');
    await waitFor(() => expect(sent).toHaveLength(1));
    // The first one is still on its way; the other tab was closed offline.
    leaveUnsent('key-3');
    connect();
    answer();
    await waitFor(() => expect(sent).toEqual([inputOf('key-1'), inputOf('key-3')]));
  });

  test('are sent after a day only when their author asks for it, who is told on every page', async () => {
    vi.setSystemTime(new Date('2027-03-03T09:53:00Z'));
    leaveUnsent('key-1');
    await visit('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('Un mensaje tuyo no se ha enviado');
    expect(sent).toEqual([]);
    expect(JSON.parse(localStorage.getItem(`${STORED.outgoingMessage.name}key-1`) ?? '')).toMatchObject({
      message: { state: 'failed', body: 'Llego a las seis' },
    });
  });

  test('that were given up are told again on each load of a page', async () => {
    const failed = { ...WRITTEN, key: 'key-1', state: 'failed' };
    writeJson(STORED.outgoingMessage, { person: 'usr_marta', message: failed }, 'key-1');
    await visit('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('Un mensaje tuyo no se ha enviado');
    closeAllToasts();
    connect();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('that are refused are told with the way to them', async () => {
    leaveUnsent('key-1');
    await visit('/dashboard');
    await waitFor(() => expect(sent).toHaveLength(1));
    refuse();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el mensaje' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/messages?conversation=cnv_1');
  });
});
