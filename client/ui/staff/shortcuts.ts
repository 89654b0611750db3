import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from './single-keys';
import { ALL_STAFF_PAGES, type StaffPage } from './staff-pages';

/**
 * Keyboard shortcuts of the staff's pages, by place. The keys are named as `KeyboardEvent.key` has them, letters in lower case. Listeners,
 * hints and the list of all shortcuts are built from this table.
 */
export const SHORTCUTS = {
  everywhere: { search: '/', staffPage: 'g', sheet: '?' },
  panel: { start: 'e' },
  rows: { next: 'j', previous: 'k', down: 'ArrowDown', up: 'ArrowUp', open: 'Enter' },
  list: { filter: 'f', views: 'v', select: 'x', range: 'Shift+x', close: 'Escape' },
  people: { WARN: 'a', LIMIT: 'l' },
  spaces: { HIDE: 'o', SHOW: 'm', down: 'ArrowDown', up: 'ArrowUp', good: 'b', note: 'n' },
  bookings: { HOLD_PAYOUT: 'r', RELEASE_PAYOUT: 'l' },
  reports: { UPHOLD: 'r', DISMISS: 'n' },
  verifications: { zoom: 'z' },
  claims: { next: 'j', previous: 'k' },
  tickets: { reply: 'r', note: 'n', saved: '#', send: 'Ctrl+Enter' },
  decision: { first: '1', second: '2', third: '3', send: 'Ctrl+Enter', undo: 'z' },
  finder: { down: 'ArrowDown', up: 'ArrowUp', open: 'Enter', tab: 'Ctrl+Enter', group: 'Tab' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ShortcutPlace = keyof typeof SHORTCUTS;
export type ShortcutName<Place extends ShortcutPlace> = keyof (typeof SHORTCUTS)[Place];

const isAmong = (place: string, pages: readonly StaffPage[]): boolean => pages.some(({ key }) => key === place);

/** The places of staff who may open these pages: a place that is a page is available only with it. */
export const placesIn = (pages: readonly StaffPage[]): ShortcutPlace[] =>
  (Object.keys(SHORTCUTS) as ShortcutPlace[]).filter(
    (place) => isAmong(place, pages) || !isAmong(place, ALL_STAFF_PAGES),
  );

/** A key press, from the browser's event or React's. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'>;

const lastOf = (shortcut: string): string => shortcut.slice(shortcut.lastIndexOf('+') + 1);

/** A key that writes a character: with the setting off, only shortcuts without such a key remain. */
export const isSingle = (shortcut: string): boolean => shortcut === lastOf(shortcut) && shortcut.length === 1;

/** Whether a shortcut was pressed. Characters are on different keys in other layouts, so Shift and AltGr count for letters only. */
export function isPressed(press: Press, shortcut: string): boolean {
  const key = lastOf(shortcut);
  if (press.key.toLowerCase() !== key.toLowerCase()) return false;
  const isControl = press.ctrlKey || press.metaKey;
  if (/^[^a-z]$/.test(key)) return !isControl || press.getModifierState('AltGraph');
  return (
    !press.altKey &&
    isControl === shortcut.startsWith('Ctrl+') &&
    (key.length > 1 || press.shiftKey === shortcut.startsWith('Shift+'))
  );
}

const CAPS: Readonly<Record<string, string>> = {
  Shift: '⇧',
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The labels of its keys. */
export const capsOf = (shortcut: string): string[] =>
  shortcut.split('+').map((key) => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** Whether a key press is meant for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) && (target as HTMLInputElement).type !== 'checkbox'));

/** Whether a key press is this shortcut: not typed into a field, nor meant for a dialog, which has shortcuts of its own. */
export const isShortcut = (event: KeyboardEvent, shortcut: string): boolean =>
  isPressed(event, shortcut) &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  !document.querySelector('dialog[open]') &&
  (areSingleKeysOn() || !isSingle(shortcut));

/** The action of a key; false leaves it to the browser. */
type ShortcutAction = () => unknown;

/** Listens for shortcuts while the component is mounted. */
export function useKeys(keys: readonly (readonly [shortcut: string, action: ShortcutAction | undefined])[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [, action] = keys.find(([shortcut]) => isShortcut(event, shortcut)) ?? [];
    if (action && action() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The same with the shortcuts of a place, by their names. */
export function useShortcuts<Place extends ShortcutPlace>(
  place: Place,
  actions: { readonly [Name in ShortcutName<Place>]?: ShortcutAction | undefined },
): void {
  const names = Object.keys(actions) as ShortcutName<Place>[];
  useKeys(names.map((name) => [SHORTCUTS[place][name] as string, actions[name]]));
}
