import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useLanguage } from '../support/render';
import { renderWizard, wizardServer } from '../support/wizard';

beforeEach(() => useLanguage('es', ['wizard', 'domain', 'map']));

/** A published space whose host has saved another title. */
const edited = () =>
  wizardServer(() => [], { title: 'Trastero seco' }, 0, {}, { status: 'PUBLISHED', hasUnpublishedChanges: true });

const leave = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  return screen.findByRole('dialog', { name: 'Cambios sin publicar' });
};

test('WIZ-1 saved changes of a published space are marked as not published', async () => {
  await renderWizard(edited(), '/edit-space/spc_1?step=details');
  expect(await screen.findByText('Guardado, sin publicar')).toBeVisible();
});

test('WIZ-1 leaving with unpublished changes asks, and keeps them', async () => {
  const history = await renderWizard(edited(), '/edit-space/spc_1?step=details');
  await leave();
  expect(history.visit.location.pathname).toBe('/edit-space/spc_1');
  await userEvent.click(screen.getByRole('button', { name: 'Conservar' }));
  await waitFor(() => expect(history.visit.location.pathname).toBe('/dashboard'));
});

test('WIZ-1 leaving with unpublished changes can discard them', async () => {
  const server = edited();
  const history = await renderWizard(server, '/edit-space/spc_1?step=details');
  await leave();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(history.visit.location.pathname).toBe('/dashboard'));
  expect(server.of('DiscardSpaceChanges').map(({ variables }) => variables)).toEqual([{ id: 'spc_1' }]);
});

test('WIZ-1 leaving with unpublished changes can publish them', async () => {
  const server = edited();
  const history = await renderWizard(server, '/edit-space/spc_1?step=details');
  const dialog = await leave();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(history.visit.location.pathname).toBe('/space/spc_1'));
  expect(server.of('PublishSpace')).toHaveLength(1);
});

test('WIZ-1 a published space without unpublished changes is left without a question', async () => {
  const server = wizardServer(() => [], { title: 'Trastero seco' }, 0, {}, { status: 'PUBLISHED' });
  const history = await renderWizard(server, '/edit-space/spc_1?step=details');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(history.visit.location.pathname).toBe('/dashboard'));
});
