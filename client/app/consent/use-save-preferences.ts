import { storeForms } from '../../analytics/form-persistence';
import { storePreferences } from '../../analytics/cookie-preferences';
import { closeCookieSettings } from '../../analytics/settings-dialog';
import { postOperation } from '../../apollo/post-operation';
import { NoteCookieConsentsDocument } from '../../generated/graphql';
import { useAuth } from '../../session/AuthProvider';
import { logProblem } from '../log';

interface Answer {
  analytics: boolean;
  marketing: boolean;
}

/** How long the reload waits for the consent log, and for a draft to be saved. */
const TIMEOUT_MS = 3_000;
const POLL_INTERVAL_MS = 100;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/* Whether the page would ask before it is left, because of unsaved changes. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function reloadOnceSaved(): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (isHeld() && Date.now() < end) await pause(POLL_INTERVAL_MS);
  storeForms();
  window.location.reload();
}

/** Stores a cookie choice, logs it for signed-in users, and reloads the page only if analytics are switched on (COO-2). */
export function useSavePreferences(): (answer: Answer) => Promise<void> {
  const { user, accessToken } = useAuth();
  const note = async (answer: Answer) => {
    if (user) await postOperation(NoteCookieConsentsDocument, { ...answer }, await accessToken());
  };
  return async (answer) => {
    storePreferences(answer);
    closeCookieSettings();
    const noted = note(answer).catch((error: unknown) =>
      logProblem('The answer about cookies could not be noted', error),
    );
    if (!answer.analytics) return;
    await Promise.race([noted, pause(TIMEOUT_MS)]);
    await reloadOnceSaved();
  };
}
