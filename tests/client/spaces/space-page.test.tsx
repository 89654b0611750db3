import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../support/render';
import { DATES, openSpace, quote, space, type Space } from '../support/space-page';

// The map renders with WebGL, which jsdom lacks; the calendar is a chunk of its own.
vi.mock('../../../client/ui/map/LazyMapView', () => ({
  LazyMapView: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));
configure({ asyncUtilTimeout: 8000 });

const card = () => screen.getByRole('complementary', { name: 'Reservar' });
const address = () => screen.getByTestId('address').textContent;
/* Numbers and their units are joined by non-breaking spaces. */
const spaced = (text: string | null) => text?.replaceAll(/\u00a0|\u202f/g, ' ') ?? '';

const PROHIBITED = {
  data: { prohibitedGoods: [{ __typename: 'ProhibitedGoods', key: 'waste', name: 'Residuos y amianto' }] },
};

beforeEach(() => useLanguage('es', ['space', 'domain', 'map']));

describe('the public part of the space page', () => {
  test('shows details, rules, host and the approximate location', async () => {
    await openSpace();
    expect(screen.getByText('Trastero en Chamberí, 28010 Madrid')).toBeVisible();
    expect(spaced(screen.getByRole('list', { name: 'Lo esencial' }).textContent)).toContain('6 m² · 2 × 3 m');
    expect(screen.getByText('De lunes a viernes: de 8:00 a 22:00')).toBeVisible();
    expect(screen.getByText('Avisa con 24 horas de antelación. Incluye 4 visitas al mes.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Mapa de la zona' })).toBeVisible();
    expect(screen.getByText(/La dirección exacta te llega al confirmarse la reserva/)).toBeVisible();
    expect(screen.getByText(/Lucía M. alquila como particular/)).toBeVisible();
    expect(screen.getByText(/Segunda <b>línea<\/b>/)).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Trastero seco en Trafalgar'));
  });

  test.each([true, false])('mentions an electricity meter only where there is one: %s', async (hasElectricMeter) => {
    await openSpace({ space: { hasElectricMeter } });
    expect(screen.queryAllByText('Contador eléctrico propio')).toHaveLength(hasElectricMeter ? 1 : 0);
  });

  test.each([true, false])(
    'P6 shows the label of a featured host with a link to its criteria: %s',
    async (isFeaturedHost) => {
      await openSpace({ space: { host: { ...space.host, isFeaturedHost } } });
      const label = within(screen.getByRole('region', { name: 'Tu anfitrión' })).queryByText('Anfitrión destacado');
      if (isFeaturedHost) expect(label).toHaveAttribute('href', '/help/destacado');
      else expect(label).not.toBeInTheDocument();
    },
  );

  test('renders a plan of what fits, with an equivalent description', async () => {
    await openSpace();
    const section = screen.getByRole('region', { name: 'Qué cabe aquí' });
    expect(
      within(section).getByRole('img', { name: /^Plano de 3 por 2 metros con 2 estanterías con 20 cajas/ }),
    ).toBeVisible();
    expect(within(section).getByText('estanterías con 20 cajas').closest('li')).toHaveTextContent(/^2/);
  });

  test('shows address, exact map and access instructions to a viewer who may see them', async () => {
    await openSpace({
      space: {
        address: 'Calle de Luchana, 4',
        floor: 'Sótano',
        exactLocation: { lat: 40.4, lng: -3.7 },
        accessInstructions: 'Llave en el portal.',
      } as Partial<Space>,
    });
    expect(screen.getByText('Calle de Luchana, 4, Sótano')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Mapa con la dirección exacta' })).toBeVisible();
    expect(screen.getByText('Llave en el portal.')).toBeVisible();
  });

  test('P11 hides address and access instructions from the host, who sees the page as others do', async () => {
    await openSpace({
      space: {
        address: 'Calle de Luchana, 4',
        exactLocation: { lat: 40.4, lng: -3.7 },
        accessInstructions: 'Llave en el portal.',
        isOwn: true,
        viewerCan: { edit: true, request: false, report: false, seeExactAddress: true },
      } as Partial<Space>,
    });
    expect(screen.getByText('Este espacio es tuyo. Así lo ven los demás.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Mapa de la zona' })).toBeVisible();
    expect(screen.queryByText(/Luchana/)).not.toBeInTheDocument();
    expect(screen.queryByText('Llave en el portal.')).not.toBeInTheDocument();
  });

  test('opens the full list of prohibited goods', async () => {
    const { asked } = await openSpace({ answers: { ProhibitedGoods: () => PROHIBITED } });
    await userEvent.click(screen.getByRole('button', { name: 'Lista completa' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lo que no se puede guardar' });
    expect(await within(dialog).findByText('Residuos y amianto')).toBeVisible();
    expect(asked).toContainEqual(['ProhibitedGoods', { locale: 'ES' }]);
  });

  test('shows a professional host as such', async () => {
    await openSpace({ space: { host: { ...space.host, isTrader: true } } as Partial<Space> });
    expect(screen.getByText(/alquila como profesional \(persona o empresa\): tienes 14 días/)).toBeVisible();
  });
});

describe('the price of the space page', () => {
  test('shows the monthly price and a button for dates when none are chosen', async () => {
    const { asked } = await openSpace();
    expect(spaced(card().textContent)).toContain('99 €');
    expect(card()).toHaveTextContent('gratis hasta 24 horas antes de entrar.');
    expect(screen.getByText('Gratis hasta 24 horas antes')).toBeVisible();
    expect(asked).toHaveLength(1);
    await userEvent.click(within(card()).getByRole('button', { name: 'Elegir fechas' }));
    expect(await within(card()).findByRole('dialog', { name: 'Calendario de fechas' })).toBeVisible();
  });

  test('shows every price line, the first payment and the cancellation deadline for chosen dates', async () => {
    await openSpace({ dates: DATES });
    await within(card()).findByText('Alquiler, 3 meses × 90,00 €', { normalizer: spaced });
    const text = spaced(card().textContent);
    for (const part of [
      '270,00 €',
      'Gastos de gestión, IVA incluido',
      'IVA: 4,69 €',
      '27,00 €',
      'Total, sin fianza297,00 €',
      'Primer pago, al confirmarse99,00 €',
      'Fianza: hasta 45,00 €',
    ])
      expect(text).toContain(part);
    expect(text).toContain('gratis hasta el 29 de noviembre');
    expect(text).toContain('23:59');
    expect(text).toContain('No se te cobra aún. Lucía M. suele responder en menos de 1 h.');
  });

  test('shows the cancellation deadline in the time zone of the space, also in the Canaries', async () => {
    const freeCancellationUntil = '2099-11-30T00:00:00.000Z';
    await openSpace({ dates: DATES, quote: { freeCancellationUntil, timeZone: 'Atlantic/Canary' } });
    await waitFor(() => expect(spaced(card().textContent)).toMatch(/gratis hasta el 29 de noviembre.*23:59/));
  });

  test('validates typed dates and keeps them in the address', async () => {
    await openSpace();
    await userEvent.click(within(card()).getByRole('button', { name: 'Elegir fechas' }));
    await userEvent.type(await screen.findByLabelText('Entrada (dd/mm/aaaa)'), '1/12/2099{Enter}');
    await userEvent.type(screen.getByLabelText('Salida (dd/mm/aaaa)'), 'nunca{Enter}');
    expect(screen.getByText('Escribe una fecha como 05/04/2027.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Salida (dd/mm/aaaa)'));
    await userEvent.type(screen.getByLabelText('Salida (dd/mm/aaaa)'), '01/03/2100{Enter}');
    await waitFor(() => expect(address()).toBe(`/space/spc_1${DATES}`));
    await within(card()).findByText('Total, sin fianza');
  });

  test('BOK-1 offers usual durations by one click, none shorter than the minimum', async () => {
    await openSpace();
    await userEvent.click(within(card()).getByRole('button', { name: 'Elegir fechas' }));
    const stays = () =>
      within(card())
        .queryAllByRole('button', { pressed: false })
        .map(({ textContent }) => textContent);
    expect(stays()).toEqual(expect.arrayContaining(['3 meses', 'Sin fecha de salida']));
    await userEvent.click(within(card()).getByRole('button', { name: '3 meses' }));
    expect(address()).toMatch(/^\/space\/spc_1\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    await userEvent.click(within(card()).getByRole('button', { name: /^Entrada/ }));
    await userEvent.click(within(card()).getByRole('button', { name: 'Sin fecha de salida' }));
    expect(address()).toMatch(/&term=rolling$/);
  });

  test('is monthly for a stay without an end', async () => {
    const { asked } = await openSpace({
      dates: '?from=2099-12-01',
      quote: { termType: 'ROLLING', lines: quote.lines.slice(0, 1), totalCents: 9900 },
    });
    await userEvent.click(within(card()).getByRole('switch', { name: 'Aún no sé la fecha de salida' }));
    await within(card()).findByText('Alquiler de cada mes');
    expect(asked.at(-1)).toEqual([
      'SpaceQuote',
      { input: { spaceId: 'spc_1', from: '2099-12-01', to: null, termType: 'ROLLING' } },
    ]);
    expect(address()).toBe('/space/spc_1?from=2099-12-01&term=rolling');
  });

  test.each([
    [{ path: 'to', code: 'STAY_TOO_SHORT', params: { minDays: 30 } }, 'La estancia mínima aquí es de 30 días.'],
    [
      { path: 'from', code: 'BEFORE_AVAILABLE', params: { availableFrom: '2100-01-05' } },
      'Este espacio está disponible desde el 5 ene 2100.',
    ],
    [{ path: 'from', code: 'DATE_IN_PAST' }, 'La fecha no puede ser anterior a hoy.'],
  ])('BOK-1 shows why dates are not allowed and disables the button: %o', async (refusal, words) => {
    await openSpace({ dates: DATES, refusal });
    expect(await within(card()).findByRole('alert')).toHaveTextContent(words);
    expect(within(card()).getByRole('button', { name: 'Solicitar reserva' })).toBeDisabled();
  });

  test('shows that dates are taken and disables the button', async () => {
    await openSpace({ dates: DATES, quote: { isAvailable: false } });
    expect(await within(card()).findByRole('alert')).toHaveTextContent('Estos días ya no están libres.');
    expect(within(card()).getByRole('button', { name: 'Solicitar reserva' })).toBeDisabled();
  });

  test.each([
    { quote: { isAvailable: false }, reason: 'Esos días están ocupados' },
    {
      refusal: { path: 'to', code: 'STAY_TOO_SHORT', params: { minDays: 30 } },
      reason: 'La estancia mínima aquí es de 30 días.',
    },
  ])('U1 on a phone the bar shows why dates cannot be requested and opens the calendar: $reason', async (setting) => {
    const matchMedia = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(new EventTarget(), { matches: false, media: query }) as never);
    const { reason, ...given } = setting;
    await openSpace({ dates: DATES, ...given });
    const bar = within(screen.getByRole('region', { name: 'Reservar' }));
    expect(await bar.findByRole('button', { name: reason })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Cambiar fechas' }));
    expect(await screen.findByRole('dialog', { name: 'Calendario de fechas' })).toBeVisible();
    matchMedia.mockRestore();
  });
});

describe('the booking link', () => {
  const BOOKING = '/booking/spc_1?from=2099-12-01&to=2100-03-01';

  test('leads visitors to the sign-up form and back to the booking', async () => {
    await openSpace({ dates: DATES });
    expect(await within(card()).findByRole('link', { name: 'Solicitar reserva' })).toHaveAttribute(
      'href',
      `/auth?view=sign-up&next=${encodeURIComponent(BOOKING)}`,
    );
  });

  test('leads signed-in users to the booking; instant booking is mentioned', async () => {
    await openSpace({
      dates: DATES,
      isSignedIn: true,
      space: { isInstantBook: true },
      quote: { confirmsAtOnce: true },
    });
    expect(await within(card()).findByRole('link', { name: 'Reservar' })).toHaveAttribute('href', BOOKING);
    expect(card()).toHaveTextContent('Queda confirmada en cuanto pagas.');
  });

  test('T4 an instant space whose host has to answer this renter first offers a request', async () => {
    await openSpace({ dates: DATES, isSignedIn: true, space: { isInstantBook: true } });
    expect(await within(card()).findByRole('link', { name: 'Solicitar reserva' })).toBeVisible();
    expect(card()).not.toHaveTextContent('Queda confirmada en cuanto pagas.');
  });

  test('leads to the booking, which says so, while nobody knows who is signed in', async () => {
    await openSpace({ dates: DATES, isLost: true });
    expect(await within(card()).findByRole('link', { name: 'Solicitar reserva' })).toHaveAttribute('href', BOOKING);
  });

  test('is a link to the wizard for the host, and no quote is requested', async () => {
    const { asked } = await openSpace({
      dates: DATES,
      space: { isOwn: true, viewerCan: { edit: true, request: false, report: false, seeExactAddress: true } },
    });
    expect(within(card()).getByRole('link', { name: 'Editar espacio' })).toHaveAttribute('href', '/edit-space/spc_1');
    expect(asked).toHaveLength(1);
  });
});

test('P11 a taken or chosen day of another year has its year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-11-29T09:00:00Z') });
  const busy = [
    { __typename: 'DateRange' as const, from: '2027-11-29', to: '2028-11-10' },
    { __typename: 'DateRange' as const, from: '2028-11-20', to: '2028-12-24' },
  ];
  await openSpace({ dates: '?from=2027-12-15&to=2028-01-15', space: { busy } });
  const section = within(screen.getByRole('region', { name: 'Disponibilidad' }));
  expect(section.getByText('Tus fechas, hasta el 15 de enero de 2028')).toBeVisible();
  expect(section.getByText('Ocupado hasta el 9 de noviembre de 2028')).toBeVisible();
  expect(section.getByText('Ocupado del 20 de noviembre de 2028 al 23 de diciembre de 2028')).toBeVisible();
  vi.useRealTimers();
});

test('photos open enlarged and are navigated with the arrow keys', async () => {
  await openSpace();
  await userEvent.click(screen.getByRole('button', { name: 'Ampliar la foto 1 de 3: Vista 1' }));
  const large = await screen.findByRole('dialog', { name: 'Fotos del espacio' });
  expect(within(large).getByRole('img', { name: 'Vista 1' })).toBeVisible();
  within(large).getByRole('button', { name: 'Cerrar' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(within(large).getByText('Foto 3 de 3')).toBeVisible();
  await userEvent.click(within(large).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
