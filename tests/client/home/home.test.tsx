import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HomePage } from '../../../client/features/home/pages/HomePage';
import type { HomeIncomesQuery, HomePageQuery } from '../../../client/generated/graphql';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { HOW_IT_WORKS_ID } from '../../../client/ui/layout/anchors';
import { SearchPill } from '../../../client/ui/search-pill/SearchPill';
import { today } from '../../../client/ui/time/today';
import { renderAt, useLanguage } from '../support/render';
import { createSessions, sessionOf } from '../support/sessions';

// The page's lower half and its calendar load on demand.
configure({ asyncUtilTimeout: 8000 });

const spaceOf = (number: number) => ({
  __typename: 'Space' as const,
  id: `spc_${number}`,
  title: `Garaje ${number}`,
  type: 'GARAGE' as const,
  sizeM2: 12,
  city: 'Madrid',
  district: 'Chamberí',
  features: [],
  accessMode: 'AUTONOMOUS' as const,
  is24h: true,
  freeFrom: '2026-01-15',
  isInstantBook: false,
  isVerified: false,
  hasFeaturedHost: false,
  priceMonthCents: 7000,
  priceAllInCents: 7700,
  pricePerM2Cents: 642,
  distanceM: null,
  photoCount: 0,
  rating: null,
  coverPhoto: null,
  host: {
    __typename: 'User' as const,
    id: 'usr_1',
    displayName: 'Ana C.',
    initials: 'AC',
    avatar: null,
    responseTime: null,
  },
});
const cityOf = (name: string, spaceCount: number) => ({
  __typename: 'City' as const,
  slug: name.toLowerCase(),
  name,
  spaceCount,
  priceFromCents: spaceCount ? 4500 : null,
  isComingSoon: spaceCount < 10,
});
const cheaper = (slug: string, name: string, cityMeanCents: number, medianCents: number, saving: number) => ({
  __typename: 'ComparedCity' as const,
  slug,
  name,
  sampleCount: 77,
  cityMeanCents,
  medianCents,
  medianSavingPercent: saving,
});
const cheapest = (cents: number | null) => ({
  __typename: 'SpaceConnection' as const,
  edges:
    cents === null
      ? []
      : [
          {
            __typename: 'SpaceEdge' as const,
            node: { __typename: 'Space' as const, id: `spc_c${cents}`, priceAllInCents: cents },
          },
        ],
});
const income = { __typename: 'PriceSuggestion' as const, lowCents: 8400, highCents: 11_400, commissionBps: 500 };
const marketSummary = { __typename: 'MarketFacts' as const, spaceCount: 178, priceFromCents: 3300, verifiedCount: 40 };

const market = {
  featuredSpaces: [1, 2, 3, 4].map(spaceOf),
  cities: [cityOf('Bilbao', 0), cityOf('Madrid', 174), cityOf('Murcia', 4)],
  marketFacts: marketSummary,
  priceComparison: {
    upToPercent: 60,
    source: 'La Gaceta',
    sourcePublishedOn: '2026-01-10',
    cities: [
      cheaper('valencia', 'Valencia', 3136, 1495, 52),
      cheaper('madrid', 'Madrid', 2960, 1508, 49),
      cheaper('bilbao', 'Bilbao', 1500, 1600, 0),
    ],
  },
  wardrobe: cheapest(3300),
  storage: cheapest(4070),
  room: cheapest(null),
  garage: cheapest(7370),
  storageIncome: income,
  garageIncome: income,
  shopIncome: income,
} satisfies HomePageQuery & HomeIncomesQuery;

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

interface Setting {
  data?: HomePageQuery | null;
  isSignedIn?: boolean;
}

async function openHome({ data = market, isSignedIn = false }: Setting = {}) {
  const { client: session } = createSessions({ refresh: vi.fn(async () => (isSignedIn ? sessionOf() : null)) });
  if (isSignedIn) await session.signIn({ email: 'marta@correo.es', password: 'una-clave-larga' });
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (!data) return observer.error(new Error('offline'));
        observer.next({ data });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  renderAt(
    '/',
    <ApolloProvider client={client}>
      <AuthProvider client={session}>
        <HomePage />
        <Address />
      </AuthProvider>
    </ApolloProvider>,
  );
  // The lower half loads later; found by text, since computing the roles of all its illustrations takes jsdom a second.
  await screen.findByText('Publicar mi espacio');
}

const address = () => screen.getByTestId('address').textContent;
const search = () => within(screen.getByRole('search'));

beforeEach(() => useLanguage('es', ['home', 'domain']));

