const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

async function answers(): Promise<boolean> {
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
  let isAsking = false;
  let isOver = false;

  const ask = async () => {
    if (isAsking || isOver) return;
    isAsking = true;
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && (await answers())) {
      isOver = true;
      window.removeEventListener('online', askSoon);
      document.removeEventListener('visibilitychange', askSoon);
      onAnswer();
      return;
    }
    isAsking = false;
    timer = setTimeout(() => void ask(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const askSoon = () => {
    wait = FIRST_WAIT_MS;
    void ask();
  };
  window.addEventListener('online', askSoon);
  document.addEventListener('visibilitychange', askSoon);
  timer = setTimeout(() => void ask(), wait);
}
