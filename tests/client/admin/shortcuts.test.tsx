import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { Shortcuts } from '../../../client/app/staff/shortcuts/Shortcuts';
import { useStaffPageKeys } from '../../../client/app/staff/use-staff-page-keys';
import { isPressed, SHORTCUTS, useShortcuts } from '../../../client/ui/staff/shortcuts';
import { ALL_STAFF_PAGES, type StaffPage } from '../../../client/ui/staff/staff-pages';
import { useLocation } from 'react-router-dom';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['staff']));

function Frame({ pages, onReply }: { pages: readonly StaffPage[]; onReply: () => void }) {
  const { pathname, search } = useLocation();
  useStaffPageKeys(pages);
  useShortcuts('tickets', { reply: onReply });
  return (
    <>
      <Shortcuts pages={pages} />
      <input aria-label="Un campo" />
      <output>{pathname + search}</output>
    </>
  );
}

function open(pages: readonly StaffPage[] = ALL_STAFF_PAGES) {
  const replies: string[] = [];
  renderAt('/admin/people', <Frame pages={pages} onReply={() => replies.push('reply')} />);
  return { user: userEvent.setup(), replies };
}

const TITLE = 'Atajos de teclado';
const linesOf = (place: string) =>
  within(screen.getByRole('region', { name: place }))
    .getAllByRole('definition')
    .map((text) => `${text.previousElementSibling?.textContent} ${text.textContent}`);

describe('P9 the sheet of staff shortcuts', () => {
  test('opens by its key, lists every shortcut and closes with Escape', async () => {
    const { user } = open();
    screen.getByRole('button', { name: TITLE }).focus();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: TITLE });
    expect(within(sheet).getAllByRole('definition')).toHaveLength(
      Object.values(SHORTCUTS).flatMap((place) => Object.keys(place)).length + ALL_STAFF_PAGES.length,
    );
    expect(linesOf('En las listas')).toContain('⇧X Seleccionar hasta aquí');
    expect(linesOf('Tickets')).toContain('Ctrl↵ Enviar y resolver, o guardar la nota');
    expect(linesOf('Ir a')).toContain('GR Reclamaciones');
    fireEvent(sheet, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('omits the pages that the viewer may not open', async () => {
    const { user } = open(ALL_STAFF_PAGES.filter(({ key }) => ['panel', 'tickets'].includes(key)));
    await user.click(screen.getByRole('button', { name: TITLE }));
    await screen.findByRole('dialog', { name: TITLE });
    expect(linesOf('Ir a')).toEqual(['GI Panel', 'GS Tickets']);
    expect(screen.queryByRole('region', { name: 'Personas' })).toBeNull();
  });

  test('ignores shortcuts while the user types or a dialog is open', async () => {
    const { user, replies } = open();
    await user.type(screen.getByLabelText('Un campo'), '?r');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: TITLE }));
    await screen.findByRole('dialog', { name: TITLE });
    await user.keyboard('r');
    expect(replies).toEqual([]);
  });

  test('G and a letter open a page, whatever the letter does alone', async () => {
    const { user, replies } = open();
    await user.keyboard('r');
    await user.keyboard('gr');
    expect(replies).toEqual(['reply']);
    expect(screen.getByRole('status').textContent).toBe('/admin/claims?waiting=yes');
  });

  test('single-key shortcuts can be turned off; the button still opens the sheet', async () => {
    const { user, replies } = open();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: TITLE });
    await user.click(within(sheet).getByRole('switch', { name: /una sola tecla/ }));
    fireEvent(sheet, new Event('cancel', { cancelable: true }));
    await user.keyboard('rg');
    await user.keyboard('v?');
    expect(replies).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('/admin/people');
    await user.click(screen.getByRole('button', { name: TITLE }));
    await user.click(await screen.findByRole('switch', { name: /una sola tecla/ }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await user.keyboard('r');
    expect(replies).toEqual(['reply']);
  });
});

describe('P9 a key press is compared with a shortcut', () => {
  test.each<[string, KeyboardEventInit, string, boolean]>([
    ['a letter', { key: 'x' }, 'x', true],
    ['a letter with Caps Lock', { key: 'X' }, 'x', true],
    ['a letter with Shift is not the letter', { key: 'X', shiftKey: true }, 'x', false],
    ['a letter with Shift as a shortcut of its own', { key: 'X', shiftKey: true }, 'Shift+x', true],
    ['a letter with Ctrl is left to the browser', { key: 'x', ctrlKey: true }, 'x', false],
    ['a symbol typed with Shift', { key: '?', shiftKey: true }, '?', true],
    ['a symbol typed with Alt, as on a Mac', { key: '#', altKey: true }, '#', true],
    ['a symbol typed with AltGr', { key: '#', ctrlKey: true, altKey: true, modifierAltGraph: true }, '#', true],
    ['a symbol with Ctrl alone', { key: '/', ctrlKey: true }, '/', false],
    ['Enter with Ctrl', { key: 'Enter', ctrlKey: true }, 'Ctrl+Enter', true],
    ['Enter with the Command key of a Mac', { key: 'Enter', metaKey: true }, 'Ctrl+Enter', true],
    ['Enter alone', { key: 'Enter' }, 'Ctrl+Enter', false],
  ])('%s', (_, press, shortcut, isIt) => {
    expect(isPressed(new KeyboardEvent('keydown', press), shortcut)).toBe(isIt);
  });
});
