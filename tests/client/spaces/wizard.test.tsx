import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { parseCoordinates } from '../../../client/ui/map/coordinates';
import { useLanguage } from '../support/render';
import { renderWizard, wizardServer } from '../support/wizard';

const next = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));

beforeEach(() => useLanguage('es', ['wizard', 'domain', 'map']));

test('WIZ-1 the first change creates a draft, updates the address and shows when it was saved', async () => {
  const server = wizardServer(() => []);
  const history = await renderWizard(server);
  await userEvent.click(await screen.findByLabelText('Ciudad'));
  await userEvent.paste('Madrid');
  await waitFor(() => expect(history.visit.location.pathname).toBe('/publish-space/spc_1'));
  expect(await screen.findByText('Guardado 12:03')).toBeVisible();
  expect(screen.getByLabelText('Ciudad')).toHaveValue('Madrid');
  expect(server.of('SaveSpaceDraft')).toHaveLength(1);
  expect(server.of('SaveSpaceDraft')[0]?.variables).toMatchObject({
    input: { clientKey: expect.any(String), draft: { city: 'Madrid' } },
  });
});

test('WIZ-1 the pin can be set by typing coordinates; invalid ones are reported at the field', async () => {
  const server = wizardServer(() => []);
  await renderWizard(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir las coordenadas' }));
  const field = screen.getByLabelText('Coordenadas');
  await userEvent.type(field, 'Lavapiés{Enter}');
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.type(field, '40,40933, -3,70312{Enter}');
  expect(field).toBeValid();
  expect(field).toHaveValue('40.40933, -3.70312');
  expect(screen.getByText('Punto puesto en 40.40933, -3.70312')).toHaveAttribute('role', 'status');
  await waitFor(() =>
    expect(server.of('SaveSpaceDraft').at(-1)?.variables).toMatchObject({
      input: { draft: { lat: 40.40933, lng: -3.70312 } },
    }),
  );
});

test.each([
  ['40.40933, -3.70312', 40.40933, -3.70312],
  ['40.40933,-3.70312', 40.40933, -3.70312],
  ['40,40933 -3,70312', 40.40933, -3.70312],
  ['40.40933° N, 3.70312° O', 40.40933, -3.70312],
  [`40°24'33.6"N 3°42'11.2"W`, 40.40933, -3.70311],
])('WIZ-1 %s is parsed as a point', (text, lat, lng) => {
  const point = parseCoordinates(text);
  expect([point?.lat.toFixed(5), point?.lng.toFixed(5)]).toEqual([lat.toFixed(5), lng.toFixed(5)]);
});

test.each(['', '40.4', 'Calle Mayor 3', '91, 3', '40, 181', '3.7 O, 40.4 N', '40.4 -3.7 2'])(
  'WIZ-1 %j is not parsed as a point',
  (text) => expect(parseCoordinates(text)).toBeNull(),
);

test('WIZ-2 "Siguiente" in an untouched wizard reports what is missing and creates no draft', async () => {
  const server = wizardServer(() => []);
  const history = await renderWizard(server);
  await screen.findByLabelText('Ciudad');
  await next();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Escribe la calle y el número.',
    'Indica la ciudad.',
    'El código postal debe tener 5 cifras y ser de España.',
    'Pon el punto en el mapa.',
  ]);
  expect(server.of('SaveSpaceDraft')).toEqual([]);
  expect(history.visit.location.pathname).toBe('/publish-space');
});

test('WIZ-1 "next" validates on the server, focuses the summary and marks the fields', async () => {
  const server = wizardServer(() => [
    { step: 'LOCATION', path: 'draft.address', code: 'ADDRESS_REQUIRED' },
    { step: 'LOCATION', path: 'pin', code: 'REQUIRED' },
    { step: 'DETAILS', path: 'title', code: 'TITLE_LENGTH' },
  ]);
  await renderWizard(server);
  await userEvent.click(await screen.findByLabelText('Ciudad'));
  await userEvent.paste('Madrid');
  await next();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Escribe la calle y el número.', 'Pon el punto en el mapa.']);
  expect(screen.getByLabelText('Dirección')).toBeInvalid();
  expect(document.title).toMatch(/^Error: Ubicación/);
  await userEvent.click(within(summary).getByRole('link', { name: 'Escribe la calle y el número.' }));
  expect(screen.getByLabelText('Dirección')).toHaveFocus();
});

test('WIZ-1 "next" saves and opens the next step when the step is complete', async () => {
  const server = wizardServer(() => [{ step: 'DETAILS', path: 'title', code: 'TITLE_LENGTH' }]);
  const history = await renderWizard(server);
  await userEvent.click(await screen.findByLabelText('Ciudad'));
  await userEvent.paste('Madrid');
  await next();
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { level: 1, name: 'Cuéntanos cómo es' })).toHaveFocus(),
  );
  expect(history.visit.location.search).toBe('?step=details');
  expect(server.of('SaveSpaceDraft')).toHaveLength(1);
});

test('WIZ-1 publishing an incomplete draft opens the step of the first error and links to the others', async () => {
  const server = wizardServer(() => [
    { step: 'ACCESS', path: 'accessInstructions', code: 'ACCESS_INSTRUCTIONS_LENGTH' },
    { step: 'REVIEW', path: 'declarations', code: 'DECLARATIONS_REQUIRED' },
  ]);
  await renderWizard(server, '/publish-space/spc_1?step=review');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  await screen.findByRole('heading', { level: 1, name: '¿Cómo se entra?' });
  const summary = await screen.findByText('Faltan 2 cosas para publicar');
  expect(summary).toBeVisible();
  expect(server.of('PublishSpace')).toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'Debes aceptar todas las declaraciones.' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Revisa y publica' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Declaraciones' })).toHaveFocus();
});

