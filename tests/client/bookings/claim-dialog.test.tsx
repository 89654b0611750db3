import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearPersonalData } from '../../../client/session/personal-storage';
import { openClaim as open } from '../support/claim-dialog';
import { useLanguage } from '../support/render';
import { fakeUploads, laterToken } from '../support/uploads';

beforeEach(() => useLanguage('es', ['claims', 'common']));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const submit = () => screen.getByRole('button', { name: 'Enviar reclamación' });
const toRemedies = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Daños/ }));
  await press('Seguir con las pruebas');
  await press('Seguir');
};

test('P5 a claim whose remedies are unknown is not sent, and its prices can be requested again', async () => {
  const { server, show } = open('bkg_down');
  server.isDown = true;
  show();
  await toRemedies();
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  expect(submit()).toBeDisabled();
  server.isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('radio', { name: /^Cobrar de la fianza/ })).toBeChecked();
  expect(submit()).toBeEnabled();
});

test('P5 a typed sum asks for prices once, keeps the choice and can be sent when its price is shown', async () => {
  const { server, show } = open('bkg_sum', true, [{ path: 'isTrue', code: 'CONFIRMATION_REQUIRED', params: {} }]);
  show();
  await toRemedies();
  const choice = await screen.findByRole('radio', { name: /^Cobrar de la fianza/ });
  server.previews.length = 0;
  for (const value of ['1', '1.', '1.20', '1.200'])
    fireEvent.change(screen.getByLabelText('Cuánto pides'), { target: { value } });
  expect(submit()).toBeDisabled();
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(choice).toBeInTheDocument();
  expect(choice).toHaveAccessibleName(/^Cobrar de la fianza ?1\.200,00/);
  expect(server.previews).toEqual([120_000]);
  await userEvent.click(submit());
  await waitFor(() => expect(server.sent[0]).toMatchObject({ wantedCents: 120_000, remedy: 'DEPOSIT' }));
});

test.each([
  ['case', 'CLAIM_DETAIL', 'Elige qué pasa.'],
  ['remedy', 'CLAIM_REMEDY', 'Elige qué pides.'],
  ['evidenceIds', 'CLAIM_PHOTOS', 'Añade fotos: 1 como mínimo.'],
  ['bookingId', 'REQUIRED', 'Rellena este dato.'],
] as const)('P5 a claim refused at %s says why', async (path, code, text) => {
  const { show } = open(`bkg_${path}`, true, [{ path, code, params: { min: 1, count: 0 } }]);
  show();
  await toRemedies();
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  for (const shown of await screen.findAllByText(text)) expect(shown).toBeVisible();
});

const picture = () => new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
const toEvidence = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Daños/ }));
  await press('Seguir con las pruebas');
};
const chooseFile = async () => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('No file input');
    return found;
  });
  await userEvent.upload(input, picture());
};

test('P5 a file whose upload ends while the claim is closed is stored in its draft', async () => {
  const uploads = fakeUploads();
  const { show } = open('bkg_closed');
  const first = show();
  await toEvidence();
  await chooseFile();
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Seguir' })).toBeDisabled();
  first.unmount();
  uploads[0]?.upload.onprogress?.({ loaded: 1, total: 2 });
  await act(async () => uploads[0]?.answer({ evidence: { id: 'evd_1' } }));
  show();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seguir' })).toBeEnabled());
});

