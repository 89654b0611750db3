import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DashboardSpace_SpaceFragment } from '../../../client/generated/graphql';
import { openDashboard, spaceOf, spacesOf } from '../support/dashboard';
import { useLanguage } from '../support/render';

type Note = DashboardSpace_SpaceFragment['changeNotes'][number];
const noteOn = (part: Note['part'], note: string, step: Note['step'], field: string) =>
  Object.assign({ part, note, step, field }, { __typename: 'SpaceChangeNote' });

beforeEach(() => useLanguage('es', ['dashboard', 'stats', 'domain', 'errors']));
afterEach(() => vi.useRealTimers());

test('DSH-1 spaces are grouped by status and urgency, filtered by group, and archived ones are collapsed', async () => {
  const statuses = ['ARCHIVED', 'PUBLISHED', 'DRAFT', 'PAUSED', 'IN_REVIEW', 'NEEDS_CHANGES', 'SUSPENDED'] as const;
  const spaces = statuses.map((status) =>
    spaceOf(`spc_${status}`, {
      status,
      title: status,
      waitingCount: status === 'PAUSED' ? 12 : null,
      ...(status === 'NEEDS_CHANGES' && {
        changesAsked: 'Casi está: faltan dos detalles.',
        changeNotes: [
          noteOn('PHOTOS', 'Se lee una matrícula.', 'PHOTOS', 'photos'),
          noteOn('GOODS', 'Marca también los libros.', 'DETAILS', 'allowedGoods'),
        ],
      }),
    }),
  );
  const metric = { __typename: 'StatsCount', total: 168, previous: 140, trend: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
  await openDashboard('/dashboard?mode=host&tab=spaces', {
    MySpaces: () => ({ viewer: null, mySpaces: spacesOf(spaces) }),
    SpaceMetrics: () => ({
      hostStats: {
        __typename: 'HostStats',
        bySpace: [
          {
            __typename: 'SpaceStats',
            space: { __typename: 'Space', id: 'spc_PUBLISHED' },
            publishedOn: '2026-01-01',
            views: metric,
            requests: 3,
          },
        ],
      },
    }),
  });
  const namesIn = (region: HTMLElement): (string | null)[] =>
    within(region)
      .getAllByRole('article')
      .map((row) => row.getAttribute('aria-label'));
  const open = await screen.findByRole('region', { name: 'Por terminar 4' });
  expect(screen.getByText(/^66,50\s€ para ti · comisión 5\s%$/)).toBeVisible();
  expect(namesIn(open)).toEqual(['SUSPENDED', 'NEEDS_CHANGES', 'DRAFT', 'IN_REVIEW']);
  expect(within(open).getByText('Casi está: faltan dos detalles.')).toBeVisible();
  expect(within(open).getByText('Se lee una matrícula.')).toBeVisible();
  expect(within(open).getByText('2 cosas por cambiar')).toBeVisible();
  expect(within(open).getByRole('link', { name: 'Cambiar: Fotos' })).toHaveAttribute(
    'href',
    '/edit-space/spc_NEEDS_CHANGES?step=photos&field=photos',
  );
  expect(within(open).getByRole('link', { name: 'Pide otra revisión' })).toHaveAttribute(
    'href',
    `/dashboard?${new URLSearchParams({ mode: 'host', tab: 'support', new: '1', category: 'space', subject: 'Otra revisión de «NEEDS_CHANGES»' })}`,
  );
  expect(within(open).getByRole('link', { name: 'Cambiar: Qué admite' })).toHaveAttribute(
    'href',
    '/edit-space/spc_NEEDS_CHANGES?step=details&field=allowedGoods',
  );
  const published = screen.getByRole('region', { name: 'Publicados 1' });
  expect(namesIn(published)).toEqual(['PUBLISHED']);
  expect(await within(published).findByText('168')).toBeVisible();
  expect(within(published).getByText('20 % más')).toBeVisible();
  expect(within(published).getByText('Solicitudes').parentElement).toHaveTextContent('3');
  expect(screen.getByRole('region', { name: 'En pausa 1' })).toHaveTextContent('Tiene 12 personas');
  expect(screen.getByText('ARCHIVED')).not.toBeVisible();

  const filter = screen.getByRole('group', { name: 'Filtrar espacios' });
  // Like the overview, without archived ones.
  expect(screen.getByText('6 espacios, 1 publicado')).toBeVisible();
  expect(filter).toHaveTextContent('Todos 6Por terminar 4Publicados 1En pausa 1');
  await userEvent.click(within(filter).getByRole('button', { name: 'En pausa 1' }));
  expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual(['PAUSED']);
  await userEvent.click(within(filter).getByRole('button', { name: 'Todos 6' }));
  expect(screen.getByRole('region', { name: 'Publicados 1' })).toBeVisible();
});

test.each([
  [null, 'Faltan datos tuyos que exige la ley', 'Complétalos antes del 1 de mayo de 2027'],
  ['2027-05-01T09:55:00Z', 'Tus anuncios no se ven', 'al completarlos se ven otra vez'],
])(
  'DSA 30 missing legal data of the host is announced above the spaces (unlisted: %s)',
  async (unlistedAt, title, text) => {
    const hostData = { __typename: 'HostDataReminder', dueAt: '2027-05-01T09:55:00Z', unlistedAt };
    await openDashboard('/dashboard?mode=host&tab=spaces', {
      MySpaces: () => ({
        viewer: { __typename: 'Viewer', id: 'usr_1', hostData },
        mySpaces: spacesOf([spaceOf('spc_1', { status: unlistedAt ? 'SUSPENDED' : 'PUBLISHED' })]),
      }),
    });
    const notice = await screen.findByRole('region', { name: title });
    expect(notice).toHaveTextContent(text);
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/verify-identity');
  },
);

test.each([
  [false, 'No se ve hasta que completes tus datos.'],
  [true, 'El equipo lo ha ocultado. Escríbenos si no estás de acuerdo.'],
])('DSA 17 a hidden space says what hides it, also without a path to the decision (%s)', async (isDecided, text) => {
  const hidden = spaceOf('spc_1', { status: 'SUSPENDED', isHiddenByDecision: isDecided });
  await openDashboard('/dashboard?mode=host&tab=spaces', {
    MySpaces: () => ({ viewer: null, mySpaces: spacesOf([hidden]) }),
  });
  const row = await screen.findByRole('article');
  expect(row).toHaveTextContent(text);
  expect(within(row).queryByRole('link', { name: 'Ver la decisión o reclamar' })).toBeNull();
});

test('DSH-1 a row shows until or from when its space is free, or since when it is paused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  const spaces = [
    spaceOf('until', { title: 'Trastero', freeFrom: '2027-03-02', freeUntil: '2027-03-06' }),
    spaceOf('from', { title: 'Local', freeFrom: '2028-01-05', freeUntil: '2028-03-01' }),
    spaceOf('always', { title: 'Bodega', freeFrom: '2027-01-15' }),
    spaceOf('let', { title: 'Garaje', freeFrom: '2027-04-03' }),
    spaceOf('paused', { title: 'Desván', status: 'PAUSED', pausedAt: '2027-02-12T10:00:00Z' }),
  ];
  const entry = {
    __typename: 'CalendarEntry',
    kind: 'RUNNING',
    from: '2027-01-03',
    to: '2027-04-03',
    booking: null,
    block: null,
    feed: null,
  };
  await openDashboard('/dashboard?mode=host&tab=spaces', {
    MySpaces: () => ({ viewer: null, mySpaces: spacesOf(spaces) }),
    SpaceMetrics: () => ({ hostStats: { __typename: 'HostStats', bySpace: [] } }),
    HostMonth: () => ({
      hostMonth: {
        __typename: 'HostMonth',
        month: '2027-03-01',
        spaceCount: 1,
        occupiedDays: 31,
        availableDays: 155,
        occupancyPercent: 20,
        rows: [{ __typename: 'SpaceCalendar', canBlock: true, space: spaces[3], entries: [entry] }],
      },
    }),
  });
  const lineOf = (title: string) =>
    screen.getByRole('article', { name: title }).querySelector('h3')?.previousElementSibling?.textContent;
  expect(await screen.findByText('Alquilado ahora')).toBeVisible();
  expect(['Trastero', 'Local', 'Bodega', 'Garaje', 'Desván'].map(lineOf)).toEqual([
    'PublicadoLibre hasta el 6 mar',
    'PublicadoLibre desde el 5 ene 2028',
    'Publicado',
    'PublicadoAlquilado ahora',
    'En pausadesde el 12 feb',
  ]);
});

test('DSH-1 the numbers of the groups are of all spaces, also of pages that are not loaded', async () => {
  const page = spacesOf(
    [spaceOf('spc_1')],
    [
      { status: 'PUBLISHED', count: 61 },
      { status: 'DRAFT', count: 3 },
    ],
  );
  await openDashboard('/dashboard?mode=host&tab=spaces', {
    MySpaces: () => ({
      viewer: null,
      mySpaces: { ...page, totalCount: 64, pageInfo: { ...page.pageInfo, hasNextPage: true } },
    }),
    SpaceMetrics: () => ({ hostStats: { __typename: 'HostStats', bySpace: [] } }),
  });
  expect(await screen.findByText('64 espacios, 61 publicados')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Filtrar espacios' })).toHaveTextContent(
    'Todos 64Por terminar 3Publicados 61',
  );
  expect(screen.getByRole('region', { name: 'Publicados 61' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Por terminar/ })).toBeNull();
});
