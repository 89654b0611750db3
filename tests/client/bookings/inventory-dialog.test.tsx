import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '../../../client/apollo/app-error';
import { InventoryDialog } from '../../../client/features/bookings/page/condition/InventoryDialog';
import type { BookingCondition_BookingFragment } from '../../../client/generated/graphql';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['condition', 'common']));

function open() {
  const onClose = vi.fn();
  const booking = { id: 'bkg_1', inventory: null } as BookingCondition_BookingFragment;
  renderAnswered(<InventoryDialog booking={booking} onClose={onClose} />, {
    SetInventory: () => {
      const fields = [{ path: 'items.1.valueCents', code: 'AMOUNT_OUT_OF_RANGE' as const, params: {} }];
      throw new RequestFailed({ code: 'VALIDATION_FAILED', params: {}, fields });
    },
  });
  return { onClose, dialog: screen.getByRole('dialog') };
}

const name = (number: number) => screen.getByRole('textbox', { name: `Objeto ${number}` });
const value = (number: number) => screen.getByRole('textbox', { name: `Valor del objeto ${number}` });

test('BOK-2 the error of a line stays with it when a line before it is removed or emptied', async () => {
  open();
  await userEvent.type(name(1), 'Sofá');
  await userEvent.click(screen.getByRole('button', { name: /^Añadir/ }));
  await userEvent.type(name(2), 'Mesa');
  await userEvent.click(screen.getByRole('button', { name: /^Añadir/ }));
  await userEvent.type(name(3), 'Silla');
  await userEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  // Of the line's fields, the one that the error is about.
  expect(value(2)).toBeInvalid();
  expect(value(2)).toHaveAccessibleDescription('El importe no puede ser ese.');
  expect(name(2)).toBeValid();
  await userEvent.click(screen.getByRole('link', { name: 'Valor del objeto 2: El importe no puede ser ese.' }));
  expect(value(2)).toHaveFocus();
  await userEvent.type(name(2), ' grande');
  expect(value(2)).toBeInvalid();
  await userEvent.click(screen.getAllByRole('button', { name: /^Quitar/ })[0] as HTMLElement);
  expect(screen.getByRole('list', { name: 'Tu inventario' })).toHaveFocus();
  expect(name(1)).toHaveValue('Mesa grande');
  expect(value(1)).toBeInvalid();
  expect(value(2)).toBeValid();
});

test('BOK-2 a press outside keeps typed lines, and closes an untouched list', async () => {
  const { onClose, dialog } = open();
  fireEvent.mouseDown(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(name(1), 'Sofá');
  fireEvent.mouseDown(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