test('P5 a file whose upload ends after the claim was reopened is stored in it', async () => {
  const uploads = fakeUploads();
  const { show } = open('bkg_reopened');
  const first = show();
  await toEvidence();
  await chooseFile();
  await waitFor(() => expect(uploads).toHaveLength(1));
  first.unmount();
  show();
  expect(await screen.findByRole('button', { name: 'Seguir' })).toBeDisabled();
  await act(async () => uploads[0]?.answer({ evidence: { id: 'evd_1' } }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seguir' })).toBeEnabled());
});

test('P5 a file removed before its upload begins is not uploaded', async () => {
  const uploads = fakeUploads();
  const { show, current } = open('bkg_removed');
  const { token, arrive } = laterToken();
  current.mockReturnValue(token);
  show();
  await toEvidence();
  await chooseFile();
  await press('Quitar foto.jpg');
  await act(async () => arrive());
  expect(uploads).toHaveLength(0);
});

test('P5 a sign-out cancels the uploads of a claim, and the next person finds nothing of it', async () => {
  const uploads = fakeUploads();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:shared');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { show } = open('bkg_shared');
  const first = show();
  await toEvidence();
  await chooseFile();
  await waitFor(() => expect(uploads).toHaveLength(1));
  first.unmount();
  clearPersonalData(true);
  expect(uploads[0]?.abort).toHaveBeenCalledOnce();
  expect(revoke).toHaveBeenCalledWith('blob:shared');
  show();
  expect(await screen.findByRole('radio', { name: /^Daños/ })).not.toBeChecked();
});

test('P5 the preview of a removed file is freed', async () => {
  fakeUploads();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:freed');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  open('bkg_freed').show();
  await toEvidence();
  await chooseFile();
  await press('Quitar foto.jpg');
  expect(revoke).toHaveBeenCalledWith('blob:freed');
});

test('P5 a file that could not be sent is sent again on request', async () => {
  const uploads = fakeUploads();
  open('bkg_again').show();
  await toEvidence();
  await chooseFile();
  await waitFor(() => expect(uploads).toHaveLength(1));
  Object.assign(uploads[0] ?? {}, { status: 503 });
  await act(async () => uploads[0]?.answer({}));
  await press('Reintentar');
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Seguir' })).toBeDisabled();
  await act(async () => uploads[1]?.answer({ evidence: { id: 'evd_1' } }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seguir' })).toBeEnabled());
});

test('P5 a claim is not sent without a file whose upload failed, until it is uploaded or removed', async () => {
  const uploads = fakeUploads();
  const { server, show } = open('bkg_failed');
  show();
  await toEvidence();
  await chooseFile();
  await waitFor(() => expect(uploads).toHaveLength(1));
  Object.assign(uploads[0] ?? {}, { status: 503 });
  await act(async () => uploads[0]?.answer({}));
  await press('Seguir');
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  const problems = await screen.findAllByText(/^Sube otra vez o quita los archivos que han fallado/);
  for (const shown of problems) expect(shown).toBeVisible();
  expect(server.sent).toEqual([]);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await press('Quitar foto.jpg');
  expect(screen.queryByText(/^Sube otra vez/)).toBeNull();
  await press('Seguir');
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() => expect(server.sent).toMatchObject([{ evidenceIds: [] }]));
});

test('P5 a damaged thing without a value is sent, so that the server refuses it instead of paying nothing for it', async () => {
  const { server, show } = open('bkg_things', false);
  show();
  await userEvent.click(await screen.findByRole('radio', { name: /^Daños o robo/ }));
  await press('Seguir con las pruebas');
  await userEvent.type(screen.getByLabelText('Objeto 1'), 'Sofá');
  await userEvent.type(screen.getByLabelText('Valor del objeto 1'), '120');
  await press('Añadir otro objeto');
  await userEvent.type(screen.getByLabelText('Objeto 2'), 'Bicicleta');
  await press('Añadir otro objeto');
  await press('Seguir');
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() =>
    expect(server.sent[0]).toMatchObject({
      items: [
        { name: 'Sofá', valueCents: 12_000 },
        { name: 'Bicicleta', valueCents: 0 },
      ],
    }),
  );
});

test.each([
  [3000, /^De la fianza, como máximo 30,00/],
  [0, /^No hay fianza de la que cobrarlo/],
])('P5 with %s cents left of the deposit the hint of the sum says so before any price', async (left, hint) => {
  const { server, show } = open(`bkg_left_${left}`, true, [], { depositLeftCents: left });
  server.isDown = true;
  show();
  await toRemedies();
  expect(await screen.findByLabelText('Cuánto pides')).toHaveAccessibleDescription(hint);
});

test('P5 where nothing is left of the deposit, the choice does not name it', async () => {
  open('bkg_spent', true, [], { depositLeftCents: 0 }).show();
  await toRemedies();
  const choice = await screen.findByRole('radio', { name: /^Que se pague el daño/ });
  expect(choice).toHaveAccessibleName('Que se pague el daño El inquilino, o la garantía menos su franquicia');
});
