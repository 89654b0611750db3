import { reasonsOf } from '../support/reasons';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

const LUCIA = conversationOf('cnv_lucia');
const PATH = '/messages?conversation=cnv_lucia';

const showing = (
  conversation: object,
  messages: { id: string }[] = [],
  more: Record<string, Answer> = {},
): Record<string, Answer> => ({
  Inbox: () => inboxOf([LUCIA]),
  Thread: () => threadOf(conversation, messages),
  ...more,
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T10:00:00Z') });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  localStorage.clear();
  await useLanguage('es', ['messages', 'stays', 'report', 'domain', 'common']);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  closeAllToasts();
});

test('P7 shows days, events, read ticks and redactions', async () => {
  await openMessages(
    PATH,
    showing(LUCIA, [
      messageOf('4', '¿Y si voy en dos viajes?', { createdAt: '2027-03-02T09:52:00.000Z' }),
      messageOf('3', 'Llámame: [oculto hasta confirmar la reserva]', {
        createdAt: '2027-03-01T18:06:00.000Z',
        parts: [
          { text: 'Llámame: ', isHidden: false },
          { text: '[oculto hasta confirmar la reserva]', isHidden: true },
        ],
      }),
      messageOf('2', 'Cabe de sobra', {
        isOwn: true,
        readAt: '2027-03-01T18:01:00.000Z',
        createdAt: '2027-03-01T17:58:00.000Z',
      }),
      messageOf('1', 'Lucía P. ha enviado una solicitud', {
        kind: 'EVENT',
        event: { type: 'BOOKING_REQUESTED' },
        createdAt: '2027-03-01T17:40:00.000Z',
      }),
    ]),
  );
  const log = await screen.findByRole('log', { name: 'Mensajes' });
  expect(within(log).getByText(/Habla y paga siempre en Hueco/)).toBeInTheDocument();
  expect(within(log).getByText('Ayer, 1 de marzo')).toBeInTheDocument();
  expect(within(log).getByText('Hoy')).toBeInTheDocument();
  expect(within(log).getByText('Lucía P. ha enviado una solicitud · 18:40')).toBeInTheDocument();
  expect(within(log).getByRole('img', { name: 'Leído' })).toBeInTheDocument();
  expect(
    within(log)
      .getByText(/^\[?oculto hasta confirmar la reserva/)
      .closest('p'),
  ).toHaveTextContent('Llámame: [oculto hasta confirmar la reserva]');
});

test('P7 keeps the unread divider after the messages were read', async () => {
  await openMessages(
    PATH,
    showing({ ...LUCIA, unreadCount: 1 }, [
      messageOf('2', 'Nuevo'),
      messageOf('1', 'Leído antes', { readAt: '2027-03-02T09:53:00.000Z' }),
    ]),
  );
  const line = await within(await screen.findByRole('log')).findByText('Sin leer');
  expect(line.compareDocumentPosition(screen.getByText('Leído antes')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(line.compareDocumentPosition(screen.getByText('Nuevo')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('P7 loads older messages on demand above the others', async () => {
  const { callsOf } = await openMessages(
    PATH,
    showing(LUCIA, [], {
      Thread: ({ after }) =>
        after
          ? threadOf(LUCIA, [messageOf('1', 'El primero', { createdAt: '2027-02-01T09:00:00.000Z' })])
          : threadOf(LUCIA, [messageOf('2', 'El segundo')], 'cur_2'),
    }),
  );
  const log = await screen.findByRole('log');
  const loudness: (string | null)[] = [];
  const listening = new MutationObserver(() => loudness.push(log.getAttribute('aria-live')));
  await screen.findByText('El segundo');
  listening.observe(log, { childList: true, subtree: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver mensajes anteriores' }));
  const first = await screen.findByText('El primero');
  expect(
    first.compareDocumentPosition(within(screen.getByRole('log')).getByText('El segundo')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver mensajes anteriores' })).toBeNull();
  expect(callsOf('Thread').at(-1)).toMatchObject({ after: 'cur_2' });
  // Screen readers do not announce the new messages, and the focus is kept when the button is removed.
  expect(loudness[0]).toBe('off');
  expect(log).toHaveAttribute('aria-live', 'polite');
  expect(log).toHaveFocus();
});

test('U2 counts new messages for a reader who has scrolled up, and scrolls to them', async () => {
  const sent = [messageOf('1', 'Uno')];
  const { publish } = await openMessages(PATH, showing(LUCIA, sent));
  const log = await screen.findByRole('log');
  Object.defineProperty(log, 'scrollTop', { value: -600, writable: true, configurable: true });
  log.dispatchEvent(new Event('scroll', { bubbles: true }));
  for (const id of ['2', '3']) {
    sent.unshift(messageOf(id, `Mensaje ${id}`));
    publish({ kind: 'MESSAGE', conversation: LUCIA, message: sent[0] });
  }
  await userEvent.click(await screen.findByRole('button', { name: '2 mensajes nuevos' }));
  expect(log.scrollTop).toBe(0);
  expect(screen.queryByRole('button', { name: '2 mensajes nuevos' })).toBeNull();
});

test('U2 counts new messages also above one that could not be sent', async () => {
  const sent = [messageOf('1', 'Uno')];
  const { publish } = await openMessages(
    PATH,
    showing(LUCIA, sent, { SendMessage: () => ({ refused: 'MESSAGE_REPEATED' }) }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Escribe un mensaje' }), 'Hola{Enter}');
  await screen.findByRole('button', { name: 'Descartar' });
  const log = await screen.findByRole('log');
  Object.defineProperty(log, 'scrollTop', { value: -600, writable: true, configurable: true });
  const heightOf = (shown: HTMLElement) => 1000 + within(shown).queryAllByText(/^Mensaje \d$/).length * 50;
  Object.defineProperty(log, 'scrollHeight', { get: () => heightOf(log), configurable: true });
  act(() => void log.dispatchEvent(new Event('scroll', { bubbles: true })));
  for (const id of ['2', '3']) {
    sent.unshift(messageOf(id, `Mensaje ${id}`));
    publish({ kind: 'MESSAGE', conversation: LUCIA, message: sent[0] });
    await screen.findByText(`Mensaje ${id}`);
  }
  expect(await screen.findByRole('button', { name: '2 mensajes nuevos' })).toBeVisible();
  expect(log.scrollTop).toBe(-700);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getByRole('button', { name: '2 mensajes nuevos' })).toBeVisible();
});

test('P7 a thread that was opened before shows what is unread since then, and marks it as read once it is shown', async () => {
  const before = messageOf('1', 'Leído antes', { readAt: '2027-03-02T09:53:00.000Z' });
  let thread: Record<string, unknown> = threadOf(LUCIA, [before]);
  const { callsOf } = await openMessages(PATH, showing(LUCIA, [], { Thread: () => thread }));
  await screen.findByText('Leído antes');
  await userEvent.click(screen.getByRole('link', { name: 'away' }));
  await screen.findByText('elsewhere');
  thread = threadOf({ ...LUCIA, unreadCount: 2 }, [messageOf('3', 'Tres'), messageOf('2', 'Dos'), before]);
  await userEvent.click(screen.getByRole('link', { name: 'back' }));
  const line = await within(await screen.findByRole('log')).findByText('Sin leer');
  expect(line.compareDocumentPosition(screen.getByText('Leído antes')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(line.compareDocumentPosition(screen.getByText('Dos')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => expect(callsOf('MarkConversationRead')).toHaveLength(1));
});

test('P7 what an earlier visit left marked as unread here is not taken for the first unread message', async () => {
  const read = messageOf('1', 'Leído al verlo');
  const unread = { ...LUCIA, unreadCount: 1 };
  let thread: Record<string, unknown> = threadOf(unread, [read]);
  await openMessages(PATH, {
    Inbox: () => inboxOf([unread]),
    Thread: () => thread,
    MarkConversationRead: () => 'lost',
  });
  await screen.findByText('Leído al verlo');
  await userEvent.click(screen.getByRole('link', { name: 'away' }));
  await screen.findByText('elsewhere');
  // It was read on another device; then one more arrived.
  thread = threadOf(unread, [messageOf('2', 'Nuevo'), { ...read, readAt: '2027-03-02T09:53:00.000Z' }]);
  await userEvent.click(screen.getByRole('link', { name: 'back' }));
  const line = await within(await screen.findByRole('log')).findByText('Sin leer');
  await screen.findByText('Nuevo');
  expect(
    line.compareDocumentPosition(screen.getByText('Leído al verlo')) & Node.DOCUMENT_POSITION_PRECEDING,
  ).toBeTruthy();
});

test('P7 opens pictures, and downloads documents with their size shown', async () => {
  const file = (id: string, kind: 'IMAGE' | 'PDF', name: string) => ({
    __typename: 'MessageAttachment' as const,
    id,
    kind,
    name,
    sizeBytes: 214_000,
    url: `/files/messages/${id}`,
    width: null,
    height: null,
  });
  await openMessages(
    PATH,
    showing(LUCIA, [
      messageOf('1', '', { attachments: [file('mat_1', 'IMAGE', 'foto.webp'), file('mat_2', 'PDF', 'medidas.pdf')] }),
    ]),
  );
  expect(await screen.findByRole('link', { name: 'Abrir la imagen foto.webp' })).toHaveAttribute(
    'href',
    '/files/messages/mat_1',
  );
  expect(screen.getByRole('link', { name: 'Descargar medidas.pdf' })).toHaveAttribute('download', 'medidas.pdf');
  expect(screen.getByText('214 KB')).toBeInTheDocument();
});

test("P7 shows the booking from the viewer's side, with the host's answer buttons", async () => {
  const rated = {
    ...LUCIA,
    other: { ...LUCIA.other, rating: { __typename: 'RatingSummary', average: 4.8, count: 3 } },
    booking: bookingOf(),
  };
  const { callsOf } = await openMessages(
    PATH,
    showing(rated, [], {
      Inbox: () => inboxOf([rated]),
      AcceptBooking: ({ input }) => ({
        acceptBooking: {
          booking: {
            ...bookingOf({ status: 'CONFIRMED', availableActions: [] }),
            id: (input as { bookingId: string }).bookingId,
          },
        },
      }),
    }),
  );
  const pane = await screen.findByRole('complementary', { name: 'Reserva' });
  expect(pane).toHaveTextContent(
    /Solicitada.*Entradalun 5 abr 2027Salidajue 20 may 2027GuardaMuebles y cajas.*Alquiler, 45 días105,00.€Comisión−5,25.€Recibirías99,75.€/,
  );
  expect(pane).toHaveTextContent(
    /Sobre Lucía P\.Identidad verificada4,8 \(3 reseñas\)3 estancias en HuecoEn Hueco desde mayo de 2025/,
  );
  // The act that moves money runs five seconds later, and not at all when it is undone.
  vi.useFakeTimers({ now: new Date('2027-03-02T10:00:00Z'), shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const press = (name: string) => user.click(within(pane).getByRole('button', { name }));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await press('Aceptar');
  expect(within(pane).queryByRole('button', { name: 'Rechazar' })).toBeNull();
  await press('Deshacer');
  await wait(5_000);
  expect(callsOf('AcceptBooking')).toEqual([]);
  await press('Aceptar');
  await wait(5_000);
  expect(callsOf('AcceptBooking')).toEqual([{ input: { bookingId: 'bkg_1' } }]);
});

test('P7 links to the space without a booking, and shows contact data once confirmed', async () => {
  await openMessages(
    PATH,
    showing({
      ...LUCIA,
      isMasked: false,
      otherContact: { __typename: 'ConversationContact', fullName: 'Lucía Prieto Gil', phone: '+34612408815' },
    }),
  );
  const pane = await screen.findByRole('complementary', { name: 'Espacio' });
  expect(within(pane).getByRole('link', { name: 'Ver espacio' })).toHaveAttribute('href', '/space/spc_lavapies');
  expect(within(pane).getByRole('link', { name: 'Llamar al +34 612 408 815' })).toHaveAttribute(
    'href',
    'tel:+34612408815',
  );
  expect(screen.getByRole('heading', { name: 'Lucía Prieto Gil' })).toBeInTheDocument();
  expect(screen.queryByText(/Habla y paga siempre en Hueco/)).toBeNull();
});

test('P7 a space that is not public now is not said to be gone; an archived one is', async () => {
  const paused = { ...LUCIA, space: null };
  const { unmount } = await openMessages(PATH, showing(paused));
  const pane = await screen.findByRole('complementary', { name: 'Espacio' });
  expect(pane).toHaveTextContent('Trastero seco');
  expect(pane).toHaveTextContent('Este espacio no está disponible.');
  unmount();
  // An archived one keeps its title.
  const gone = { ...paused, isSpaceGone: true };
  await openMessages(PATH, showing(gone, [], { Inbox: () => inboxOf([gone]) }));
  expect(await screen.findByRole('complementary', { name: 'Espacio' })).toHaveTextContent(
    'Trastero secoEste espacio ya no está en Hueco.',
  );
});

test('P7 mutes, blocks after a confirmation, and unblocks', async () => {
  const blocked = {
    ...LUCIA,
    isBlocked: true,
    isBlockedByViewer: true,
    viewerCan: { ...LUCIA.viewerCan, write: false, writeRefusal: 'MESSAGES_BLOCKED' },
  };
  const { callsOf } = await openMessages(
    PATH,
    showing(LUCIA, [], {
      MuteConversation: () => ({
        muteConversation: { conversation: { __typename: 'Conversation', id: LUCIA.id, isMuted: true } },
      }),
      BlockConversation: ({ input }) => ({
        blockConversation: { conversation: (input as { isBlocked: boolean }).isBlocked ? blocked : LUCIA },
      }),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Silenciar' }));
  expect(await screen.findByText('Conversación en silencio')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear a Lucía P.' }));
  await userEvent.click(
    within(screen.getByRole('dialog', { name: '¿Bloquear a Lucía P.?' })).getByRole('button', { name: 'Bloquear' }),
  );
  expect(await screen.findByText('Has bloqueado a Lucía P.: no podéis escribiros.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Escribe un mensaje' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));
  expect(await screen.findByRole('textbox', { name: 'Escribe un mensaje' })).toBeInTheDocument();
  expect(callsOf('BlockConversation')).toEqual([
    { input: { conversationId: LUCIA.id, isBlocked: true } },
    { input: { conversationId: LUCIA.id, isBlocked: false } },
  ]);
});

test('P7 a block that fails is reported in its dialog, which stays open', async () => {
  await openMessages(PATH, showing(LUCIA, [], { BlockConversation: () => 'lost' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear a Lucía P.' }));
  const dialog = screen.getByRole('dialog', { name: '¿Bloquear a Lucía P.?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bloquear' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No hay conexión con Hueco.');
  expect(dialog).toBeVisible();
});

test('P7 hides a conversation and closes it', async () => {
  const { callsOf } = await openMessages(PATH, {
    ...showing(LUCIA, [], {
      HideConversation: () => ({ hideConversation: { conversation: { __typename: 'Conversation', id: LUCIA.id } } }),
    }),
    Inbox: () => inboxOf([]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar de la lista' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/messages$/));
  expect(callsOf('HideConversation')).toEqual([{ input: { conversationId: LUCIA.id } }]);
});

test('P7 hides a conversation of a later page from the list', async () => {
  const hugo = conversationOf('cnv_hugo', { other: personOf('usr_hugo', 'Hugo S.') });
  const older = { ...LUCIA, lastMessageAt: '2027-03-01T09:52:00.000Z' };
  const next = { pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'cnv_hugo' } };
  await openMessages('/messages?conversation=cnv_lucia', {
    ...showing(older, [], {
      HideConversation: () => ({ hideConversation: { conversation: { __typename: 'Conversation', id: LUCIA.id } } }),
    }),
    Inbox: ({ after }) => (after ? inboxOf([older]) : inboxOf([hugo], next)),
  });
  const list = screen.getByRole('region', { name: 'Conversaciones' });
  await userEvent.click(await within(list).findByRole('button', { name: 'Ver más conversaciones' }));
  expect(await within(list).findAllByRole('link')).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar de la lista' }));
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(1));
  expect(within(list).getByRole('link')).toHaveTextContent(/Hugo S\./);
});

test('P7 a conversation of a later page leaves the list of unread ones once it is read', async () => {
  const hugo = conversationOf('cnv_hugo', { other: personOf('usr_hugo', 'Hugo S.'), unreadCount: 1 });
  const older = { ...LUCIA, lastMessageAt: '2027-03-01T09:52:00.000Z', unreadCount: 1 };
  const next = { pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'cnv_hugo' } };
  const { publish } = await openMessages('/messages?filter=unread&conversation=cnv_hugo', {
    Thread: () => threadOf(hugo, []),
    Inbox: ({ after }) => (after ? inboxOf([older]) : inboxOf([hugo], next)),
    MarkConversationRead: () => 'lost',
  });
  const list = screen.getByRole('region', { name: 'Conversaciones' });
  await userEvent.click(await within(list).findByRole('button', { name: 'Ver más conversaciones' }));
  expect(await within(list).findAllByRole('link')).toHaveLength(2);
  publish({ kind: 'READ', conversation: { ...older, unreadCount: 0 } });
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(1));
  expect(within(list).getByRole('link')).toHaveTextContent(/Hugo S\./);
});

test('P7 reports with one of six reasons and shows the code', async () => {
  const { callsOf } = await openMessages(
    PATH,
    showing(LUCIA, [], { Reasons: reasonsOf, ReportMessage: () => ({ reportMessage: { code: 'MSG-2027-000012' } }) }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Denunciar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Denunciar la conversación' });
  const reason = await within(dialog).findByRole('combobox');
  expect(within(reason).getAllByRole('option')).toHaveLength(7);
  await userEvent.selectOptions(reason, 'FRAUD');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Me pide que le pague por fuera.');
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar denuncia' }));
  expect(await within(dialog).findByText(/MSG-2027-000012/)).toBeInTheDocument();
  expect(callsOf('ReportMessage')).toEqual([
    {
      input: {
        conversationId: LUCIA.id,
        reason: 'FRAUD',
        details: 'Me pide que le pague por fuera.',
        isGoodFaith: true,
      },
    },
  ]);
});
