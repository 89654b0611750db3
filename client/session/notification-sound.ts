const SETTING = 'hueco_notification_sound';
const OFF = 'false';

/** Whether this device sounds with a new notification: unless its setting says "false" (NOT-8). */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(SETTING) !== OFF;
  } catch {
    return true;
  }
}

/** Keeps the choice on this device; where nothing can be kept, the sound stays on. */
export function setSoundOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SETTING);
    else localStorage.setItem(SETTING, OFF);
  } catch {
    // No storage.
  }
}
