import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from './single-keys';
import { isPressed, isSingle, SHORTCUTS, type ShortcutName, type ShortcutPlace } from './shortcuts';

/** Whether a key is meant for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) && (target as HTMLInputElement).type !== 'checkbox'));

/** Whether a press is this shortcut and meant for the room: not for a field, nor for a dialog over it, which has keys of its own. */
export const isForRoom = (event: KeyboardEvent, shortcut: string): boolean =>
  isPressed(event, shortcut) &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  !document.querySelector('dialog[open]') &&
  (areSingleKeysOn() || !isSingle(shortcut));

/** What a key does; false: nothing now, and it is left to the browser. */
type Deed = () => unknown;

/** Listens for shortcuts while the component stands. */
export function useKeys(keys: readonly (readonly [shortcut: string, deed: Deed | undefined])[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [, deed] = keys.find(([shortcut]) => isForRoom(event, shortcut)) ?? [];
    if (deed && deed() !== false) event.preventDefault();
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
  deeds: { readonly [Name in ShortcutName<Place>]?: Deed | undefined },
): void {
  const names = Object.keys(deeds) as ShortcutName<Place>[];
  useKeys(names.map((name) => [SHORTCUTS[place][name] as string, deeds[name]]));
}
