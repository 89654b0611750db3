import { deletePersonal } from '../state/browser-storage';
import { closeAllToasts } from '../ui/feedback/toast';
import { clearEncryptedStorage } from './encrypted-storage';

/**
 * Deletes what the signed-out user left in this browser: stored values, bookings for offline use, toasts. With `isBrowserWide` false, data
 * shared by all tabs are left to the tab of the sign-out.
 */
export function clearPersonalData(isBrowserWide: boolean): void {
  if (isBrowserWide) void clearEncryptedStorage().catch(() => undefined);
  closeAllToasts();
  deletePersonal(isBrowserWide);
}
