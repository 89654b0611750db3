import { today } from '../../../ui/time/today';

/** The first selectable day: today, or when the space becomes available. */
export function firstDayOf(availableFrom: string | null, now: string = today()): string {
  return availableFrom !== null && availableFrom > now ? availableFrom : now;
}
