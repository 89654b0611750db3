import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dropdown } from '../../../client/ui/overlay/Dropdown';
import { holdCovered } from '../../../client/ui/overlay/hold-covered';
import { renderAt } from '../support/render';

/** Top and bottom of the elements on the page, in pixels; other elements have no size. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  panel: [50, 200],
  list: [0, 400],
  covered: [190, 234],
  below: [240, 284],
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = PLACES[this instanceof HTMLElement ? (this.dataset['place'] ?? '') : ''] ?? [0, 0];
    return new DOMRect(0, top, top === bottom ? 0 : 100, bottom - top);
  });
});

async function open(): Promise<void> {
  renderAt(
    '/',
    <div role="grid" tabIndex={0} aria-label="Lista" data-place="list">
      <Dropdown label="Menú" trigger="Menú" panelProps={{ ref: holdCovered, 'data-place': 'panel' } as object}>
        {() => (
          <>
            <button>Uno</button>
            <button>Dos</button>
          </>
        )}
      </Dropdown>
      <button data-place="covered">Tapado</button>
      <button data-place="below">Debajo</button>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menú' }));
}
const isHeld = (name: string): boolean => screen.getByText(name).hasAttribute('inert');

test('U6 elements covered by an open menu are inert until it closes', async () => {
  await open();
  expect([isHeld('Tapado'), isHeld('Debajo'), isHeld('Uno')]).toEqual([true, false, false]);
  // The menu's container must not be inert, because the menu would be inert too.
  expect(screen.getByRole('grid', { name: 'Lista' })).not.toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  expect(isHeld('Tapado')).toBe(false);
});

test('U6 Tab moves through the menu and then to the covered elements', async () => {
  await open();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText('Dos'));
  expect(isHeld('Tapado')).toBe(true);
  fireEvent.keyDown(screen.getByText('Dos'), { key: 'Tab' });
  expect(isHeld('Tapado')).toBe(false);
  act(() => screen.getByText('Tapado').focus());
  expect(screen.queryByText('Uno')).toBeNull();
  expect(isHeld('Tapado')).toBe(false);
});
