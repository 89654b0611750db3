import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { actionOf, openBookingPage, ownBookingOf } from '../support/booking-page';
import { openDashboard, pageOf } from '../support/dashboard';
import { useLanguage } from '../support/render';
import { fakeUploads } from '../support/uploads';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  closeAllToasts();
  return useLanguage('es', ['booking', 'claims', 'condition', 'documents', 'support', 'dashboard', 'stays', 'domain']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ticketBooking = (id: string) => ({
  __typename: 'Booking',
  id,
  from: '2027-01-15',
  space: { __typename: 'Space', id: id.replace('bkg', 'spc'), title: `Trastero ${id}` },
});

const articleOf = (title: string) => ({
  __typename: 'Article',
  kind: 'HELP',
  locale: 'ES',
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  excerpt: `Sobre: ${title}`,
});

const OPENED = {
  __typename: 'Ticket',
  id: 'tkt_1',
  code: 'SUP-2027-000001',
  category: 'ACCESS',
  subject: 'No puedo entrar hoy',
  status: 'OPEN',
  lastMessageAt: '2027-03-02T09:55:00Z',
  locale: 'ES',
  priority: 'URGENT',
  createdAt: '2027-03-02T09:55:00Z',
  firstAnswerDueAt: '2027-03-02T10:55:00Z',
  firstAnsweredAt: null,
  firstAnswerMinutes: null,
  reopenUntil: null,
  satisfaction: null,
  availableActions: ['WRITE'],
  messages: pageOf('TicketMessage', []),
  booking: ticketBooking('bkg_1'),
};

/** The queries of the form and of the list behind it. */
const supportAnswers = {
  MyTickets: () => ({ myTickets: { ...pageOf('Ticket', []), waitingCount: 0 } }),
  TicketsWaiting: () => ({ myTickets: { __typename: 'TicketConnection', waitingCount: 0 } }),
  OwnTicket: () => ({ ticket: OPENED }),
  SupportPromise: () => ({
    supportPromise: {
      __typename: 'SupportPromise',
      priority: 'URGENT',
      answerBy: '2027-03-02T10:55:00Z',
      answerMinutes: 60,
    },
  }),
  // The booking that the link names is older than those that the form lists.
  TicketBookings: () => ({ asRenter: pageOf('Booking', [ticketBooking('bkg_new')]), asHost: pageOf('Booking', []) }),
  TicketBooking: ({ id }: Record<string, never>) => ({ booking: ticketBooking(String(id)) }),
  SuggestedArticles: () => ({ searchHelp: [] }),
  OpenTicket: () => ({ openTicket: { __typename: 'OpenTicketPayload', ticket: OPENED } }),
};

const optionOf = (name: string) => ({
  __typename: 'ClaimOption',
  case: name,
  details: [],
  remedies: ['NOTHING'],
  minPhotos: 1,
  opensAt: '2027-01-15T00:00:00Z',
  closesAt: null,
  hiddenClosesAt: null,
  barrier: null,
});

test('P14 a problem with a rental leads to a claim or to a support ticket with the booking preselected', async () => {
  const user = userEvent.setup();
  const { callsOf } = await openBookingPage(ownBookingOf(), {
    ...supportAnswers,
    BookingPageActions: () => ({
      booking: { __typename: 'Booking', id: 'bkg_1', actions: [actionOf('DISPUTE')], claims: [] },
    }),
    ClaimForm: () => ({
      booking: {
        ...ownBookingOf(),
        depositCents: 3000,
        claims: [],
        claimOptions: ['NO_ACCESS', 'UNSAFE'].map(optionOf),
        inventory: null,
      },
    }),
  });
  // The link is also shown when nothing can be claimed.
  expect(await screen.findByRole('link', { name: /^Pedir ayuda/ })).toHaveAttribute(
    'href',
    '/dashboard?mode=renter&tab=support&new=1&category=booking&booking=bkg_1',
  );
  await user.click(await screen.findByRole('button', { name: /^Tengo un problema/ }));
  const ask = await screen.findByRole('link', { name: 'Escribir a soporte' });
  const dialog = screen.getByRole('dialog', { name: 'Tengo un problema' });
  expect(ask).toHaveAttribute('href', expect.stringContaining('category=booking&booking=bkg_1'));
  expect(within(dialog).getByText(/^Te respondemos en menos de 4 horas laborables/)).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /^No puedo entrar/ }));
  expect(within(dialog).getByText('Sin acceso hoy, te respondemos en una hora laborable.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Seguir con las pruebas' })).toBeEnabled();

  await user.click(ask);
  expect(await screen.findByRole('radio', { name: 'Acceso' })).toBeChecked();
  const booking = screen.getByRole('combobox', { name: /^Reserva/ });
  await waitFor(() =>
    expect(within(booking).getByRole<HTMLOptionElement>('option', { selected: true })).toHaveTextContent(
      'Trastero bkg_1',
    ),
  );
  await user.type(screen.getByRole('textbox', { name: 'Asunto' }), 'No puedo entrar hoy');
  await user.type(screen.getByRole('textbox', { name: 'Qué ha pasado' }), 'El código de la puerta ya no abre.');
  await user.click(screen.getByRole('button', { name: 'Enviar consulta' }));
  await waitFor(() => expect(callsOf('OpenTicket')).toHaveLength(1));
  expect(callsOf('OpenTicket')[0]).toMatchObject({
    input: { category: 'ACCESS', bookingId: 'bkg_1', subject: 'No puedo entrar hoy' },
  });
});

