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

/** How long the reload waits for the log, and for a draft to be saved. */
const TIMEOUT_MS = 3_000;
const POLL_INTERVAL_MS = 100;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/* Whether a page would ask before it is left, because something on it is not saved. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function reloadOnceSaved(): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (isHeld() && Date.now() < end) await pause(POLL_INTERVAL_MS);
  storeForms();
  window.location.reload();
}

/** Stores an answer about cookies, notes it in the log of signed-in people, and loads the page anew only where analytics are on (COO-2). */
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
