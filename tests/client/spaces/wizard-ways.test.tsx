import { gql } from '@apollo/client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { rememberPerson } from '../../../client/session/tabs';
import { useLanguage } from '../support/render';
import { renderWizard, wizardServer } from '../support/wizard';

beforeEach(() => useLanguage('es', ['wizard', 'domain', 'map']));

test('WIZ-2 the number of visits can be cleared and typed again', async () => {
  const server = wizardServer(() => [], { accessMode: 'SCHEDULED', visitsPerMonth: 4 });
  await renderWizard(server, '/publish-space/spc_1?step=access');
  const visits = await screen.findByLabelText('Visitas incluidas al mes');
  await userEvent.click(visits);
  await userEvent.keyboard('{Backspace}');
  expect(visits).toHaveValue('');
  await userEvent.keyboard('12');
  expect(visits).toHaveValue('12');
  await waitFor(() =>
    expect(server.of('SaveSpaceDraft').at(-1)?.variables).toMatchObject({ input: { draft: { visitsPerMonth: 12 } } }),
  );
});

test('WIZ-2 an electricity meter is switched on in the details', async () => {
  const server = wizardServer(() => [], { type: 'SHOP' });
  await renderWizard(server, '/publish-space/spc_1?step=details&screen=2');
  await userEvent.click(await screen.findByRole('switch', { name: 'Contador eléctrico propio' }));
  await waitFor(() =>
    expect(server.of('SaveSpaceDraft').at(-1)?.variables).toMatchObject({
      input: { draft: { hasElectricMeter: true } },
    }),
  );
});

test("WIZ-1 the browser's back button focuses the heading, also after an error link focused a field", async () => {
  const history = await renderWizard(
    wizardServer(() => [{ step: 'DETAILS', path: 'title', code: 'TITLE_LENGTH' }]),
    '/publish-space/spc_1?step=review',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Completar: Detalles' }));
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
  act(() => history.go(-1));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Revisa y publica' })).toHaveFocus());
});

test('WIZ-2 removing a photo focuses the next one, or the button to add more', async () => {
  await renderWizard(
    wizardServer(() => [], {}, 2),
    '/publish-space/spc_1?step=photos',
  );
  const first = await screen.findByRole('button', { name: 'Quitar la foto 1' });
  first.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar la foto 2' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Quitar la foto 1' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Añadir fotos/ })).toHaveFocus());
});

test('WIZ-1 publishing evicts the space page from the cache', async () => {
  const server = wizardServer(() => [], { title: 'Trastero seco' });
  const page = gql`
    query SpacePage($id: ID!) {
      space(id: $id) {
        id
        description
      }
    }
  `;
  const seen = { query: page, variables: { id: 'spc_1' } };
  server.client.cache.writeQuery({
    ...seen,
    data: { space: { __typename: 'Space', id: 'spc_1', description: 'Como era antes.' } },
  });
  const history = await renderWizard(server, '/edit-space/spc_1?step=review');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(history.visit.location.pathname).toBe('/space/spc_1'));
  expect(server.client.cache.readQuery(seen)).toBeNull();
});

test('P-31 changes are not saved when another user has signed in since', async () => {
  const server = wizardServer(() => []);
  await renderWizard(server);
  await userEvent.click(await screen.findByLabelText('Ciudad'));
  await userEvent.paste('Madrid');
  rememberPerson('usr_lucia');
  await screen.findByText('Sin guardar');
  expect(server.of('SaveSpaceDraft')).toHaveLength(0);
});

test('WIZ-1 the details have three screens, each validated on leaving; back returns through them', async () => {
  const problems = [
    { step: 'DETAILS', path: 'sizeM2', code: 'SIZE_OUT_OF_RANGE' },
    { step: 'DETAILS', path: 'humidity', code: 'HUMIDITY_REQUIRED' },
  ];
  const server = wizardServer(() => problems, { type: 'STORAGE' });
  const history = await renderWizard(server, '/publish-space/spc_1?step=details');
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await heading('Cuéntanos cómo es');
  await next();
  await waitFor(async () => expect(await heading('¿Cuánto mide y qué tiene?')).toHaveFocus());
  expect(history.visit.location.search).toBe('?step=details&screen=2');
  expect(screen.queryByRole('alert')).toBeNull();
  await next();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Paso 2 de 6 · 2 de 3', { normalizer: (text) => text.trim() })).toBeVisible();
  problems.shift();
  await next();
  await waitFor(async () => expect(await heading('¿Qué se puede guardar?')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  await next();
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('link'));
  expect(screen.getByRole('radiogroup', { name: /humedad/i })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
  await waitFor(async () => expect(await heading('¿Cuánto mide y qué tiene?')).toHaveFocus());
});

test('WIZ-1 an address with a field opens its screen and focuses it', async () => {
  await renderWizard(
    wizardServer(() => [], { type: 'STORAGE' }),
    '/publish-space/spc_1?step=details&field=humidity',
  );
  expect(await screen.findByRole('heading', { level: 1, name: '¿Qué se puede guardar?' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: /humedad/i })).toHaveFocus());
});

test('WIZ-2 choosing autonomous access does not set the hours to day and night', async () => {
  const server = wizardServer(() => []);
  await renderWizard(server, '/publish-space/spc_1?step=access');
  await userEvent.click(await screen.findByRole('radio', { name: /Autónomo/ }));
  await waitFor(() => expect(server.of('SaveSpaceDraft')).not.toHaveLength(0));
  const nineToNine = { weekday: 1, fromMinute: 540, toMinute: 1260 };
  expect(server.of('SaveSpaceDraft').at(-1)?.variables).toMatchObject({
    input: { draft: { accessHours: expect.arrayContaining([nineToNine]) as unknown } },
  });
});

test('WIZ-2 the first available date is typed or picked from the calendar', async () => {
  const server = wizardServer(() => []);
  await renderWizard(server, '/publish-space/spc_1?step=review');
  const field = await screen.findByLabelText('Fecha');
  expect(field).not.toHaveAttribute('type', 'date');
  await userEvent.type(field, '15/1/2027{Enter}');
  await waitFor(() =>
    expect(server.of('SaveSpaceDraft').at(-1)?.variables).toMatchObject({
      input: { draft: { availableFrom: '2027-01-15' } },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Elegir en el calendario', expanded: false }));
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name: 'Elegir en el calendario', expanded: true })).toHaveFocus(),
  );
  await userEvent.click(await screen.findByRole('button', { name: /20 de enero/ }));
  await waitFor(() =>
    expect(server.of('SaveSpaceDraft').at(-1)?.variables).toMatchObject({
      input: { draft: { availableFrom: '2027-01-20' } },
    }),
  );
});

