import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as analytics from '../../../client/analytics/track';
import { clearPersonalData } from '../../../client/session/personal-storage';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import {
  abilitiesOf,
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

const sentAs = (id: string, body: string) => ({
  sendMessage: { message: { ...messageOf(id, body, { isOwn: true }), conversation: LUCIA } },
});
const answering = (more: Record<string, Answer> = {}): Record<string, Answer> => ({
  Inbox: () => inboxOf([LUCIA]),
  Thread: () => threadOf(LUCIA, [messageOf('1', 'Hola')]),
  SendMessage: ({ input }) => sentAs('msg_sent', (input as { body: string }).body),
  ...more,
});
const field = () => screen.findByRole('textbox', { name: 'Escribe un mensaje' });
const connection = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  vi.spyOn(analytics, 'track').mockReturnValue(true);
  connection(true);
  localStorage.clear();
  await useLanguage('es', ['messages', 'report', 'domain', 'common']);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  closeAllToasts();
});

test('P7 sends on Enter, breaks the line on Shift+Enter and signals typing', async () => {
  const { callsOf } = await openMessages(PATH, answering());
  await userEvent.type(await field(), '  Hola{Shift>}{Enter}{/Shift}Lucía  {Enter}');
  expect(await within(screen.getByRole('log')).findByText(/Hola\s+Lucía/)).toBeInTheDocument();
  await waitFor(() => expect(callsOf('SendMessage')).toHaveLength(1));
  expect(callsOf('SendMessage')[0]).toEqual({
    input: {
      to: { conversationId: 'cnv_lucia' },
      body: 'Hola\nLucía',
      attachmentIds: [],
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    },
  });
  expect(callsOf('SignalTyping')).toHaveLength(1);
  expect(await field()).toHaveValue('');
});

test('ANA-2 tracks a confirmed message with receiver and conversation type, and no failed one', async () => {
  let isLost = true;
  await openMessages(
    PATH,
    answering({ SendMessage: () => (isLost ? { refused: 'MESSAGE_REPEATED' } : sentAs('msg_sent', 'Hola')) }),
  );
  await userEvent.type(await field(), 'Hola{Enter}');
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(analytics.track).not.toHaveBeenCalled();
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() =>
    expect(analytics.track).toHaveBeenCalledWith({
      event: 'message_sent',
      recipient_id: 'usr_lucia',
      conversation_type: 'direct',
    }),
  );
});

test('U2 keeps a failed message with its reason, to retry with the same key or discard', async () => {
  const { callsOf } = await openMessages(PATH, answering({ SendMessage: () => 'lost' }));
  await userEvent.type(await field(), 'Uno{Enter}');
  expect(await screen.findByText(/No se ha enviado\. No hay conexión con Hueco/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(callsOf('SendMessage')).toHaveLength(2));
  const [first, second] = callsOf('SendMessage').map(
    ({ input }) => (input as { idempotencyKey: string }).idempotencyKey,
  );
  expect(second).toBe(first);
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(within(screen.getByRole('log')).queryByText('Uno')).toBeNull();
  expect(screen.getByRole('log')).toHaveFocus();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('hueco_outgoing_'))).toEqual([]);
});

test('U2 queues messages while offline, across a reload, and sends them in order when online', async () => {
  connection(false);
  const first = await openMessages(PATH, answering());
  await userEvent.type(await field(), 'Uno{Enter}Dos{Enter}');
  expect(await screen.findAllByText('Se enviará cuando vuelva la conexión')).toHaveLength(2);
  expect(first.callsOf('SendMessage')).toEqual([]);
  first.unmount();
  connection(true);
  const { callsOf } = await openMessages(PATH, answering());
  await waitFor(() =>
    expect(callsOf('SendMessage').map(({ input }) => (input as { body: string }).body)).toEqual(['Uno', 'Dos']),
  );
});

test('U1 keeps a draft per thread until it is sent or the user signs out', async () => {
  const first = await openMessages(PATH, answering());
  await userEvent.type(await field(), 'Mañana te digo');
  first.unmount();
  const second = await openMessages(PATH, answering());
  expect(await field()).toHaveValue('Mañana te digo');
  second.unmount();
  act(() => clearPersonalData(true));
  await openMessages(PATH, answering());
  expect(await field()).toHaveValue('');
});

