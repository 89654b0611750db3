import { deletePersonal } from '../state/browser-storage';
import { closeAllToasts } from '../ui/feedback/toast';
import { clearEncryptedStorage } from './encrypted-storage';

/**
 * Deletes what the person who has just signed out left in this browser: stored values, bookings stored for offline use, toasts.
 * `isBrowserWide` false leaves what all tabs share to the tab of the sign-out.
 */
export function clearPersonalData(isBrowserWide: boolean): void {
  if (isBrowserWide) void clearEncryptedStorage().catch(() => undefined);
  closeAllToasts();
  deletePersonal(isBrowserWide);
}
