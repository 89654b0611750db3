import { readText, writeText } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';

const OFF = 'false';

/** Whether this device plays a sound for new notifications: unless its setting is "false" (NOT-8). */
export const isSoundOn = (): boolean => readText(STORED.notificationSound) !== OFF;

/** Stores the choice on this device. */
export const setSoundOn = (isOn: boolean): void => writeText(STORED.notificationSound, isOn ? null : OFF);