describe('HOM-1 the front page', () => {
  test('HOM-1 has its sections in order, with three steps', async () => {
    await openHome();
    await screen.findByRole('heading', { name: 'Ciudades' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Espacio cerca,precio justo');
    expect(titles).toEqual([
      'Garaje 1',
      'Espacios destacados',
      'De la primera búsqueda a la llave, en tres pasos',
      'Es de tu vecino, no de una nave en la autovía',
      '¿Cuánto espacio necesitas?',
      'Ciudades',
      '¿Tienes un hueco?Ponlo a trabajar.',
    ]);
    const steps = document.getElementById(HOW_IT_WORKS_ID) as HTMLElement;
    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Busca cerca de casa', 'Habla con el anfitrión', 'Paga con protección']);
  });

  test('HOM-1 lists cities by size, marks those coming soon and links each to its page', async () => {
    await openHome();
    const tiles = within((await screen.findByRole('heading', { name: 'Ciudades' })).closest('section') as HTMLElement);
    expect(tiles.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Madrid',
      'Murcia',
      'Bilbao',
    ]);
    expect(tiles.getAllByText('Próximamente')).toHaveLength(2);
    expect(tiles.getAllByText('Avísame')).toHaveLength(2);
    expect(tiles.getByRole('link', { name: 'Madrid' })).toHaveAttribute('href', '/madrid');
    expect(tiles.getByRole('link', { name: 'Bilbao' })).toHaveAttribute('href', '/bilbao');
  });

  test('shows only prices that the market data supports', async () => {
    await openHome();
    expect(screen.getByText('33 €')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /desde 33\s€/ })).toHaveAttribute(
      'href',
      '/search?size_min=1&size_max=3&sort=price',
    );
    expect(screen.getAllByRole('link', { name: /^desde/ })).toHaveLength(3);
  });

  test.each([
    [40, 'Espacios verificados', '/help/espacio-verificado'],
    [0, 'Anfitriones con correo verificado', '/trust-safety'],
  ])(
    'HOM-1 has the badges verified, trusted and flexible, each with its link (%i verified)',
    async (verifiedCount, name, path) => {
      await openHome({ data: { ...market, marketFacts: { ...marketSummary, verifiedCount } } });
      const badges = within(await screen.findByRole('list', { name: 'Por qué fiarte' })).getAllByRole('link');
      expect(badges.map((link) => [link.firstChild?.nextSibling?.textContent, link.getAttribute('href')])).toEqual([
        [name, path],
        ['Anfitriones de confianza', '/trust-safety'],
        ['Fechas flexibles', '/help/cambiar-fechas'],
      ]);
    },
  );

  test('USE-7 links each claim to the page that supports it', async () => {
    await openHome();
    const claims = within((await screen.findByRole('heading', { name: /^Es de tu vecino/ })).parentElement!);
    expect(
      claims.getAllByRole('listitem').map((item) => {
        const [title, link] = [within(item).getByRole('heading'), within(item).getByRole('link')];
        return [title.textContent?.replaceAll(/\s/g, ' '), link.getAttribute('href')];
      }),
    ).toEqual([
      ['Desde 33 € al mes, un solo precio', '/search?sort=price'],
      ['Hasta un 60 % más barato', '/comparison'],
      ['Espacios verificados', '/help/espacio-verificado'],
      ['Reserva con reembolso garantizado', '/help/garantia'],
      ['Garantía para tus cosas', '/help/garantia'],
      ['Pago protegido', '/help/que-se-cobra'],
    ]);
    expect(claims.getByText(/^40 de 178: un documento vincula/)).toBeInTheDocument();
  });

  test('USE-7 shows the price comparison with its city, sample, source and date', async () => {
    await openHome();
    const chart = within(await screen.findByRole('figure'));
    expect(chart.getByRole('heading', { name: 'Un trastero en Madrid' })).toBeInTheDocument();
    expect(chart.getByText('29,60 €')).toBeInTheDocument();
    expect(chart.getByText('15,08 €')).toBeInTheDocument();
    expect(chart.getByText(/^49\s% menos$/)).toBeInTheDocument();
    expect(chart.getByText(/La Gaceta, 10 ene 2026\. Hueco: 77 trasteros/)).toBeInTheDocument();
    expect(chart.getByRole('link', { name: 'Cómo lo calculamos' })).toHaveAttribute('href', '/comparison');
  });

  test('shows no prices, featured spaces or claims when there is no data', async () => {
    await openHome({
      data: {
        ...market,
        featuredSpaces: [],
        cities: [],
        priceComparison: {
          ...market.priceComparison,
          upToPercent: null,
          cities: [cheaper('bilbao', 'Bilbao', 1500, 1600, 0)],
        },
        marketFacts: { ...marketSummary, priceFromCents: null },
        wardrobe: cheapest(null),
        storage: cheapest(null),
        garage: cheapest(null),
      },
    });
    expect(screen.getByText(/con todo incluido\.$/)).toHaveTextContent('cerca de casa, con todo incluido.');
    expect(screen.queryByText('Espacios destacados')).not.toBeInTheDocument();
    expect(screen.queryByText(/^desde/)).not.toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByText(/más barato/)).not.toBeInTheDocument();
  });

  test('shows an error with retry when its query fails, and keeps the search usable', async () => {
    await openHome({ data: null });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Ciudades' })).not.toBeInTheDocument();
    fireEvent.submit(screen.getByRole('search'));
    expect(address()).toBe('/search');
  });
});

