import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDashboard, pageOf } from '../support/dashboard';
import { useLanguage } from '../support/render';
import { fakeUploads } from '../support/uploads';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['support', 'dashboard', 'stays', 'domain']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Message 1 is the oldest. */
const lineOf = (number: number) => ({
  __typename: 'TicketMessage',
  id: `msg_${number}`,
  author: number % 2 ? 'REQUESTER' : 'STAFF',
  authorName: number % 2 ? 'Marta Ruiz' : 'Ana',
  body: `Mensaje ${number}`,
  isInternal: false,
  isMail: false,
  isOwn: number % 2 === 1,
  createdAt: new Date(Date.UTC(2027, 1, 1, 9, number)).toISOString(),
  files: [],
});

/** Messages from one number down to another. */
const newestFirst = (from: number, to: number, hasOlder: boolean) =>
  pageOf(
    'TicketMessage',
    Array.from({ length: from - to + 1 }, (_, index) => lineOf(from - index)),
    hasOlder,
  );

const ticketOf = (messages: object) => ({
  __typename: 'Ticket',
  id: 'tkt_1',
  code: 'SUP-2027-000001',
  category: 'ACCESS',
  subject: 'No puedo entrar hoy',
  status: 'OPEN',
  lastMessageAt: '2027-03-02T09:55:00Z',
  locale: 'ES',
  priority: 'URGENT',
  createdAt: '2027-02-01T09:01:00Z',
  firstAnswerDueAt: '2027-02-01T10:55:00Z',
  firstAnsweredAt: '2027-02-01T09:02:00Z',
  firstAnswerMinutes: 1,
  reopenUntil: null,
  satisfaction: null,
  availableActions: [],
  booking: null,
  messages,
});

test('P14 a long ticket shows its newest messages, and those before them on demand', async () => {
  const ticket = ticketOf(newestFirst(60, 11, true));
  const { callsOf } = await openDashboard('/dashboard?mode=renter&tab=support&ticket=tkt_1', {
    MyTickets: () => ({ myTickets: { ...pageOf('Ticket', [ticket]), waitingCount: 0 } }),
    TicketsWaiting: () => ({ myTickets: { __typename: 'TicketConnection', waitingCount: 0 } }),
    OwnTicket: () => ({ ticket }),
    OlderTicketMessages: () => ({ ticket: { __typename: 'Ticket', id: 'tkt_1', messages: newestFirst(10, 1, false) } }),
  });
  const log = await screen.findByRole('log', { name: 'Mensajes de la consulta' });
  expect(within(log).queryByText(/^Recibida a/)).toBeNull();
  // The first answer is not among those shown.
  expect(within(log).queryByText(/en 1.min/)).toBeNull();
  /** Whether screen readers announce what is inserted. */
  const announced: (string | null)[] = [];
  const inserts = new MutationObserver(() => announced.push(log.getAttribute('aria-live')));
  inserts.observe(log, { childList: true, subtree: true });
  await userEvent.click(within(log).getByRole('button', { name: 'Ver mensajes anteriores' }));
  expect(await within(log).findByText('Mensaje 1')).toBeVisible();
  expect(callsOf('OlderTicketMessages')).toEqual([{ id: 'tkt_1', after: 'msg_11' }]);
  const bodies = within(log)
    .getAllByText(/^Mensaje \d+$/)
    .map(({ textContent }) => textContent);
  expect(bodies).toEqual(Array.from({ length: 60 }, (_, index) => `Mensaje ${index + 1}`));
  expect(within(log).getByText(/^Recibida a/)).toBeVisible();
  expect(within(log).getByText(/en 1.min/)).toBeVisible();
  expect(within(log).queryByRole('button', { name: 'Ver mensajes anteriores' })).toBeNull();
  expect(log).toHaveFocus();
  await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
  inserts.disconnect();
  expect(new Set(announced)).toEqual(new Set(['off']));
});