test('P7 warns about contact data by kind while typing, with the attempts left before a pause', async () => {
  const warned = { ...LUCIA, viewerCan: { ...LUCIA.viewerCan, contactAttemptsLeft: 2 } };
  const { callsOf } = await openMessages(
    PATH,
    answering({
      Thread: () => threadOf(warned, []),
      MessagePreview: ({ input }) => {
        const { body } = input as { body: string };
        const from = body.indexOf('612');
        return {
          messagePreview: {
            __typename: 'MessagePreview',
            hidden: from < 0 ? [] : [{ __typename: 'HiddenSpan', from, to: from + 9, kind: 'PHONE' }],
          },
        };
      },
    }),
  );
  await userEvent.type(await field(), 'Mi móvil: 612408815');
  expect(
    await screen.findByText(
      'Parece un teléfono: se ocultará hasta confirmar la reserva. Después de 2 intentos más no podrás escribir durante 7 días.',
    ),
  ).toBeInTheDocument();
  expect(await field()).toHaveAccessibleDescription(/Parece un teléfono/);
  // Debounced: not requested for each key press.
  expect(callsOf('MessagePreview').length).toBeLessThan(4);
  await userEvent.clear(await field());
  await waitFor(() => expect(screen.queryByText(/Parece un teléfono/)).toBeNull());
});

