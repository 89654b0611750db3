import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Dropdown } from '../../../client/ui/overlay/Dropdown';
import { renderAt } from '../support/render';

const open = async () => {
  renderAt(
    '/',
    <>
      <Dropdown label="Menú" trigger="Menú">
        {(close) => <button onClick={close}>Elegir</button>}
      </Dropdown>
      <input aria-label="Otro" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menú' }));
};

test.each(['{Enter}', '{Escape}'])('a menu closed by %s returns the focus to its button', async (key) => {
  await open();
  await userEvent.keyboard(`{ArrowDown}${key}`);
  expect(screen.queryByText('Elegir')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú' }));
});

test('a menu that loses the focus leaves it there', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByLabelText('Otro'));
  expect(screen.queryByText('Elegir')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Otro'));
});
