import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toggleFavorite } from '../../../client/ui/favorites/favorites-store';
import type { MapViewProps } from '../../../client/ui/map/MapView';
import { useLanguage } from '../support/render';
import { address, heading, nothing, openSearch, spaceOf } from '../support/search';

let map: MapViewProps | null = null;
// The map renders with WebGL, which jsdom lacks, so the tests check its props.
vi.mock('../../../client/ui/map/LazyMapView', () => ({
  LazyMapView: (props: MapViewProps) => {
    map = props;
    const selected = props.pins?.find(({ isSelected }) => isSelected);
    return (
      <div>
        {selected && props.renderSelected?.(selected)}
        {props.children}
      </div>
    );
  },
}));
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => useLanguage('es', ['search', 'things', 'domain', 'map']));

describe('RTE-6 the search page and its address', () => {
  test('searches for what the address contains and shows it in the filter chips', async () => {
    const { asked } = await openSearch(
      '?postal_code=Chamberí&type=storage,garage&price_max=120&size_min=4&from=2099-12-01&to=2100-02-28&always_open=1&page=2',
    );
    expect(heading()).toHaveTextContent('38 espacios en Chamberí');
    expect(asked).toEqual([
      {
        name: 'SearchPage',
        page: 2,
        filter: {
          postalCode: 'Chamberí',
          type: ['GARAGE', 'STORAGE'],
          priceMaxCents: 12_000,
          sizeMinM2: 4,
          from: '2099-12-01',
          to: '2100-02-28',
          is24h: true,
        },
      },
    ]);
    const bar = within(screen.getByRole('group', { name: 'Filtros' }));
    expect(bar.getByRole('button', { name: 'Trastero, garaje' })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Hasta 120\u00a0€/mes' })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Acceso 24\u00a0h 22' })).toHaveAttribute('aria-pressed', 'true');
    expect(bar.getByRole('button', { name: /^Filtros/ })).toHaveTextContent('5');
  });

  test('N-W01 a visitor who comes back to wait for spaces and finds some no longer waits', async () => {
    await openSearch('?city=Madrid&from=2099-12-01&to=2100-02-28&wait=1');
    await waitFor(() => expect(address()).toBe('?city=Madrid&from=2099-12-01&to=2100-02-28'));
  });

  test('cards keep the dates in their links', async () => {
    await openSearch('?city=Madrid&from=2099-12-01&to=2100-02-28&price_max=90');
    expect(screen.getByRole('link', { name: 'Trastero 1' })).toHaveAttribute(
      'href',
      '/space/spc_1?from=2099-12-01&to=2100-02-28',
    );
  });

  test('P11 a card shows its full title, its type and from when it is free', async () => {
    const title = 'Trastero seco y luminoso con estantes de madera y ascensor';
    await openSearch('?city=Madrid', {
      answer: () => ({
        edges: [
          { node: { ...spaceOf(1), title } },
          { node: { ...spaceOf(2), type: 'GARAGE', freeFrom: '2099-12-05' } },
        ],
      }),
    });
    const [first, second] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByRole('heading', { name: title })).toHaveStyle({
      '-webkit-line-clamp': '2',
    });
    expect(first).toHaveTextContent(/Nuevo\s*Libre ya\s*Trastero · 6 m²/);
    expect(second).toHaveTextContent(/Libre desde el 5 dic 2099\s*Garaje · 6 m²/);
  });

  test('P11 a card has at most one badge; further labels are in its details', async () => {
    await openSearch('?city=Madrid', {
      answer: () => ({
        edges: [
          { node: { ...spaceOf(1), isVerified: true, isInstantBook: true, hasFeaturedHost: true } },
          { node: { ...spaceOf(2), isInstantBook: true } },
        ],
      }),
    });
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    expect(first?.getByText('Verificado').closest('p')).toBeNull();
    expect(first?.getByText('Reserva inmediata').closest('p')).toHaveTextContent(
      'Trastero · 6 m² · Acceso 24 h · Reserva inmediata · a 350 m · Anfitrión destacado',
    );
    expect(second?.getByText('Reserva inmediata').closest('p')).toBeNull();
    expect(second?.queryByText('Verificado')).toBeNull();
  });

  test('pages are links, and the range of results is shown', async () => {
    await openSearch('?city=Madrid&sort=price');
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
    expect(pages.getByRole('link', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute(
      'href',
      '/search?city=Madrid&sort=price&page=2',
    );
    expect(screen.getByText(/1 a 24 de 38/)).toBeVisible();
  });

  test('SEA-1 a repeated search is requested again, because its results may be taken since', async () => {
    const { asked } = await openSearch('?city=Madrid');
    const page = (name: string) => screen.getByRole('link', { name });
    await userEvent.click(page('Página 2'));
    await waitFor(() => expect(asked).toHaveLength(2));
    await userEvent.click(page('Página 1'));
    await waitFor(() => expect(asked).toMatchObject([{ page: 1 }, { page: 2 }, { page: 1 }]));
  });

  test.each([
    [{ place: null }, '38 espacios para «naranja» en esta zona'],
    [{ place: null, ...nothing }, 'Nada para «naranja» en esta zona con esta búsqueda, todavía'],
    [{}, '38 espacios en esta zona'],
  ])('the heading of an area names the words that are searched in it, but not a place: %#', async (answer, text) => {
    await openSearch('?city=naranja&bbox=-3.72,40.42,-3.68,40.45', { answer: () => answer });
    expect(heading()).toHaveTextContent(text);
  });

  test('a new search in the header keeps the filters and drops the map area', async () => {
    await openSearch('?city=Madrid&price_max=90&bbox=-3.72,40.42,-3.68,40.45&page=2');
    expect(heading()).toHaveTextContent('38 espacios en esta zona');
    const where = screen.getByRole('combobox', { name: 'Dónde' });
    await userEvent.clear(where);
    await userEvent.type(where, 'Ruzafa{Enter}');
    await waitFor(() => expect(address()).toBe('?postal_code=Ruzafa&price_max=90'));
  });

  test('LOC-4 a new type in the header keeps a district that names its city, and its radius; a new place does not', async () => {
    await openSearch('?postal_code=Chamberí, Madrid&radius=5000&page=2');
    const pill = within(screen.getByRole('search'));
    await userEvent.selectOptions(pill.getByRole('combobox', { name: 'Tipo' }), 'GARAGE');
    await userEvent.click(pill.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(address()).toBe('?postal_code=Chamberí,+Madrid&type=garage&radius=5000'));
    const where = pill.getByRole('combobox', { name: 'Dónde' });
    await userEvent.clear(where);
    await userEvent.type(where, 'Centro, Madrid{Enter}');
    await waitFor(() => expect(address()).toBe('?city=Madrid&type=garage'));
  });
});

