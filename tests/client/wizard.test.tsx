import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useLanguage } from './support/render';
import { renderWizard, wizardServer } from './support/wizard';

const next = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));

beforeEach(() => useLanguage('es', ['wizard', 'domain', 'map']));

test('WIZ-1 the first change makes a draft, its address follows, and the header tells when it was saved', async () => {
  const server = wizardServer(() => []);
  const history = await renderWizard(server);
  await userEvent.click(await screen.findByLabelText('Ciudad'));
  await userEvent.paste('Madrid');
  await waitFor(() => expect(history.visit.location.pathname).toBe('/publish-space/spc_1'));
  expect(await screen.findByText('Guardado 12:03')).toBeVisible();
  expect(screen.getByLabelText('Ciudad')).toHaveValue('Madrid');
  expect(server.of('SaveSpaceDraft')).toHaveLength(1);
  expect(server.of('SaveSpaceDraft')[0]?.variables).toMatchObject({ input: { clientKey: expect.any(String), draft: { city: 'Madrid' } } });
});

test('WIZ-1 next asks the server, and what is missing stands on top with focus and at its field', async () => {
  const server = wizardServer(() => [
    { step: 'LOCATION', path: 'draft.address', code: 'ADDRESS_REQUIRED' },
    { step: 'LOCATION', path: 'pin', code: 'REQUIRED' },
    { step: 'DETAILS', path: 'title', code: 'TITLE_LENGTH' },
  ]);
  await renderWizard(server);
  await screen.findByLabelText('Ciudad');
  await next();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link').map((link) => link.textContent)).toEqual(['Escribe la calle y el número.', 'Pon el punto en el mapa.']);
  expect(screen.getByLabelText('Dirección')).toBeInvalid();
  expect(document.title).toMatch(/^Error: Ubicación/);
  await userEvent.click(within(summary).getByRole('link', { name: 'Escribe la calle y el número.' }));
  expect(screen.getByLabelText('Dirección')).toHaveFocus();
});

test('WIZ-1 next goes on when the step is complete, and saves on the way', async () => {
  const server = wizardServer(() => [{ step: 'DETAILS', path: 'title', code: 'TITLE_LENGTH' }]);
  const history = await renderWizard(server);
  await userEvent.click(await screen.findByLabelText('Ciudad'));
  await userEvent.paste('Madrid');
  await next();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cuéntanos cómo es' })).toHaveFocus();
  expect(history.visit.location.search).toBe('?step=details');
  expect(server.of('SaveSpaceDraft')).toHaveLength(1);
});

test('WIZ-1 publishing with something missing opens the first error; a link leads to any other', async () => {
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

test('WIZ-1 a complete draft is published and shown', async () => {
  const server = wizardServer(() => []);
  const history = await renderWizard(server, '/publish-space/spc_1?step=review');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(history.visit.location.pathname).toBe('/space/spc_1'));
});

test('WIZ-1 the title tells a new space from a published one', async () => {
  await renderWizard(wizardServer(() => [], { title: 'Trastero seco' }), '/edit-space/spc_1?step=details');
  expect(await screen.findByLabelText('Título')).toHaveValue('Trastero seco');
  expect(screen.getByText('Editar espacio')).toBeVisible();
});

test('WIZ-1 sums come from the server: what the renter pays and what the host gets', async () => {
  await renderWizard(wizardServer(() => [], { priceMonthCents: 7000 }), '/publish-space/spc_1?step=pricing');
  expect(await screen.findByText('El inquilino paga 77,00 € al mes')).toBeVisible();
  expect(screen.getByText('66,50 €')).toBeVisible();
});
