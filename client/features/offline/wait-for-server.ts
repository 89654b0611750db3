import { MINUTE_MS } from '../../ui/time/durations';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = MINUTE_MS;

async function isServerUp(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls back once when the server responds again. Polls when the device goes online, when the page becomes visible, and with increasing
 * intervals: a device may be online while the server is unreachable, and browsers have no event for the end of that.
 */
export function waitForServer(onAnswer: () => void): void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let isOver = false;

  const check = async () => {
    if (isChecking || isOver) return;
    isChecking = true;
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && (await isServerUp())) {
      isOver = true;
      window.removeEventListener('online', checkSoon);
      document.removeEventListener('visibilitychange', checkSoon);
      onAnswer();
      return;
    }
    isChecking = false;
    timer = setTimeout(() => void check(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const checkSoon = () => {
    wait = FIRST_WAIT_MS;
    void check();
  };
  window.addEventListener('online', checkSoon);
  document.addEventListener('visibilitychange', checkSoon);
  timer = setTimeout(() => void check(), wait);
}
