import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../support/render';
import { address, nothing, openSearch } from '../support/search';

// The map renders with WebGL, which jsdom lacks.
vi.mock('../../../client/ui/map/LazyMapView', () => ({ LazyMapView: () => null }));
configure({ asyncUtilTimeout: 8000 });

// Loads the lazy modules before the tests, because a busy machine takes long to read them.
beforeAll(() => import('../../../client/features/search/fit/FitDialog'), 60_000);
beforeEach(() => useLanguage('es', ['search', 'things', 'domain', 'map']));

describe('P11 the "does it fit?" dialog', () => {
  const measure = (name: string) => screen.getByText(name).nextElementSibling;

  test('converts things into square metres and searches with them', async () => {
    const { fits, last } = await openSearch('?city=Madrid&page=2');
    await userEvent.click(screen.getByRole('button', { name: '¿Cabe?' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cabe todo?' }));
    expect(dialog.getByRole('status', { name: 'Lo que ocupa' })).toHaveTextContent('Añade cosas');
    await userEvent.click(dialog.getByRole('button', { name: 'Una unidad más: Sofás' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cantidad: Cajas' }), '{Backspace}12');
    await waitFor(() =>
      expect(fits.at(-1)).toEqual({
        things: [
          { thing: 'BOX', count: 12 },
          { thing: 'SOFA', count: 1 },
        ],
        filter: {
          city: 'Madrid',
          things: [
            { thing: 'BOX', count: 12 },
            { thing: 'SOFA', count: 1 },
          ],
        },
      }),
    );
    expect(measure('Volumen')).toHaveTextContent('1,58 m³');
    expect(measure('Busca desde')).toHaveTextContent('2,5 m²');
    expect(dialog.getByText(/Puerta de 0,75 m o más y techo de 0,90 m o más/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ver 38 espacios donde cabe' }));
    expect(address()).toBe('?city=Madrid&things=box-12,sofa-1');
    expect(last()?.filter).toMatchObject({
      things: [
        { thing: 'BOX', count: 12 },
        { thing: 'SOFA', count: 1 },
      ],
    });
    expect(screen.getByRole('button', { name: 'Caben 13 cosas' })).toBeVisible();
  });

  test('the filter is shown in words and can be removed', async () => {
    await openSearch('?things=box-3,sofa-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar Cabe: 3 cajas y 1 sofá' }));
    expect(address()).toBe('');
  });

  test('when no space fits everything, the search can be repeated without the things', async () => {
    await openSearch('?things=car-1,box-3,sofa-1,bed-2', {
      answer: () => ({
        ...nothing,
        suggestions: [
          {
            __typename: 'SearchSuggestion',
            kind: 'WITHOUT_THINGS',
            count: 38,
            priceFromCents: null,
            sizeUpToM2: null,
            filter: {},
          },
        ],
      }),
    });
    expect(screen.getByRole('button', { name: 'Quitar Cabe: 2 camas, 3 cajas y 2 cosas más' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Caben 7 cosas' }));
    expect(await screen.findByRole('button', { name: 'No cabe en ninguno: ver opciones' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(screen.getByRole('link', { name: 'Ver 38 espacios' }));
    expect(address()).toBe('');
  });

  test('a number that is too high is reported by the server at its field', async () => {
    await openSearch('?from=2099-12-01&things=box-999', {
      fields: [{ path: 'filter.things.0.count', code: 'FILTER_OUT_OF_RANGE' }],
    });
    await userEvent.click(await screen.findByRole('button', { name: /Caben 999 cosas/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cantidad: Cajas' })).toBeInvalid());
  });

  test('a link with #cabe opens the dialog; once closed, it stays closed', async () => {
    await openSearch('?city=Madrid#cabe');
    await screen.findByRole('dialog', { name: '¿Cabe todo?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?city=Madrid');
  });
});
