/** ACC-5: one tick every 30 s, a refresh when three or fewer are left. */
export const TICK_MS = 30_000;
export const TICKS_BEFORE_END = 3;

/** Whole ticks until the token expires. */
export const ticksLeft = (expiresAt: number, now: number): number => Math.floor((expiresAt - now) / TICK_MS);

/** Whether a token that expires at `expiresAt` must be refreshed now. */
export const isRefreshDue = (expiresAt: number, now: number): boolean => ticksLeft(expiresAt, now) <= TICKS_BEFORE_END;

/** Ticks at once and then every 30 s, and when the page becomes visible or the network is back; returns the function that stops it. */
export function startTicking(tick: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && tick();
  const timer = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', tick);
  tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', tick);
  };
}
