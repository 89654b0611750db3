import { useStore } from 'zustand';
import { createStoredStore } from '../../state/stored-store';
import { STORED } from '../../state/stored-keys';

const OFF = 'off';

/** Whether single characters are shortcuts in this browser: with a screen reader or dictation they can be in the way (WCAG 2.1.4). */
const store = createStoredStore(STORED.staffKeys, (text) => text !== OFF, true);

export const areSingleKeysOn = (): boolean => store.getState();
export const useSingleKeys = (): boolean => useStore(store);
export const switchSingleKeys = (isOn: boolean): void => store.write(isOn ? null : OFF);