test('WIZ-2 a first available date in the past shows the space as available', async () => {
  await renderWizard(
    wizardServer(() => [], { availableFrom: '2026-01-15' }),
    '/edit-space/spc_1?step=review',
  );
  expect(await screen.findByText('Ya disponible.')).toBeVisible();
  expect(screen.getByLabelText('Fecha')).toHaveValue('');
});

test('WIZ-2 a first available date in the future is shown', async () => {
  await renderWizard(
    wizardServer(() => [], { availableFrom: '2096-01-15' }),
    '/edit-space/spc_1?step=review',
  );
  expect(await screen.findByLabelText('Fecha')).toHaveValue('15/01/2096');
  expect(screen.queryByText('Ya disponible.')).toBeNull();
});

test('WIZ-1 the first automatic save of an edited space leaves address, focus and title as they are', async () => {
  const server = wizardServer(() => [], { city: 'Madrid' });
  const history = await renderWizard(server, '/edit-space/spc_1');
  const city = await screen.findByLabelText('Ciudad');
  const { title } = document;
  await userEvent.type(city, ' centro');
  await waitFor(() => expect(server.of('SaveSpaceDraft')).toHaveLength(1));
  expect(await screen.findByText('Guardado 12:03')).toBeVisible();
  expect(server.of('SaveSpaceDraft')[0]?.variables).toEqual({
    input: { spaceId: 'spc_1', draft: { city: 'Madrid centro' } },
  });
  expect(history.visit.location.pathname).toBe('/edit-space/spc_1');
  expect(screen.getByLabelText('Ciudad')).toBe(city);
  expect(city).toHaveFocus();
  expect(screen.getByText('Editar espacio')).toBeVisible();
  expect(document.title).toBe(title);
});

test('WIZ-1 a space that its host cannot change now says so, and one of somebody else is not there', async () => {
  const closed = { viewerCan: { __typename: 'SpacePermissions', edit: false, publish: false } };
  const shown = async (change: object): Promise<string | null> => {
    await renderWizard(
      wizardServer(() => [], {}, 0, {}, { ...closed, ...change }),
      '/edit-space/spc_1',
    );
    const heading = await screen.findByRole('heading', { level: 1 });
    cleanup();
    return heading.textContent;
  };
  expect(await shown({ isOwn: true })).toBe('De momento no puedes cambiar este espacio');
  expect(await shown({ isOwn: false })).toBe('Este borrador no está aquí');
});

test('WIZ-2 a typed area stays until both sides are typed, and comes back without them', async () => {
  const server = wizardServer(() => [], { type: 'STORAGE', sizeM2: 12 });
  await renderWizard(server, '/publish-space/spc_1?step=details&screen=2');
  const way = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const saved = () => Object.assign({}, ...server.of('SaveSpaceDraft').map(draftOf)) as object;
  await screen.findByRole('textbox', { name: /^Superficie/ });
  await way('Largo × ancho');
  expect(screen.getByText('Con el largo y el ancho calculamos la superficie.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Largo/ }), '3');
  await waitFor(() => expect(saved()).toMatchObject({ lengthM: 3, sizeM2: 12 }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Ancho(?! de)/ }), '2');
  await waitFor(() => expect(saved()).toMatchObject({ lengthM: 3, widthM: 2, sizeM2: null }));
  await userEvent.clear(screen.getByRole('textbox', { name: /^Largo/ }));
  await way('Superficie');
  expect(screen.getByRole('textbox', { name: /^Superficie/ })).toHaveValue('12');
  await waitFor(() => expect(saved()).toMatchObject({ lengthM: null, widthM: null, sizeM2: 12 }));
});

test('WIZ-2 both sides are kept while their area is not known yet', async () => {
  const server = wizardServer(() => [], { type: 'STORAGE' });
  await renderWizard(server, '/publish-space/spc_1?step=details&screen=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Largo × ancho' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Largo/ }), '3');
  await userEvent.type(screen.getByRole('textbox', { name: /^Ancho(?! de)/ }), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Superficie' }));
  await userEvent.click(screen.getByRole('button', { name: 'Largo × ancho' }));
  expect(screen.getByRole('textbox', { name: /^Largo/ })).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: /^Ancho(?! de)/ })).toHaveValue('2');
});

const draftOf = ({ variables }: { variables: Record<string, never> }) =>
  (variables as unknown as { input: { draft: object } }).input.draft;