test('P7 shows why the viewer cannot write instead of the field', async () => {
  await openMessages(
    PATH,
    answering({
      Thread: () =>
        threadOf({ ...LUCIA, viewerCan: { ...LUCIA.viewerCan, write: false, writeRefusal: 'EMAIL_NOT_VERIFIED' } }, []),
    }),
  );
  expect(await screen.findByText(/Confirma antes tu correo/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Escribe un mensaje' })).toBeNull();
});

test('P7 shows a counter near 2000 characters and does not send more', async () => {
  const { callsOf } = await openMessages(PATH, answering());
  await userEvent.click(await field());
  await userEvent.paste('a'.repeat(2001));
  expect(await screen.findByText('2.001 de 2.000 caracteres')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(callsOf('SendMessage')).toEqual([]);
});

test('P7 inserts a quick reply, and lets the host add, change and delete them', async () => {
  const replies = [{ __typename: 'QuickReply', id: 'qrp_1', text: 'Sí, sin problema' }];
  const { callsOf } = await openMessages(
    PATH,
    answering({
      // What was saved is shown even if the list cannot be read again.
      QuickReplies: () => (replies.length === 1 ? { quickReplies: [...replies] } : 'lost'),
      // The same text again is the reply that exists.
      SaveQuickReply: ({ input }) => {
        const { text } = input as { text: string };
        if (!replies.some((one) => one.text === text)) replies.push({ __typename: 'QuickReply', id: 'qrp_2', text });
        return { saveQuickReply: { quickReply: replies.find((one) => one.text === text) as object } };
      },
      DeleteQuickReply: () => ({ deleteQuickReply: { deletedQuickReplyId: 'qrp_1' } }),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, sin problema' }));
  expect(await field()).toHaveValue('Sí, sin problema');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Editar respuestas rápidas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Respuestas rápidas' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nueva respuesta' }), '¿A qué hora llegas?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Añadir' }));
  expect(await within(dialog).findByRole('textbox', { name: 'Respuesta 2' })).toHaveValue('¿A qué hora llegas?');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nueva respuesta' }), '¿A qué hora llegas?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Añadir' }));
  await waitFor(() => expect(callsOf('SaveQuickReply')).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(within(dialog).queryByRole('textbox', { name: 'Respuesta 3' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar la respuesta 1' }));
  await waitFor(() => expect(callsOf('DeleteQuickReply')).toEqual([{ input: { quickReplyId: 'qrp_1' } }]));
  await waitFor(() => expect(within(dialog).queryByRole('textbox', { name: 'Respuesta 2' })).toBeNull());
  expect(within(dialog).getByRole('textbox', { name: 'Respuesta 1' })).toHaveValue('¿A qué hora llegas?');
});

test('P7 creates the conversation with the first message about a space, below the safety advice', async () => {
  const host = personOf('usr_carlos', 'Carlos M.');
  const about = { ...LUCIA.space, host, isOwn: false };
  const { callsOf } = await openMessages(
    '/messages?space=spc_lavapies',
    answering({
      ConversationAbout: () => ({ conversationAbout: null, space: about, newConversationAbilities: abilitiesOf() }),
    }),
  );
  expect(await screen.findByText(/Habla y paga siempre en Hueco/)).toBeInTheDocument();
  await userEvent.type(await field(), '¿Cabe un sofá?{Enter}');
  await waitFor(() =>
    expect(callsOf('SendMessage')[0]).toMatchObject({
      input: { to: { spaceId: 'spc_lavapies' }, body: '¿Cabe un sofá?' },
    }),
  );
});

test('P7 shows a refused first message in the conversation created later', async () => {
  const space = {
    ...LUCIA.space,
    host: personOf('usr_lucia', 'Lucía P.'),
    isOwn: false,
  };
  const begun = conversationOf('cnv_lucia', { viewerRole: 'RENTER' });
  const { callsOf } = await openMessages(
    '/messages?space=spc_lavapies',
    answering({
      Inbox: () => inboxOf([begun]),
      Thread: () => threadOf(begun, [messageOf('msg_sent', 'Uno', { isOwn: true })]),
      ConversationAbout: () => ({ conversationAbout: null, space, newConversationAbilities: abilitiesOf() }),
      SendMessage: ({ input }) =>
        (input as { body: string }).body === 'Uno'
          ? { sendMessage: { message: { ...messageOf('msg_sent', 'Uno', { isOwn: true }), conversation: begun } } }
          : { refused: 'MESSAGE_REPEATED' },
    }),
  );
  await userEvent.click(await field());
  connection(false);
  await userEvent.keyboard('Uno{Enter}Dos{Enter}');
  connection(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(callsOf('SendMessage')).toHaveLength(2));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/messages?conversation=cnv_lucia'));
  expect(await within(await screen.findByRole('log')).findByText('Dos')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test('P7 keeps what was typed while the first message to a host was sent', async () => {
  const begun = conversationOf('cnv_lucia', { viewerRole: 'RENTER' });
  await openMessages(
    '/messages?space=spc_lavapies',
    answering({
      Inbox: () => inboxOf([begun]),
      Thread: () => threadOf(begun, [messageOf('msg_sent', 'Uno', { isOwn: true })]),
      ConversationAbout: () => ({
        conversationAbout: null,
        newConversationAbilities: abilitiesOf(),
        space: { ...LUCIA.space, host: personOf('usr_lucia', 'Lucía P.'), isOwn: false },
      }),
      SendMessage: () => ({
        sendMessage: { message: { ...messageOf('msg_sent', 'Uno', { isOwn: true }), conversation: begun } },
      }),
    }),
  );
  await userEvent.click(await field());
  connection(false);
  await userEvent.keyboard('Uno{Enter}Otra cosa');
  connection(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/messages?conversation=cnv_lucia'));
  await waitFor(async () => expect(await field()).toHaveValue('Otra cosa'));
});

test.each([
  { refused: 'MESSAGE_REPEATED' },
  { refused: 'RATE_LIMITED', params: { retryAfterSeconds: 3600 }, retryable: true },
])('U2 does not resend a message refused as $refused after a reload or online, only on retry', async (refusal) => {
  const refusing = answering({ SendMessage: () => refusal });
  const first = await openMessages(PATH, refusing);
  await userEvent.type(await field(), 'Uno{Enter}');
  await screen.findByRole('button', { name: 'Reintentar' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(first.callsOf('SendMessage')).toHaveLength(1);
  first.unmount();
  const { callsOf } = await openMessages(PATH, refusing);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(callsOf('SendMessage')).toHaveLength(1));
});

test('U2 does not send a message that another tab has sent or discarded', async () => {
  connection(false);
  const { callsOf } = await openMessages(PATH, answering());
  await userEvent.type(await field(), 'Uno{Enter}');
  await screen.findByText('Se enviará cuando vuelva la conexión');
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('hueco_outgoing_'));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  expect(screen.queryByText('Se enviará cuando vuelva la conexión')).toBeNull();
  connection(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(callsOf('SendMessage')).toEqual([]);
});

test('P7 shows a failed upload and sends the message without the file', async () => {
  class LostRequest {
    upload = {};
    responseText = '';
    onerror?: () => void;
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    send = () => setTimeout(() => this.onerror?.());
  }
  vi.stubGlobal('XMLHttpRequest', LostRequest);
  const { callsOf } = await openMessages(
    PATH,
    answering({ Thread: () => threadOf({ ...LUCIA, viewerCan: { ...LUCIA.viewerCan, attach: true } }, []) }),
  );
  await userEvent.click(await field());
  await userEvent.paste({
    files: [new File(['%PDF'], 'medidas.pdf', { type: 'application/pdf' })],
    getData: () => '',
  } as unknown as DataTransfer);
  expect(
    await within(await screen.findByRole('list', { name: 'Archivos adjuntos' })).findByRole('alert'),
  ).toHaveTextContent(/No hay conexión/);
  await userEvent.type(await field(), 'Va luego{Enter}');
  await waitFor(() => expect(callsOf('SendMessage')).toHaveLength(1));
  // It can be uploaded again and sent with the next message.
  expect(screen.getByRole('list', { name: 'Archivos adjuntos' })).toHaveTextContent('medidas.pdf');
});

test('U2 sends queued messages when online again, also from another page', async () => {
  connection(false);
  const { callsOf } = await openMessages(PATH, answering());
  await userEvent.type(await field(), 'Uno{Enter}');
  await screen.findByText('Se enviará cuando vuelva la conexión');
  await userEvent.click(screen.getByRole('link', { name: 'away' }));
  await screen.findByText('elsewhere');
  connection(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(callsOf('SendMessage')).toHaveLength(1));
});

test('P-31 discards queued messages at sign-out, also from another page', async () => {
  connection(false);
  const { callsOf } = await openMessages(PATH, answering());
  await userEvent.type(await field(), 'Uno{Enter}');
  await userEvent.click(screen.getByRole('link', { name: 'away' }));
  await screen.findByText('elsewhere');
  act(() => clearPersonalData(true));
  connection(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(callsOf('SendMessage')).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('hueco_outgoing_'))).toEqual([]);
});

test('P7 pasted cells of a spreadsheet are text, although they bring a picture of themselves', async () => {
  await openMessages(
    PATH,
    answering({ Thread: () => threadOf({ ...LUCIA, viewerCan: { ...LUCIA.viewerCan, attach: true } }, []) }),
  );
  await userEvent.click(await field());
  await userEvent.paste({
    files: [new File(['png'], 'image.png', { type: 'image/png' })],
    getData: () => 'Sofá\t1\nCajas\t12',
  } as unknown as DataTransfer);
  expect(await field()).toHaveValue('Sofá\t1\nCajas\t12');
  expect(screen.queryByRole('list', { name: 'Archivos adjuntos' })).toBeNull();
});

test('P7 a file copied in the file manager is attached, although its name comes with it as text', async () => {
  await openMessages(
    PATH,
    answering({ Thread: () => threadOf({ ...LUCIA, viewerCan: { ...LUCIA.viewerCan, attach: true } }, []) }),
  );
  await userEvent.click(await field());
  await userEvent.paste({
    files: [new File(['%PDF'], 'contrato.pdf', { type: 'application/pdf' })],
    getData: (type: string) => (type === 'text/plain' ? 'contrato.pdf' : ''),
  } as unknown as DataTransfer);
  expect(await screen.findByRole('list', { name: 'Archivos adjuntos' })).toHaveTextContent('contrato.pdf');
  expect(await field()).toHaveValue('');
});

test('P7 a new quick reply that is being written stays while another one is deleted', async () => {
  let replies = ['Sí, sin problema', 'Está libre'].map((text, index) => ({
    __typename: 'QuickReply',
    id: `qrp_${index}`,
    text,
  }));
  await openMessages(
    PATH,
    answering({
      QuickReplies: () => ({ quickReplies: replies }),
      DeleteQuickReply: ({ input }) => {
        const { quickReplyId } = input as { quickReplyId: string };
        replies = replies.filter(({ id }) => id !== quickReplyId);
        return { deleteQuickReply: { deletedQuickReplyId: quickReplyId } };
      },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Editar respuestas rápidas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Respuestas rápidas' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nueva respuesta' }), '¿A qué hora?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar la respuesta 1' }));
  await waitFor(() => expect(within(dialog).queryByRole('textbox', { name: 'Respuesta 2' })).toBeNull());
  expect(within(dialog).getByRole('textbox', { name: 'Nueva respuesta' })).toHaveValue('¿A qué hora?');
});