describe('HOM-2 the search of the front page', () => {
  test('HOM-2 navigates to /search with place and type', async () => {
    await openHome();
    fireEvent.change(search().getByRole('combobox', { name: 'Dónde' }), {
      target: { value: 'Calle Mayor, 28013 Madrid' },
    });
    const type = search().getByRole('combobox', { name: 'Tipo' });
    expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cualquier espacio', 'Trastero', 'Garaje', 'Habitación', 'Local', 'Nave']);
    fireEvent.change(type, { target: { value: 'STORAGE' } });
    fireEvent.click(search().getByRole('button', { name: 'Buscar' }));
    expect(address()).toBe('/search?postal_code=28013&type=storage');
  });

  test('HOM-2 shows one month with past days disabled, prompts for each date and submits both', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-10T09:00:00Z') });
    const onSubmit = vi.fn<(params: URLSearchParams) => void>();
    renderAt('/', <SearchPill layout="hero" onSubmit={onSubmit} />);
    const dates = screen.getByText('¿Desde cuándo?');
    fireEvent.click(dates);
    expect(await screen.findByText('Elige primero el día de entrada.')).toBeInTheDocument();
    expect(document.querySelectorAll('table')).toHaveLength(1);
    expect(screen.getByText('abril de 2027')).toBeInTheDocument();
    expect(screen.getByLabelText('No disponible. viernes, 9 de abril de 2027')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    fireEvent.click(screen.getByLabelText('lunes, 12 de abril de 2027'));
    expect(await screen.findByText('Ahora elige el día de salida.')).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('martes, 20 de abril de 2027'));
    expect(await screen.findByText(/^8 días en total/)).toBeInTheDocument();
    fireEvent.click(screen.getByText('Listo'));
    await waitFor(() => expect(dates).toHaveFocus());
    expect(dates).toHaveTextContent(/^12\D+20 abr$|^12 abr\D+20 abr$/);
    fireEvent.click(screen.getByText('Buscar'));
    expect(onSubmit.mock.calls[0]?.[0].toString()).toBe('from=2027-04-12&to=2027-04-20');
  });

  test('HOM-2 shows six calendar rows for every month, so that the layout does not shift', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-10T09:00:00Z') });
    renderAt('/', <SearchPill layout="hero" onSubmit={vi.fn()} />);
    fireEvent.click(screen.getByText('¿Desde cuándo?'));
    expect(await screen.findByText('febrero de 2027')).toBeInTheDocument();
    expect(document.querySelectorAll('table tbody tr')).toHaveLength(6);
  });

  test('HOM-2 offers usual durations by one click; the search page shows two months, the front page one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-31T09:00:00Z') });
    const onSubmit = vi.fn<(params: URLSearchParams) => void>();
    const { unmount } = renderAt('/', <SearchPill layout="hero" onSubmit={onSubmit} />);
    fireEvent.click(screen.getByText('¿Desde cuándo?'));
    fireEvent.click(await screen.findByRole('button', { name: '1 mes' }));
    expect(await screen.findByText(/^28 días en total/)).toBeInTheDocument();
    expect(document.querySelectorAll('table')).toHaveLength(1);
    expect(screen.getByRole('button', { name: '1 mes' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(screen.getByText('Buscar'));
    expect(onSubmit.mock.calls[0]?.[0].toString()).toBe('from=2027-01-31&to=2027-02-28');
    unmount();

    renderAt('/', <SearchPill layout="compact" onSubmit={onSubmit} />);
    fireEvent.click(screen.getByText('Sin fechas'));
    fireEvent.click(await screen.findByRole('button', { name: '3 meses' }));
    await waitFor(() => expect(document.querySelectorAll('table')).toHaveLength(2));
    expect(screen.getByText('enero de 2027 – febrero de 2027')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Sin fecha de salida' }));
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(onSubmit.mock.calls[1]?.[0].toString()).toBe('from=2027-01-31');
  });

  test('uses the date in Spain as today', () => {
    expect(today(new Date('2027-03-31T22:30:00Z'))).toBe('2027-04-01');
    expect(today(new Date('2027-01-01T22:59:00Z'))).toBe('2027-01-01');
  });
});

describe('HOM-3 the links for hosts', () => {
  const ways = () =>
    ['Publícalo gratis', '¿Tienes un hueco? Publícalo', 'Publicar mi espacio'].map((text) =>
      screen.getByText(text).closest('a')?.getAttribute('href'),
    );

  test('HOM-3 lead to sign-in with from=publish when signed out', async () => {
    await openHome();
    expect(new Set(ways())).toEqual(new Set(['/auth?from=publish']));
  });

  test('HOM-3 lead to the wizard when signed in', async () => {
    await openHome({ isSignedIn: true });
    await waitFor(() => expect(new Set(ways())).toEqual(new Set(['/publish-space'])));
  });
});
