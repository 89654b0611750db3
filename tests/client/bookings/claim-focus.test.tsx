import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { FieldError } from '../../../client/apollo/app-error';
import { openClaim, option } from '../support/claim-dialog';
import { useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['claims', 'common', 'errors']));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toEvidence = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Daños/ }));
  await press('Seguir con las pruebas');
};
const send = async () => {
  const submit = screen.getByRole('button', { name: 'Enviar reclamación' });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
};
const current = (name: string) => expect(screen.getByText(name).closest('li')).toHaveFocus();

test('P5 each step of a claim takes the focus, forwards and back', async () => {
  openClaim('bkg_steps').show();
  await toEvidence();
  current('2. Pruebas');
  await press('Seguir');
  current('3. Qué pides');
  await press('Atrás');
  current('2. Pruebas');
});

test('P5 a refused claim names its errors, takes the focus and leads to a field of another step', async () => {
  const refused: FieldError[] = [
    { path: 'text', code: 'REQUIRED', params: {} },
    { path: 'isTrue', code: 'CONFIRMATION_REQUIRED', params: {} },
  ];
  openClaim('bkg_refused', true, refused).show();
  await toEvidence();
  await press('Seguir');
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const [first, second] = within(summary).getAllByRole('link');
  expect(screen.getByText('2. Pruebas').closest('li')).toHaveAttribute('aria-current', 'step');
  await userEvent.click(first as HTMLElement);
  expect(screen.getByRole('textbox', { name: /Cuéntalo/ })).toHaveFocus();
  await userEvent.click(second as HTMLElement);
  expect(screen.getByRole('checkbox', { name: /Lo que cuento es cierto/ })).toHaveFocus();
});

test('P5 the error of a damaged thing is at that thing, also after one before it was removed', async () => {
  const refused: FieldError[] = [{ path: 'items.1', code: 'AMOUNT_OUT_OF_RANGE', params: {} }];
  const { show, server } = openClaim('bkg_items', false, refused, {
    options: [option('GOODS_DAMAGED', ['GUARANTEE'])],
  });
  show();
  await toEvidence();
  const thing = (number: number) => screen.getByRole('combobox', { name: `Objeto ${number}` });
  const value = (number: number) => screen.getByRole('textbox', { name: `Valor del objeto ${number}` });
  await userEvent.type(thing(1), 'Sofá');
  await userEvent.type(value(1), '100');
  await press('Añadir otro objeto');
  // Left empty, so it is not sent.
  await press('Añadir otro objeto');
  await userEvent.type(thing(3), 'Mesa');
  await press('Seguir');
  await send();
  await screen.findByRole('alert');
  expect(server.sent[0]).toMatchObject({
    items: [
      { name: 'Sofá', valueCents: 10_000 },
      { name: 'Mesa', valueCents: 0 },
    ],
  });
  expect(thing(3)).toBeInvalid();
  expect(thing(3)).toHaveAccessibleDescription(/importe/);
  expect(value(3)).toHaveAccessibleDescription(/importe/);
  expect(thing(1)).toBeValid();
  await userEvent.click(screen.getByRole('link', { name: /^Objeto 3: / }));
  expect(thing(3)).toHaveFocus();
  await press('Quitar el objeto 2');
  expect(thing(2)).toBeInvalid();
});

test('P5 an error about the photos describes their group', async () => {
  const refused: FieldError[] = [{ path: 'evidenceIds', code: 'CLAIM_PHOTOS', params: { min: 1, count: 0 } }];
  openClaim('bkg_photos', true, refused).show();
  await toEvidence();
  await press('Seguir');
  await send();
  await screen.findAllByRole('alert');
  expect(screen.getByRole('group', { name: 'Fotos' })).toHaveAccessibleDescription('Añade fotos: 1 como mínimo.');
});

test('P5 a claim on the Canary Islands names its times in the zone of the islands', async () => {
  const early = option('SPACE_DAMAGED', ['DEPOSIT'], 'TOO_EARLY');
  openClaim('bkg_canary', true, [], { timeZone: 'Atlantic/Canary', options: [early] }).show();
  expect(await screen.findByText(/^Desde el 15 ene 2027, 0?0:00 \(hora de Canarias\)$/)).toBeVisible();
});