test('P14 help articles are suggested before a ticket is sent; a failed suggestion does not block it', async () => {
  const user = userEvent.setup();
  let isLost = false;
  const { callsOf } = await openDashboard('/dashboard?mode=renter&tab=support&new=1&category=payment', {
    ...supportAnswers,
    SuggestedArticles: ({ text }: Record<string, never>) =>
      isLost
        ? 'lost'
        : { searchHelp: ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => articleOf(`${name} de ${String(text)}`)) },
  });
  const aside = await screen.findByRole('complementary', { name: 'Quizá ya tiene respuesta' });
  // Articles follow the kind of question until the user types, then the typed words.
  expect(await within(aside).findAllByRole('link')).toHaveLength(3);
  expect(callsOf('SuggestedArticles')).toEqual([{ text: 'Pago', locale: 'ES' }]);
  await user.type(screen.getByRole('textbox', { name: 'Asunto' }), 'Me han cobrado dos veces');
  const first = await within(aside).findByRole('link', { name: /^Uno de Me han cobrado dos veces/ });
  expect(first).toHaveAttribute('href', '/help/uno-de-me-han-cobrado-dos-veces');
  // The article opens beside the form, so that typed words are kept.
  expect(first).toHaveAttribute('target', '_blank');
  isLost = true;
  await user.type(screen.getByRole('textbox', { name: 'Asunto' }), ' hoy');
  await waitFor(() =>
    expect(callsOf('SuggestedArticles').at(-1)).toMatchObject({ text: 'Me han cobrado dos veces hoy' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Qué ha pasado' }), 'Dos cargos iguales en mi tarjeta.');
  await user.click(screen.getByRole('button', { name: 'Enviar consulta' }));
  await waitFor(() => expect(callsOf('OpenTicket')).toHaveLength(1));
});

test('P14 an edited question whose first version was received links to it, and can be sent as another', async () => {
  const user = userEvent.setup();
  const answers = ['lost', { refused: 'IDEMPOTENCY_KEY_REUSED' }, supportAnswers.OpenTicket()] as const;
  let sent = 0;
  const { callsOf } = await openDashboard('/dashboard?mode=renter&tab=support&new=1&category=payment', {
    ...supportAnswers,
    OpenTicket: () => answers[sent++] ?? 'lost',
  });
  await user.type(await screen.findByRole('textbox', { name: 'Asunto' }), 'Me han cobrado dos veces');
  await user.type(screen.getByRole('textbox', { name: 'Qué ha pasado' }), 'Dos cargos iguales en mi tarjeta.');
  const send = screen.getByRole('button', { name: 'Enviar consulta' });
  await user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
  await user.type(screen.getByRole('textbox', { name: 'Qué ha pasado' }), ' Uno es de ayer.');
  await user.click(send);
  const list = await screen.findByRole('link', { name: 'tus consultas' });
  expect(list).toHaveAttribute('href', '/dashboard?mode=renter&tab=support');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Vuelve a cargar la página');
  await user.click(send);
  await waitFor(() => expect(callsOf('OpenTicket')).toHaveLength(3));
  const [first, second, third] = callsOf('OpenTicket').map(
    ({ input }) => (input as { idempotencyKey: string }).idempotencyKey,
  );
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('P14 a question is not sent without a file whose upload failed, which can be sent again or removed', async () => {
  const uploads = fakeUploads();
  const user = userEvent.setup();
  const { callsOf } = await openDashboard('/dashboard?mode=renter&tab=support&new=1&category=payment', supportAnswers);
  await user.type(await screen.findByRole('textbox', { name: 'Asunto' }), 'Me han cobrado dos veces');
  await user.type(screen.getByRole('textbox', { name: 'Qué ha pasado' }), 'Dos cargos iguales en mi tarjeta.');
  fireEvent.change(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, {
    target: { files: [new File(['%PDF'], 'extracto.pdf', { type: 'application/pdf' })] },
  });
  await waitFor(() => expect(uploads).toHaveLength(1));
  Object.assign(uploads[0] ?? {}, { status: 503 });
  act(() => uploads[0]?.answer({}));
  const remove = await screen.findByRole('button', { name: 'Quitar extracto.pdf' });
  const send = screen.getByRole('button', { name: 'Enviar consulta' });
  await user.click(send);
  expect(await screen.findByText(/^Sube otra vez o quita los archivos/)).toBeVisible();
  expect(callsOf('OpenTicket')).toEqual([]);
  await user.click(remove);
  await user.click(send);
  await waitFor(() => expect(callsOf('OpenTicket')).toHaveLength(1));
});