test('WIZ-1 a complete draft is published and its page opened', async () => {
  const server = wizardServer(() => []);
  const history = await renderWizard(server, '/publish-space/spc_1?step=review');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(history.visit.location.pathname).toBe('/space/spc_1'));
});

test('WIZ-1 the page title of a published space says that it is edited', async () => {
  await renderWizard(
    wizardServer(() => [], { title: 'Trastero seco' }),
    '/edit-space/spc_1?step=details',
  );
  expect(await screen.findByLabelText('Título')).toHaveValue('Trastero seco');
  expect(screen.getByText('Editar espacio')).toBeVisible();
});

test("WIZ-1 the server's amounts for renter and host are shown", async () => {
  await renderWizard(
    wizardServer(() => [], { priceMonthCents: 7000 }),
    '/publish-space/spc_1?step=pricing',
  );
  expect(await screen.findByText('El inquilino paga 77,00 € al mes')).toBeVisible();
  expect(screen.getByText('66,50 €')).toBeVisible();
  expect(
    screen.getByText(/^Gratis hasta 8 días antes; después, el 40\s% sin la gestión; desde 1 hora antes, nada$/),
  ).toBeVisible();
});

test('P15 the host states whether they are professional; a contradicting tax profile is reset', async () => {
  const server = wizardServer(() => [{ step: 'PRICING', path: 'isTrader', code: 'TRADER_REQUIRED' }], {
    taxProfile: 'PARTICULAR',
  });
  await renderWizard(server, '/publish-space/spc_1?step=pricing');
  const question = within(
    await screen.findByRole('radiogroup', { name: '¿Alquilas como particular o como profesional?' }),
  );
  expect(question.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  await next();
  expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent(
    'Di si alquilas como particular o como profesional.',
  );
  await userEvent.click(question.getByRole('radio', { name: /^Profesional \(persona o empresa\)/ }));
  expect(screen.getByLabelText('Tributas como')).toHaveValue('');
  expect(
    within(screen.getByLabelText('Tributas como')).queryByRole('option', { name: 'Particular' }),
  ).not.toBeInTheDocument();
  await waitFor(() =>
    expect(server.of('SaveSpaceDraft').at(-1)?.variables).toMatchObject({
      input: { draft: { isTrader: true, taxProfile: null } },
    }),
  );
});

test("P15 a new space is prefilled with the host's professional status", async () => {
  await renderWizard(
    wizardServer(() => [], {}, 0, { WizardHost: { viewer: { __typename: 'Viewer', id: 'usr_1', isTrader: true } } }),
    '/publish-space/spc_1?step=pricing',
  );
  expect(await screen.findByRole('radio', { name: /^Profesional \(persona o empresa\)/ })).toBeChecked();
});

test('P13 the price range is described as a suggestion, not as what others ask', async () => {
  const suggestion = {
    __typename: 'PriceSuggestion',
    suggestedCents: 7000,
    lowCents: 6000,
    highCents: 8100,
    farBelowCents: 3500,
    farAboveCents: 14_000,
    comparableCount: 3,
    reasons: [],
    distribution: [{ __typename: 'PriceBin', fromCents: 9000, count: 3 }],
  };
  const draft = { type: 'STORAGE', sizeM2: 6, postalCode: '28004', priceMonthCents: 15_000 };
  await renderWizard(
    wizardServer(() => [], draft, 0, { WizardPriceSuggestion: { priceSuggestion: suggestion } }),
    '/publish-space/spc_1?step=pricing',
  );
  expect(await screen.findByText(/^Margen sugerido: 60–81/)).toBeVisible();
  expect(screen.getByRole('img', { name: /Te sugerimos 70\s€ al mes, con un margen de 60 a 81\s€\.$/ })).toBeVisible();
  expect(screen.getByText('Es más del doble del precio que te sugerimos.')).toBeVisible();
  expect(screen.queryByText(/mayoría|lo que piden/)).not.toBeInTheDocument();
});

test('WIZ-1 a step opens whose stored measure has more than two decimals', async () => {
  await renderWizard(
    wizardServer(() => [], { type: 'STORAGE', heightM: 2.345 }),
    '/publish-space/spc_1?step=details&screen=2',
  );
  expect(await screen.findByRole('textbox', { name: /^Altura/ })).toHaveValue('2,35');
});

test('P13 a price with cents is marked, and is not taken for a hundred times as much', async () => {
  await renderWizard(
    wizardServer(() => []),
    '/publish-space/spc_1?step=pricing',
  );
  const field = await screen.findByRole('textbox', { name: /^Precio al mes en euros/ });
  await userEvent.type(field, '12,50');
  expect(field).toHaveValue('12,50');
  expect(field).toBeInvalid();
  await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
  expect(field).toHaveValue('12');
  expect(field).toBeValid();
});

test('WIZ-1 the review does not count keys of a space that lends none', async () => {
  await renderWizard(
    wizardServer(() => [], { accessMode: 'AUTONOMOUS', keysLent: 0 }),
    '/publish-space/spc_1?step=review',
  );
  expect((await screen.findAllByText(/^Autónomo/)).map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringContaining('0'),
  );
});