const WRITABLE = { ...ticketOf(newestFirst(2, 1, false)), availableActions: ['WRITE'] };
const SECOND = { ...WRITABLE, id: 'tkt_2', code: 'SUP-2027-000002', subject: 'Me han cobrado dos veces' };

/** The tab beside a list of two tickets, the one with the newest message first. */
async function openBeside(answers: Parameters<typeof openDashboard>[1] = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const listed = { tickets: [WRITABLE, SECOND], waitingCount: 1 };
  const dashboard = await openDashboard('/dashboard?mode=renter&tab=support', {
    MyTickets: () => ({ myTickets: { ...pageOf('Ticket', listed.tickets), waitingCount: listed.waitingCount } }),
    TicketsWaiting: () => ({ myTickets: { __typename: 'TicketConnection', waitingCount: listed.waitingCount } }),
    OwnTicket: ({ id }) => ({ ticket: id === 'tkt_1' ? WRITABLE : SECOND }),
    ...answers,
  });
  return { ...dashboard, listed, field: await screen.findByRole('textbox', { name: 'Escribe tu respuesta' }) };
}

test('P14 a message being written stays when another ticket becomes the newest, and the count follows', async () => {
  const { changeTicket, callsOf, listed, field } = await openBeside();
  await userEvent.type(field, 'La puerta sigue cerrada');
  Object.assign(listed, { tickets: [SECOND, WRITABLE], waitingCount: 2 });
  changeTicket(SECOND);
  await waitFor(() => expect(callsOf('TicketsWaiting')).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /SUP-2027/ })[0]).toHaveTextContent('Me han cobrado dos veces'),
  );
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('La puerta sigue cerrada');
  // It is kept while another one is read.
  await userEvent.click(screen.getByRole('link', { name: /Me han cobrado dos veces/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Escribe tu respuesta' })).toHaveValue(''));
  await userEvent.click(screen.getByRole('link', { name: /No puedo entrar hoy/ }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Escribe tu respuesta' })).toHaveValue('La puerta sigue cerrada'),
  );
});

test('P14 an edited message whose first version was received shows that one, and can be sent as another', async () => {
  const answers = ['lost', { refused: 'IDEMPOTENCY_KEY_REUSED' }, { sendTicketMessage: { ticket: WRITABLE } }] as const;
  let sent = 0;
  const { callsOf, field } = await openBeside({ SendTicketMessage: () => answers[sent++] ?? 'lost' });
  const send = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.type(field, 'No puedo entrar');
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
  await userEvent.type(field, ' en el trastero');
  await userEvent.click(send);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ya nos había llegado un mensaje tuyo'));
  expect(callsOf('OwnTicket')).toHaveLength(2);
  await userEvent.click(send);
  await waitFor(() => expect(field).toHaveValue(''));
  const keys = callsOf('SendTicketMessage').map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('P14 what is written and attached while a message is sent is the next one', async () => {
  const uploads = fakeUploads();
  let receive: (answer: object) => void = () => undefined;
  const { field } = await openBeside({
    SendTicketMessage: () => new Promise((resolve) => void (receive = resolve as typeof receive)),
  });
  const attach = async (name: string): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const before = uploads.length;
    fireEvent.change(input as HTMLInputElement, {
      target: { files: [new File(['%PDF'], name, { type: 'application/pdf' })] },
    });
    await waitFor(() => expect(uploads).toHaveLength(before + 1));
    act(() => uploads[before]?.answer({ file: { id: `tfl_${name}` } }));
    expect(await screen.findByText(name)).toBeVisible();
  };
  await attach('puerta.pdf');
  await userEvent.type(field, 'No puedo entrar');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.type(field, ' El código es el de ayer');
  await attach('codigo.pdf');
  await act(async () => receive({ sendTicketMessage: { ticket: WRITABLE } }));
  await waitFor(() => expect(field).toHaveValue('El código es el de ayer'));
  expect(screen.queryByText('puerta.pdf')).toBeNull();
  expect(screen.getByText('codigo.pdf')).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).toContain('El código es el de ayer');
});

test('P14 a message that was sent while another ticket was read is no draft any more', async () => {
  let receive: (answer: object) => void = () => undefined;
  const { field } = await openBeside({
    SendTicketMessage: () => new Promise((resolve) => void (receive = resolve as typeof receive)),
  });
  await userEvent.type(field, 'No puedo entrar');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(screen.getByRole('link', { name: /Me han cobrado dos veces/ }));
  await act(async () => receive({ sendTicketMessage: { ticket: WRITABLE } }));
  await userEvent.click(screen.getByRole('link', { name: /No puedo entrar hoy/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Escribe tu respuesta' })).toHaveValue(''));
});

test('P14 a file whose upload failed stays when the message was sent, and so does only what was typed since', async () => {
  const uploads = fakeUploads();
  let receive: (answer: object) => void = () => undefined;
  const { field } = await openBeside({
    SendTicketMessage: () => new Promise((resolve) => void (receive = resolve as typeof receive)),
  });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as HTMLInputElement, {
    target: { files: [new File(['%PDF'], 'puerta.pdf', { type: 'application/pdf' })] },
  });
  await waitFor(() => expect(uploads).toHaveLength(1));
  Object.assign(uploads[0] ?? {}, { status: 503 });
  act(() => uploads[0]?.answer({}));
  expect(await screen.findByRole('button', { name: 'Subir puerta.pdf otra vez' })).toBeVisible();
  await userEvent.type(field, 'No puedo entrar ');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  // A keyboard takes its blank back before a punctuation mark.
  fireEvent.change(field, { target: { value: 'No puedo entrar. ¿Y ahora?' } });
  await act(async () => receive({ sendTicketMessage: { ticket: WRITABLE } }));
  await waitFor(() => expect(field).toHaveValue('. ¿Y ahora?'));
  expect(screen.getByText('puerta.pdf')).toBeVisible();
});

test('P14 a box that is opened again while its message is sent cannot send it twice, and keeps what is written in it', async () => {
  let receive: (answer: object) => void = () => undefined;
  const { callsOf, field } = await openBeside({
    SendTicketMessage: () => new Promise((resolve) => void (receive = resolve as typeof receive)),
  });
  const box = () => screen.getByRole('textbox', { name: 'Escribe tu respuesta' });
  await userEvent.type(field, 'No puedo entrar');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(screen.getByRole('link', { name: /Me han cobrado dos veces/ }));
  await waitFor(() => expect(box()).toHaveValue(''));
  await userEvent.click(screen.getByRole('link', { name: /No puedo entrar hoy/ }));
  await waitFor(() => expect(box()).toHaveValue('No puedo entrar'));
  await userEvent.type(box(), ' ¿Y ahora?');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await act(async () => receive({ sendTicketMessage: { ticket: WRITABLE } }));
  await waitFor(() => expect(box()).toHaveValue('¿Y ahora?'));
  expect(callsOf('SendTicketMessage')).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).toContain('¿Y ahora?');
});

test('P14 a message that failed after its box was left is sent with the same key from the next box', async () => {
  const pending: ((answer: object) => void)[] = [];
  const { callsOf, field } = await openBeside({
    SendTicketMessage: () => new Promise((resolve) => void pending.push(resolve as (typeof pending)[number])),
  });
  await userEvent.type(field, 'No puedo entrar');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(screen.getByRole('link', { name: /Me han cobrado dos veces/ }));
  await act(async () => pending[0]?.({ refused: 'INTERNAL' }));
  await userEvent.click(screen.getByRole('link', { name: /No puedo entrar hoy/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(pending).toHaveLength(2));
  await act(async () => pending[1]?.({ sendTicketMessage: { ticket: WRITABLE } }));
  const keys = callsOf('SendTicketMessage').map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
});
