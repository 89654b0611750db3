import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeJson } from '../../../client/state/browser-storage';
import { STORED } from '../../../client/state/stored-keys';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import {
  bookingOf,
  conversationOf,
  inboxOf,
  messageOf,
  openMessages,
  personOf,
  threadOf,
  type Answer,
} from '../support/messages';
import { useLanguage } from '../support/render';

const LUCIA = conversationOf('cnv_lucia', { lastMessageAt: '2027-03-02T09:52:00.000Z' });
const HUGO = conversationOf('cnv_hugo', {
  other: personOf('usr_hugo', 'Hugo S.'),
  unreadCount: 2,
  lastMessageAt: '2027-03-02T08:16:00.000Z',
  lastMessage: messageOf('msg_h', '¿La ventana da al patio?'),
});

const width = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width') && isWide,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
const threads: Record<string, Answer> = {
  Inbox: () => inboxOf([LUCIA, HUGO], { unreadCount: 1, bookingCount: 1 }),
  Thread: ({ id }) =>
    threadOf(id === 'cnv_hugo' ? HUGO : LUCIA, [
      messageOf(`${String(id)}-2`, 'Segundo'),
      messageOf(`${String(id)}-1`, 'Primero', { createdAt: '2027-03-02T09:50:00.000Z' }),
    ]),
};
const address = () => screen.getByTestId('address').textContent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T10:00:00Z') });
  width(true);
  localStorage.clear();
  await useLanguage('es', ['messages', 'report', 'domain', 'common']);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  closeAllToasts();
});

test('P7 lists user, space, newest message and unread count, and opens the newest conversation in a wide window', async () => {
  await openMessages('/messages', threads);
  const log = await screen.findByRole('log', { name: 'Mensajes' });
  expect(address()).toBe('/messages?conversation=cnv_lucia');
  expect(within(log).getByText('Segundo')).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Conversaciones' })).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
  expect(rows[1]).toHaveTextContent(/Hugo S\.9:16Trastero seco¿La ventana da al patio\?22 mensajes sin leer/);
});

test('P7 shows the list first on a phone, focuses the heading of a thread, and returns the focus to its row', async () => {
  width(false);
  await openMessages('/messages', threads);
  const row = await screen.findByRole('link', { name: /Hugo S\./ });
  expect(screen.queryByRole('log')).toBeNull();
  await userEvent.click(row);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Hugo S.' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Volver a los mensajes' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /Hugo S\./ })).toHaveFocus());
  expect(address()).toBe('/messages');
});

