import { today } from '../../../ui/time/today';

interface Days {
  from: string;
  to: string;
}

/** Days taken by others: the taken days without the renter's own hold. */
export function withoutOwn(busy: readonly Days[], own: Days): Days[] {
  return busy.flatMap(({ from, to }) => {
    if (to <= own.from || from >= own.to) return [{ from, to }];
    return [
      { from, to: own.from },
      { from: own.to, to },
    ].filter((part) => part.from < part.to);
  });
}

/** The first selectable day: today, or when the space becomes available. */
export function firstDayOf(availableFrom: string | null, now: string = today()): string {
  return availableFrom !== null && availableFrom > now ? availableFrom : now;
}
