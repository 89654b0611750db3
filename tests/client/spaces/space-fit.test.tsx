import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../support/render';
import { openSpace } from '../support/space-page';

// The map renders with WebGL, which jsdom lacks.
vi.mock('../../../client/ui/map/LazyMapView', () => ({ LazyMapView: () => null }));
configure({ asyncUtilTimeout: 8000 });

// Loads the lazy modules before the tests, because a busy machine takes long to read them.
beforeAll(() => import('../../../client/features/spaces/space-page/fit/FitHereDialog'), 60_000);
beforeEach(() => useLanguage('es', ['space', 'domain', 'map']));

describe("P11 trying one's own things in a space", () => {
  const tryWithASofa = async (misfits: string[]) => {
    const { asked } = await openSpace({ misfits });
    await userEvent.click(screen.getByRole('button', { name: 'Probar con mis cosas' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cabe aquí?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Una unidad más: Sofás' }));
    return { asked, dialog };
  };

  test('shows that everything fits and links to other spaces where it does', async () => {
    const { asked, dialog } = await tryWithASofa([]);
    expect(await dialog.findByText('Cabe todo')).toBeVisible();
    expect(asked.at(-1)).toEqual(['SpaceFit', { id: 'spc_1', things: [{ thing: 'SOFA', count: 1 }] }]);
    expect(dialog.getByRole('link', { name: 'Ver dónde cabe' })).toHaveAttribute(
      'href',
      '/search?city=Madrid&things=sofa-1',
    );
  });

  test('shows every reason of the server why it does not fit', async () => {
    const { dialog } = await tryWithASofa(['TOO_SMALL', 'NOT_ALLOWED']);
    expect(await dialog.findByText('Aquí no cabe todo')).toBeVisible();
    expect(dialog.getByText('Hacen falta más metros.')).toBeVisible();
    expect(dialog.getByText('Aquí no se admite alguna de esas cosas.')).toBeVisible();
  });
});