test('P7 marks an opened conversation as read and focuses the composer', async () => {
  const { callsOf } = await openMessages('/messages', threads);
  await userEvent.click(await screen.findByRole('link', { name: /Hugo S\./ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Escribe un mensaje' })).toHaveFocus());
  expect(callsOf('MarkConversationRead')).toEqual([{ input: { conversationId: 'cnv_hugo' } }]);
});

test('P7 keeps the filter in the URL, queries the server, and links back from an empty result', async () => {
  const { callsOf } = await openMessages('/messages?conversation=cnv_lucia', {
    ...threads,
    Inbox: ({ filter }) => (filter === 'UNREAD' ? inboxOf([]) : inboxOf([LUCIA, HUGO], { unreadCount: 1 })),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Sin leer/ }));
  expect(await screen.findByRole('heading', { name: 'No tienes nada sin leer' })).toBeInTheDocument();
  expect(address()).toBe('/messages?filter=unread&conversation=cnv_lucia');
  expect(callsOf('Inbox').at(-1)).toMatchObject({ filter: 'UNREAD', text: null });
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
  expect(await screen.findByRole('link', { name: /Hugo S\./ })).toBeInTheDocument();
});

test('P7 debounces the search', async () => {
  const { callsOf } = await openMessages('/messages?conversation=cnv_lucia', {
    ...threads,
    Inbox: ({ text }) => (text ? inboxOf([HUGO]) : inboxOf([LUCIA, HUGO])),
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar persona o espacio' }), 'hugo');
  const list = screen.getByRole('region', { name: 'Conversaciones' });
  await waitFor(() => expect(within(list).queryByText('Lucía P.')).toBeNull());
  expect(within(list).getByText('Hugo S.')).toBeInTheDocument();
  expect(callsOf('Inbox').map(({ text }) => text)).toEqual([null, 'hugo']);
});

test('U2 explains how to get messages when there are none, and offers a retry after an error', async () => {
  let isLost = true;
  await openMessages('/messages', { Inbox: () => (isLost ? 'lost' : inboxOf([])) });
  isLost = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Aún no tienes mensajes' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar espacios' })).toHaveAttribute('href', '/search');
});

test("U2 says so when the conversation does not exist or is not the viewer's", async () => {
  await openMessages('/messages?conversation=cnv_none', { ...threads, Thread: () => ({ conversation: null }) });
  expect(await screen.findByRole('heading', { name: 'No encontramos esta conversación' })).toBeInTheDocument();
});

test("P7 redirects from a booking's URL to its conversation", async () => {
  await openMessages('/messages?booking=bkg_1', {
    ...threads,
    BookingConversation: () => ({
      booking: { __typename: 'Booking', id: 'bkg_1', conversation: { __typename: 'Conversation', id: 'cnv_hugo' } },
    }),
  });
  await screen.findByRole('log');
  expect(address()).toBe('/messages?conversation=cnv_hugo');
});

test('MSG-1 shows the unread count in the title', async () => {
  await openMessages('/messages', { ...threads, UnreadMessageCount: () => ({ unreadMessageCount: 3 }) });
  await waitFor(() => expect(document.title).toBe('(3) Mensajes · Hueco'));
});

test('P7 adds a live message to the open thread, moves its conversation up and refetches once', async () => {
  const sent = [messageOf('msg_1', 'Primero')];
  const { publish, callsOf } = await openMessages('/messages?conversation=cnv_lucia', {
    ...threads,
    Thread: () => threadOf(LUCIA, sent),
  });
  const log = await screen.findByRole('log');
  const hugo = {
    ...HUGO,
    lastMessageAt: '2027-03-02T10:00:00.000Z',
    lastMessage: messageOf('msg_new', 'Ya estoy aquí'),
  };
  publish({ kind: 'MESSAGE', conversation: hugo, message: hugo.lastMessage });
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Conversaciones' })).getAllByRole('link')[0]).toHaveTextContent(
      'Ya estoy aquí',
    ),
  );
  publish({ kind: 'TYPING', conversation: LUCIA });
  expect(await within(log).findByText('Lucía P. está escribiendo')).toBeInTheDocument();
  sent.unshift(messageOf('msg_2', 'En dos viajes, si puede ser'));
  publish({ kind: 'MESSAGE', conversation: LUCIA, message: sent[0] });
  expect(await within(log).findByText('En dos viajes, si puede ser')).toBeInTheDocument();
  expect(within(log).queryByText('Lucía P. está escribiendo')).toBeNull();
  await waitFor(() => expect(callsOf('Inbox')).toHaveLength(2));
});

test.each([
  [true, 'Sin fecha de salida'],
  [false, 'jue 20 may 2027'],
])('P7 a rolling rental beside the thread shows its last day unless it goes on: %s', async (isOpenEnded, end) => {
  const booking = bookingOf({ status: 'ENDING', termType: 'ROLLING', isOpenEnded });
  await openMessages('/messages', { ...threads, Thread: () => threadOf(conversationOf('cnv_lucia', { booking }), []) });
  expect(await screen.findByText(end)).toBeVisible();
});

test.each([
  ['the list of a phone', '/messages', true],
  ['another conversation', '/messages?conversation=cnv_hugo', true],
  ['its own conversation', '/messages?conversation=cnv_lucia', false],
])('U2 a message that is given up after a day is announced where it is not seen: %s', async (_, path, isAnnounced) => {
  width(false);
  const message = {
    key: 'key-1',
    conversationId: 'cnv_lucia',
    spaceId: null,
    body: 'Llego a las seis',
    files: [],
    state: 'waiting',
    writtenAt: '2027-03-01T08:59:00.000Z',
    problem: null,
  };
  writeJson(STORED.outgoingMessage, { person: 'usr_marta', message }, 'key-1');
  const { callsOf } = await openMessages(path, threads);
  if (isAnnounced) {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el mensaje' }));
    expect(address()).toBe('/messages?conversation=cnv_lucia');
  }
  expect(await screen.findByText('Llego a las seis')).toBeVisible();
  expect(screen.queryByText('Un mensaje tuyo no se ha enviado')).toBeNull();
  expect(callsOf('SendMessage')).toEqual([]);
});
