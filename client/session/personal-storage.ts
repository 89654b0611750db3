import { clearEncryptedStorage } from './encrypted-storage';
import { closeAllToasts } from '../ui/feedback/toast';

/** Keys that belong to the device and survive a sign-out; every other key counts as personal. */
const OF_THE_DEVICE = new Set(['theme', 'i18nextLng', 'hueco_notification_sound', 'hueco_cookie_preferences']);

function clear(storage: () => Storage): void {
  try {
    const opened = storage();
    for (const key of Object.keys(opened)) if (!OF_THE_DEVICE.has(key)) opened.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/**
 * Deletes the stored data of the person who has just signed out: drafts, unsent messages, checkout answers, favorites, viewed spaces, dashboard mode,
 * searched places, offline bookings. With `isBrowserWide` false, what all tabs share is left to the tab that signs out.
 */
export function clearPersonalData(isBrowserWide: boolean): void {
  clear(() => sessionStorage);
  if (isBrowserWide) {
    clear(() => localStorage);
    void clearEncryptedStorage().catch(() => undefined);
  }
  closeAllToasts();
  // As when another tab clears the storage: what is still in memory is read anew.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
