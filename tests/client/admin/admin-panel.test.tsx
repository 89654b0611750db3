import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, renderHook, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { AlarmsPanel } from '../../../client/features/admin/panel/AlarmsPanel';
import { QueuesAndOwn } from '../../../client/features/admin/panel/QueuesAndOwn';
import { useMetrics } from '../../../client/features/admin/panel/use-metrics';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['staff', 'admin', 'claims']));

const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

const queueOf = (queue: string, counts: object) => ({
  __typename: 'StaffQueueState',
  queue,
  openCount: 0,
  lateCount: 0,
  todayCount: 0,
  ownCount: null,
  oldestAt: at(-26.5),
  targetHours: 24,
  isInWorkingDays: false,
  countedAt: at(0),
  ...counts,
});
const CLAIMS = queueOf('CLAIMS', {
  openCount: 7,
  lateCount: 1,
  todayCount: 2,
  ownCount: 2,
  targetHours: 120,
  isInWorkingDays: true,
});
const SPACES = queueOf('SPACES', { openCount: 3, todayCount: 1 });
const caseOf = (change: object) => ({
  __typename: 'StaffOwnCase',
  queue: 'TICKETS',
  caseId: 'tkt_1',
  code: 'SUP-2027-001482',
  subject: 'Sin acceso hoy',
  claimCase: null,
  amountCents: null,
  personName: 'Diego Arias',
  isUrgent: true,
  since: at(-1),
  dueAt: at(0.31),
  ...change,
});
const LATE = caseOf({
  queue: 'CLAIMS',
  caseId: 'clm_1',
  code: 'RC-2027-000114',
  subject: 'Nave en Getafe',
  claimCase: 'GOODS_DAMAGED',
  amountCents: 66_000,
  personName: null,
  isUrgent: false,
  since: at(-200),
  dueAt: at(-26.1),
});
const NOTHING_WRONG = {
  __typename: 'StaffAlarms',
  books: {
    __typename: 'BooksAlarm',
    openCount: 0,
    differenceCents: 0,
    foundAt: null,
    comparedAt: null,
    comparedCount: 0,
  },
  webhooks: { __typename: 'WebhooksAlarm', totalCount: 0, newest: [] },
  canSeeAudit: true,
  audit: {
    __typename: 'AuditAlarm',
    checkedAt: '2027-03-02T05:00:00Z',
    count: 1_204_518,
    brokenAt: null,
  },
  events: { __typename: 'EventsAlarm', lateCount: 0, oldestAt: null },
};

interface Answers {
  readonly cases?: readonly object[] | null;
  readonly alarms?: object;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

/** Parts of the panel with a fake server. */
function open(path: string, { cases = [LATE, caseOf({})], alarms = NOTHING_WRONG }: Answers = {}) {
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const own = cases && { __typename: 'StaffOwnCases', totalCount: 16, cases };
  const link = new ApolloLink(
    ({ operationName: name = '', variables }) =>
      new Observable((observer) => {
        asked.push({ name, variables });
        const staffQueues = variables['isOwn'] ? [CLAIMS] : [CLAIMS, SPACES];
        observer.next({ data: { staffQueues, ownStaffCases: own, staffAlarms: alarms } });
        observer.complete();
      }),
  );
  renderAt(
    path,
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <QueuesAndOwn />
      <AlarmsPanel />
      <Address />
    </ApolloProvider>,
  );
  return asked;
}

test("P9 the panel counts open and due cases; the filter for one's own cases is in the address", async () => {
  const asked = open('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: '10 casos abiertos, 3 vencen hoy' })).toBeTruthy();
  expect(screen.getByText(/actualizado ahora/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Solo lo mío' }));
  expect(await screen.findByRole('heading', { level: 1, name: '7 casos tuyos, 2 vencen hoy' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('/admin?cases=own');
  expect(asked.filter(({ name }) => name === 'AdminCounts').map(({ variables }) => variables['isOwn'])).toEqual([
    false,
    true,
  ]);
});

test("P9 a queue shows the age of its oldest case, its overdue cases and one's own", async () => {
  open('/admin');
  const row = await screen.findByRole('row', { name: /Reclamaciones/ });
  expect(within(row).getByRole('img', { name: 'En plazo 4, para hoy 2, fuera de plazo 1' })).toBeTruthy();
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['7', '', expect.stringContaining('1\u00a0d 2\u00a0h'), '1 fuera de plazo', '5 días lab.', '2']);
});

test("P9 one's own cases link to their pages, and the key E opens the most urgent one", async () => {
  open('/admin');
  const card = within(await screen.findByRole('region', { name: /Lo tuyo/ }));
  const links = await card.findAllByRole('link', { name: /RC-2027|SUP-2027/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/claims/clm_1',
    '/admin?section=support&id=tkt_1',
  ]);
  expect(links[0]?.textContent).toContain('1\u00a0d 2\u00a0h tarde');
  expect(links[0]?.textContent).toContain('660,00');
  expect(links[1]?.textContent).toContain('SUP-2027-001482\u00a0· urgente\u00a0· Diego Arias');
  fireEvent.keyDown(window, { key: 'e' });
  expect(screen.getByRole('status').textContent).toBe('/admin/claims/clm_1');
});

test('P9 staff without assignable queues see no card of their own and start with the most urgent queue', async () => {
  open('/admin', { cases: null });
  const start = await screen.findByRole('link', { name: /Empezar por lo más urgente/ });
  expect(start).toHaveAttribute('href', '/admin/claims?waiting=yes');
  expect(screen.queryByRole('region', { name: /Lo tuyo/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Solo lo mío' })).toBeNull();
});

test('P9 alarms show what was checked and link to what needs attention', async () => {
  open('/admin', {
    alarms: {
      ...NOTHING_WRONG,
      books: { ...NOTHING_WRONG.books, openCount: 2, differenceCents: 1250, foundAt: '2027-03-01T03:00:00Z' },
      webhooks: {
        __typename: 'WebhooksAlarm',
        totalCount: 3,
        newest: [
          {
            __typename: 'DisabledWebhook',
            personId: 'per_1',
            ownerName: 'Trasteros del Norte',
            host: 'api.norte.example',
            failingSince: at(-24.2),
          },
        ],
      },
      events: { __typename: 'EventsAlarm', lateCount: 4, oldestAt: at(-0.1) },
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Alarmas' }));
  expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '12,50\u00a0€ sin conciliar2 diferencias sin explicar, la última del 1 marRevisar',
    'Webhook desactivadoTrasteros del Norte · api.norte.example, 1\u00a0d 0\u00a0h sin respuestaVer',
    'Y 2 webhooks desactivados másSus direcciones dejaron de responder',
    'Registro de actos íntegro1.204.518 actos · comprobados el 2 mar a las 6:00Ver',
    '4 avisos en colaEl más antiguo, desde hace 6\u00a0min',
  ]);
  expect(list.getByRole('link', { name: 'Revisar' })).toHaveAttribute('href', '/admin?section=money');
  expect(list.getAllByRole('link', { name: 'Ver' })[0]).toHaveAttribute('href', '/admin/people/per_1');
});

test('the shares of cancellations are separate texts, so that no line ends with the dot between two', () => {
  const { result } = renderHook(() => useMetrics());
  const sums = { renterCancelPercent: 4.2, hostCancelPercent: 1, staffCancelPercent: 0 };
  const note = [result.current.find(({ key }) => key === 'cancel')?.noteOf(sums as never)].flat();
  expect(note.map((part) => part?.replace(/\s/g, ' '))).toEqual(['Inquilino 4,2 %', 'anfitrión 1,0 %', 'Hueco 0,0 %']);
});
