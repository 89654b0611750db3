import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueuesAndOwn } from '../../../client/features/admin/panel/QueuesAndOwn';
import { TicketDetails } from '../../../client/features/admin/support/TicketDetails';
import { QueueView } from '../../../client/features/admin/verifications/QueueView';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

beforeEach(() => useLanguage('es', ['admin', 'staff', 'support', 'verification', 'domain', 'common']));
afterEach(() => vi.useRealTimers());

const PAGE = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

test('P9 a verification whose time ends while the page is open is named as late', async () => {
  const now = Date.now();
  const node = {
    __typename: 'Verification',
    id: 'ver_1',
    kind: 'IDENTITY',
    documentType: 'DNI',
    status: 'IN_REVIEW',
    submittedAt: new Date(now - 48 * 3_600_000).toISOString(),
    dueAt: new Date(now - 1000).toISOString(),
    isOverdue: false,
    applicant: null,
    space: null,
    appointment: null,
  };
  renderAnswered(<QueueView />, {
    VerificationQueue: () => ({
      verificationQueue: {
        __typename: 'VerificationQueueConnection',
        totalCount: 1,
        overdueCount: 0,
        edges: [{ __typename: 'VerificationEdge', cursor: 'ver_1', node }],
        pageInfo: PAGE,
      },
    }),
  });
  expect(await screen.findByText('Fuera de plazo')).toBeVisible();
});

test('P9 the view of the own cases has no link to itself', async () => {
  const answers = {
    StaffQueues: () => ({ staffQueues: [] }),
    OwnStaffCases: () => ({
      ownStaffCases: { __typename: 'StaffOwnCases', totalCount: 60, cases: [] },
    }),
  };
  renderAnswered(<QueuesAndOwn />, answers, '/admin?cases=own');
  expect(await screen.findByText('60')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ver todo/ })).toBeNull();
});

test('P14 somebody who has left the support stays named as the assignee, and the ticket can be given to nobody', async () => {
  const given: unknown[] = [];
  const ticket = {
    __typename: 'Ticket',
    id: 'tkt_1',
    status: 'OPEN',
    priority: 'NORMAL',
    availableActions: ['ASSIGN'],
    firstAnswerMinutes: null,
    firstAnswerDueAt: '2027-03-02T09:00:00Z',
    promisedMinutes: 60,
    answerDueAt: null,
    solveBy: '2027-03-04T09:00:00Z',
    satisfaction: null,
    requesterName: 'Diego Arias',
    requesterEmail: 'diego@example.com',
    requester: null,
    booking: null,
    assignee: { __typename: 'User', id: 'usr_left', displayName: 'Elena M.' },
  };
  renderAnswered(
    <AuthProvider client={createSessions().client}>
      <TicketDetails ticket={ticket as never} />
    </AuthProvider>,
    {
      SupportStaff: () => ({ supportStaff: [{ __typename: 'User', id: 'usr_2', displayName: 'Pilar R.' }] }),
      AssignTicket: ({ input }) => {
        given.push(input);
        return { assignTicket: { __typename: 'AssignTicketPayload', ticket: { ...ticket, assignee: null } } };
      },
    },
  );
  await screen.findByRole('option', { name: 'Pilar R.' });
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.selectedOptions[0]).toHaveTextContent('Elena M.');
  await userEvent.selectOptions(select, '');
  expect(given).toEqual([{ ticketId: 'tkt_1', userId: null }]);
});

test('P9 more than the first own cases can be shown', async () => {
  const asked: unknown[] = [];
  const cases = Array.from({ length: 60 }, (_, n) => ({
    __typename: 'StaffOwnCase',
    queue: 'SUPPORT',
    caseId: `tkt_${n}`,
    code: `SUP-2027-${n}`,
    subject: `Caso ${n}`,
    claimCase: null,
    amountCents: null,
    personName: null,
    isUrgent: false,
    since: '2027-03-02T09:00:00Z',
    dueAt: null,
  }));
  const answers = {
    StaffQueues: () => ({ staffQueues: [] }),
    OwnStaffCases: ({ first }: { first?: number }) => {
      asked.push(first);
      return { ownStaffCases: { __typename: 'StaffOwnCases', totalCount: 60, cases: cases.slice(0, first) } };
    },
  };
  renderAnswered(<QueuesAndOwn />, answers, '/admin?cases=own');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
  expect(await screen.findByText('Caso 59')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  expect(asked).toEqual([50, 100]);
});
