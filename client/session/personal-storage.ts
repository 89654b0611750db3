import { emptyVault } from './private-vault';
import { closeAllToasts } from '../ui/toast';

/** What belongs to the device and not to a person: it outlives a sign-out. Everything else is taken for personal. */
const OF_THE_DEVICE = new Set(['theme', 'i18nextLng', 'hueco_notification_sound', 'hueco_cookie_preferences']);

function clear(storage: () => Storage): void {
  try {
    const opened = storage();
    for (const key of Object.keys(opened)) if (!OF_THE_DEVICE.has(key)) opened.removeItem(key);
  } catch {
    // A closed storage holds nothing.
  }
}

/**
 * Forgets what the person who has just left kept here: drafts, messages on their way, answers of the checkout, favorites, spaces seen, mode of the
 * dashboard, searched places, bookings kept for want of a connection. `isBrowserWide` false leaves what all tabs share to the tab in which she signed out.
 */
export function forgetPerson(isBrowserWide: boolean): void {
  clear(() => sessionStorage);
  if (isBrowserWide) {
    clear(() => localStorage);
    void emptyVault().catch(() => undefined);
  }
  closeAllToasts();
  // As when another tab clears the storage: what is still in memory is read anew.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
