import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { useLanguage } from '../support/render';
import { renderWizard, wizardServer } from '../support/wizard';

beforeEach(() => useLanguage('es', ['wizard', 'domain', 'map']));
afterEach(() => closeAllToasts());

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

/** A published space without changes, until a value is saved. */
function published(hasChanges: () => boolean) {
  const change = {
    status: 'PUBLISHED',
    get hasUnpublishedChanges(): boolean {
      return hasChanges();
    },
    // Publishing ends the draft.
    get draftSavedAt(): string | null {
      return hasChanges() ? '2027-03-02T11:03:00.000Z' : null;
    },
  };
  return wizardServer(() => [], { title: 'Trastero seco' }, 0, {}, change);
}

test('WIZ-1 leaving right after typing saves, and asks about what is not published', async () => {
  const server = published(() => server.of('SaveSpaceDraft').length > 0);
  const history = await renderWizard(server, '/edit-space/spc_1?step=details');
  await userEvent.type(await screen.findByLabelText('Título'), ' y amplio');
  await leave();
  expect(history.visit.location.pathname).toBe('/edit-space/spc_1');
});

test('WIZ-1 changes made after a publication are asked about, also on the way back', async () => {
  const server = edited();
  const history = await renderWizard(server, '/edit-space/spc_1?step=review');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(history.visit.location.pathname).toBe('/space/spc_1'));
  act(() => history.push('/edit-space/spc_1?step=details'));
  await screen.findByLabelText('Título');
  act(() => history.go(-1));
  expect(await screen.findByRole('dialog', { name: 'Cambios sin publicar' })).toBeVisible();
  expect(history.visit.location.pathname).toBe('/edit-space/spc_1');
});

test.each([
  [true, 'Guardado. Publica los cambios para que se vean.'],
  [false, 'Guardado'],
])('WIZ-1 saving says whether there is something to publish: %s', async (hasChanges, title) => {
  await renderWizard(
    published(() => hasChanges),
    '/edit-space/spc_1?step=details',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(title)).toBeVisible();
});
