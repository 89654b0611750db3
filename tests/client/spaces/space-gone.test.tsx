import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../support/render';
import { DATES, openSpace } from '../support/space-page';

// The map renders with WebGL, which jsdom lacks; the calendar is a chunk of its own.
vi.mock('../../../client/ui/map/LazyMapView', () => ({
  LazyMapView: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));
configure({ asyncUtilTimeout: 8000 });

// Loads the lazy modules before the tests, because a busy machine takes long to read them.
beforeAll(() => import('../../../client/ui/report/ReportSpaceDialog'), 60_000);
beforeEach(() => useLanguage('es', ['space', 'domain', 'map']));

describe('a space that cannot be shown', () => {
  test('a space that is gone says so and links to similar ones, with the dates', async () => {
    const other = {
      __typename: 'Space',
      id: 'spc_2',
      title: 'Trastero con luz',
      type: 'STORAGE',
      sizeM2: 5,
      city: 'Madrid',
      district: 'Chamberí',
      features: [],
      accessMode: 'AUTONOMOUS',
      is24h: true,
      freeFrom: '2026-01-15',
      isInstantBook: false,
      isVerified: false,
      hasFeaturedHost: false,
      priceAllInCents: 8900,
      pricePerM2Cents: 1780,
      distanceM: null,
      photoCount: 0,
      rating: null,
      coverPhoto: null,
    };
    await openSpace({
      space: null,
      gone: { __typename: 'GoneSpace', type: 'STORAGE', city: 'Madrid', instead: [other] },
      dates: DATES,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Este espacio ya no está');
    expect(screen.getByRole('link', { name: 'Buscar espacios' })).toHaveAttribute(
      'href',
      '/search?city=Madrid&type=storage&from=2099-12-01&to=2100-03-01',
    );
    expect(
      within(screen.getByRole('region', { name: 'Parecidos y cerca' })).getByRole('link', { name: 'Trastero con luz' }),
    ).toHaveAttribute('href', `/space/spc_2${DATES}`);
  });

  test('RTE-2 an unknown id shows "page not found"', async () => {
    await openSpace({ space: null });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  });

  test('a failed query shows its error and can be retried', async () => {
    const { setting } = await openSpace({ isOffline: true });
    expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión con Hueco');
    setting.isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Trastero seco en Trafalgar' })).toBeVisible();
  });
});

describe('P11 reporting a space', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Denunciar este anuncio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar este anuncio' }));
    await dialog.findByRole('combobox');
    return dialog;
  };

  test('P9 the reason "prohibited goods" shows the current list of prohibited goods', async () => {
    const goods = [{ __typename: 'ProhibitedGoods', key: 'waste', name: 'Residuos y amianto' }];
    await openSpace({ answers: { ProhibitedGoods: () => ({ data: { prohibitedGoods: goods } }) } });
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByLabelText('Qué pasa'), 'PROHIBITED_GOODS');
    expect(await dialog.findByText('Residuos y amianto')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Qué pasa'), 'FRAUD');
    expect(dialog.queryByText('Residuos y amianto')).not.toBeInTheDocument();
  });

  test('a visitor states the problem and who they are; missing fields are reported at the field', async () => {
    const { asked } = await openSpace();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Qué pasa' })).toBeInvalid());
    expect(dialog.getByRole('checkbox')).toBeInvalid();
    expect(dialog.getByRole('textbox', { name: 'Tu correo electrónico' })).toBeInvalid();
    // Every line of the summary links to its field.
    expect(dialog.queryByRole('link', { name: 'Rellena este dato.' })).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'FRAUD');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Cuéntanoslo' }),
      'Pide pagar por fuera antes de la visita.',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tu nombre' }), 'Ana Gil');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tu correo electrónico' }), 'ana@example.com');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
    expect(await dialog.findByRole('status')).toHaveTextContent('REP-2026-000012');
    expect(asked.at(-1)).toEqual([
      'ReportSpace',
      {
        input: {
          spaceId: 'spc_1',
          reason: 'FRAUD',
          details: 'Pide pagar por fuera antes de la visita.',
          fullName: 'Ana Gil',
          email: 'ana@example.com',
          isGoodFaith: true,
          locale: 'ES',
        },
      },
    ]);
  });

  test('a signed-in user is not asked for name and e-mail', async () => {
    await openSpace({ isSignedIn: true });
    const dialog = await open();
    expect(dialog.queryByRole('textbox', { name: 'Tu correo electrónico' })).toBeNull();
  });

  test('the host cannot report their own space', async () => {
    await openSpace({
      space: { isOwn: true, viewerCan: { edit: true, request: false, report: false, seeExactAddress: true } },
    });
    expect(screen.queryByRole('button', { name: 'Denunciar este anuncio' })).toBeNull();
  });
});
