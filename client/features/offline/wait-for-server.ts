const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

async function isServerUp(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls back once when the server answers again. It asks when the device says that it has a network, when the page is looked at, and by itself ever more
 * seldom: a device may have a network for long while the server is out of reach, and the browser has no event for the end of that.
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