describe('SEA-1 filters', () => {
  test('several types can be chosen, with counts; a change returns to the first page', async () => {
    const { last } = await openSearch('?city=Madrid&page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Tipo' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Tipo' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Garaje 9' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Trastero 4' }));
    await waitFor(() => expect(last()?.filter).toEqual({ city: 'Madrid', type: ['GARAGE', 'STORAGE'] }));
    expect(address()).toBe('?city=Madrid&type=garage,storage');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Tipo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Trastero, garaje' })).toHaveFocus();
  });

  test('a price is applied on Enter, also with a decimal comma; invalid input is reported', async () => {
    await openSearch('?city=Madrid');
    await userEvent.click(screen.getByRole('button', { name: 'Precio' }));
    const prices = await screen.findByRole('table', { name: 'Cuántos espacios hay por precio al mes' });
    expect(
      within(prices)
        .getAllByRole('row')
        .map((row) => row.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['30–45 €30 espacios', 'Desde 60 €8 espacios']);
    const most = screen.getByRole('textbox', { name: 'Hasta' });
    await userEvent.type(most, 'mucho{Enter}');
    expect(await screen.findByText('Escribe un número mayor que cero.')).toBeVisible();
    await userEvent.clear(most);
    await userEvent.type(most, '99,50{Enter}');
    await waitFor(() => expect(address()).toBe('?city=Madrid&price_max=99.5'));
    expect(screen.getByText('Aquí hay precios de 33 € a 450 € al mes.')).toBeVisible();
  });

  test.each([
    ['a press outside', () => userEvent.click(heading())],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ])('a price that was just typed is applied when %s closes the panel', async (_, close) => {
    await openSearch('?city=Madrid');
    await userEvent.click(screen.getByRole('button', { name: 'Precio' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Hasta' }), '80');
    await close();
    expect(screen.queryByRole('dialog', { name: 'Precio' })).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('?city=Madrid&price_max=80'));
  });

  test('the words of a search by text are shown beside its place, and can be removed', async () => {
    const { last } = await openSearch('?city=Madrid&text=laurel');
    expect(last()?.filter).toEqual({ city: 'Madrid', text: 'laurel' });
    await userEvent.click(screen.getByRole('button', { name: 'Quitar «laurel»' }));
    await waitFor(() => expect(address()).toBe('?city=Madrid'));
  });

  test('filters are removed one by one or all at once; place, dates and order are kept', async () => {
    await openSearch('?city=Madrid&type=garage,storage&price_max=120&sort=price&from=2099-12-01');
    const applied = within(screen.getByRole('list', { name: 'Filtros aplicados' }));
    await userEvent.click(applied.getByRole('button', { name: 'Quitar Garaje' }));
    await waitFor(() => expect(address()).toBe('?city=Madrid&type=storage&from=2099-12-01&price_max=120&sort=price'));
    await userEvent.click(screen.getByRole('button', { name: 'Borrar todo' }));
    await waitFor(() => expect(address()).toBe('?city=Madrid&from=2099-12-01&sort=price'));
  });

  test('the filter panel counts results while filters are chosen and searches on submit', async () => {
    const { asked } = await openSearch('?city=Madrid', {
      answer: (filter) =>
        filter.isInstantBook && filter.hasElectricMeter && filter.hasFeaturedHost ? { totalCount: 12 } : {},
    });
    await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    expect(await panel.findByRole('button', { name: 'Ver 38 espacios' })).toBeVisible();
    const prices = within(panel.getByRole('table', { name: 'Cuántos espacios hay por precio al mes' }));
    expect(prices.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['30 espacios', '8 espacios']);
    await userEvent.click(panel.getByRole('switch', { name: /Reserva inmediata/ }));
    await userEvent.click(panel.getByRole('switch', { name: 'Contador eléctrico propio' }));
    await userEvent.click(panel.getByRole('switch', { name: 'Anfitrión destacado' }));
    const show = await panel.findByRole('button', { name: 'Ver 12 espacios' });
    expect(address()).toBe('?city=Madrid');
    await userEvent.click(show);
    await waitFor(() => expect(address()).toBe('?city=Madrid&instant=1&featured_host=1&meter=1'));
    expect(heading()).toHaveTextContent('12 espacios en Chamberí');
    expect(asked.map(({ name }) => name)).toEqual([
      'SearchPage',
      'SearchCount',
      'SearchCount',
      'SearchCount',
      'SearchCount',
      'SearchPage',
    ]);
  });

  test('promoted filters are shown with their counts and applied by a click', async () => {
    await openSearch('?city=Madrid');
    const promoted = within(screen.getByRole('group', { name: 'Afina la búsqueda' }));
    expect(promoted.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Acceso 24\u00a0h22',
      'Con cámara14',
    ]);
    await userEvent.click(promoted.getByRole('button', { name: 'Con cámara 14' }));
    await waitFor(() => expect(address()).toBe('?city=Madrid&features=camera'));
  });
});

describe('SEA-1 empty results and invalid searches', () => {
  test('no results: shows the search, suggests searches with results and the nearest space', async () => {
    await openSearch('?postal_code=Chamberí&price_max=40', {
      answer: () => ({
        ...nothing,
        suggestions: [
          {
            kind: 'WITHOUT_PRICE',
            count: 7,
            priceFromCents: 4780,
            sizeUpToM2: null,
            filter: { postalCode: 'Chamberí' },
          },
          {
            kind: 'WIDER_RADIUS',
            count: 12,
            priceFromCents: null,
            sizeUpToM2: null,
            filter: { postalCode: 'Chamberí', priceMaxCents: 4000, radiusM: 5000 },
          },
        ],
        nearest: [spaceOf(90, 1200)],
        canWait: true,
      }),
    });
    expect(await screen.findByRole('button', { name: 'Avísame si se libera alguno' })).toBeVisible();
    expect(screen.getByText('El más barato aquí: 47,80 €/mes')).toBeVisible();
    expect(screen.getByText('El más cercano: a 1,2 km')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Avísame cuando haya uno' })).toBeVisible();
    expect(heading()).toHaveTextContent('Nada por menos de 40 € en Chamberí, todavía');
    expect(screen.getByRole('link', { name: 'Ver 7 espacios' })).toHaveAttribute(
      'href',
      `/search?${new URLSearchParams({ postal_code: 'Chamberí' })}`,
    );
    expect(screen.getByRole('link', { name: 'Ver 12 espacios' })).toHaveAttribute(
      'href',
      `/search?${new URLSearchParams({ postal_code: 'Chamberí', price_max: '40', radius: '5000' })}`,
    );
    expect(screen.getByText('a 1,2 km')).toBeInTheDocument();
  });

  test('SEA-1 names the largest space when none is large enough', async () => {
    await openSearch('?postal_code=Chamberí&size_min=400', {
      answer: () => ({
        ...nothing,
        suggestions: [
          {
            kind: 'WITHOUT_SIZE',
            count: 27,
            priceFromCents: null,
            sizeUpToM2: 42.5,
            filter: { postalCode: 'Chamberí' },
          },
        ],
      }),
    });
    expect(screen.getByText('El más grande aquí: 42,5 m²')).toBeVisible();
  });

  test('an unknown place is reported, and a similar one suggested', async () => {
    await openSearch('?city=Atlantis&type=garage', {
      answer: () => ({ ...nothing, place: null, suggestedPlace: { name: 'Centro', city: 'Madrid' } }),
    });
    expect(heading()).toHaveTextContent('No encontramos «Atlantis»');
    // A city that does not exist has no spaces, so a saved search could never match.
    expect(screen.queryByRole('button', { name: 'Avísame cuando haya uno' })).not.toBeInTheDocument();
    expect(screen.getByText(/¿Querías decir/)).toHaveTextContent('¿Querías decir Centro, Madrid?');
    expect(screen.getByRole('link', { name: 'Centro, Madrid' })).toHaveAttribute(
      'href',
      `/search?${new URLSearchParams({ postal_code: 'Centro, Madrid', type: 'garage' })}`,
    );
  });

  test('dates in the past are reported, also at the field, and can be removed', async () => {
    await openSearch('?city=Madrid&from=2020-01-01', { fields: [{ path: 'filter.from', code: 'DATE_IN_PAST' }] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Fechas: 1 ene 2020');
    expect(screen.getByRole('button', { name: /Fechas/ })).toHaveAccessibleDescription(
      'La fecha no puede ser anterior a hoy.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Quitar las fechas' }));
    await waitFor(() => expect(heading()).toHaveTextContent('38 espacios en Chamberí'));
    expect(address()).toBe('?city=Madrid');
  });

  test('a failed search can be retried', async () => {
    await openSearch('?city=Madrid', { isOffline: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(heading()).toHaveTextContent('38 espacios en Chamberí'));
  });
});

describe('the map beside the list', () => {
  test('a hovered card highlights its pin and a hovered pin its card', async () => {
    await openSearch('?city=Madrid');
    const card = screen.getByRole('link', { name: 'Trastero 2' });
    await userEvent.hover(card);
    expect(map?.pins?.map(({ isHovered }) => isHovered)).toEqual([false, true]);
    await userEvent.unhover(card);
    act(() => map?.onHover?.('spc_1'));
    const look = (name: string) => screen.getByRole('heading', { name }).className;
    expect(look('Trastero 1')).not.toBe(look('Trastero 3'));
    expect(look('Trastero 2')).toBe(look('Trastero 3'));
  });

  test('a selected pin shows its space; a visited space has a visited pin', async () => {
    await openSearch('?city=Madrid');
    act(() => map?.onSelect?.('spc_2'));
    const [link] = await screen.findAllByRole('link', { name: 'Trastero 2' });
    expect(map?.pins?.map(({ isVisited }) => isVisited)).toEqual([false, false]);
    await userEvent.click(link as HTMLElement);
    expect(map?.pins?.map(({ isVisited }) => isVisited)).toEqual([false, true]);
    expect(sessionStorage.getItem('hueco_visited_spaces')).toBe('["spc_2"]');
  });

  test('P10 favorites are marked on the map', async () => {
    await openSearch('?city=Madrid');
    const marked = () => map?.pins?.map(({ isFavorite }) => isFavorite);
    expect(marked()).toEqual([false, false]);
    act(() => toggleFavorite('spc_2'));
    expect(marked()).toEqual([false, true]);
    act(() => toggleFavorite('spc_2'));
    expect(marked()).toEqual([false, false]);
  });

  test('pins show whole euros and have the exact price as their accessible name', async () => {
    await openSearch('?city=Madrid');
    expect(map?.pins?.[0]).toMatchObject({ label: '99\u00a0€', title: 'Espacio por 98,70\u00a0€ al mes' });
  });

  test('moving the map loads its pins; the list follows on demand', async () => {
    const { asked } = await openSearch('?city=Madrid&page=2');
    expect(screen.queryByRole('button', { name: 'Buscar en esta zona' })).not.toBeInTheDocument();
    act(() => map?.onMove?.({ south: 40.1234567, west: -3.8, north: 40.5, east: -3.6 }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        name: 'SearchPins',
        filter: { city: 'Madrid', bounds: { south: 40.12346, north: 40.5 } },
      }),
    );
    expect(address()).toBe('?city=Madrid&page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar en esta zona' }));
    await waitFor(() => expect(address()).toBe('?city=Madrid&bbox=-3.8,40.12346,-3.6,40.5'));
    expect(screen.queryByRole('button', { name: 'Buscar en esta zona' })).not.toBeInTheDocument();
  });
});
