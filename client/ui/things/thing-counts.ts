import type { StorableThing } from '../../generated/schema';

/** A number of one thing. */
export interface ThingCount {
  thing: StorableThing;
  count: number;
}

/** How many there are of one thing. */
export function countOf(things: readonly ThingCount[], thing: StorableThing): number {
  return things.find((each) => each.thing === thing)?.count ?? 0;
}

/** The list with another number of one thing; in the given order, without zeros. */
export function withCount(
  things: readonly ThingCount[],
  thing: StorableThing,
  count: number,
  order: readonly StorableThing[],
): ThingCount[] {
  return order.flatMap((each) => {
    const number = each === thing ? Math.max(Math.round(count), 0) : countOf(things, each);
    return number > 0 ? [{ thing: each, count: number }] : [];
  });
}
