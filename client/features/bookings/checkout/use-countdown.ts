import { useEffect, useState } from 'react';

const secondsTo = (at: string): number => Math.max(0, Math.ceil((new Date(at).getTime() - Date.now()) / 1000));

/** Whole seconds left until an instant, updated each second. */
export function useCountdown(at: string): number {
  const [seconds, setSeconds] = useState(() => secondsTo(at));
  useEffect(() => {
    const tick = () => setSeconds(secondsTo(at));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [at]);
  return seconds;
}

/** `12:41` */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const ANNOUNCED_MINUTES = [1, 2, 5];

/** The minutes to announce at this moment: 5, 2 and 1, once each; null in between. */
export const minutesToAnnounce = (seconds: number): number | null =>
  ANNOUNCED_MINUTES.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 20) ?? null;
