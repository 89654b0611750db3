import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDashboard, pageOf } from '../support/dashboard';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['support', 'dashboard', 'stays', 'domain']);
});
afterEach(() => vi.useRealTimers());

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
