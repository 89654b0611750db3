import type { StorableThing } from '../../generated/schema';

/** So many of one thing. */
export interface ThingCount {
  thing: StorableThing;
  count: number;
}

/** How many there are of one of them. */
export function countOf(things: readonly ThingCount[], thing: StorableThing): number {
  return things.find((each) => each.thing === thing)?.count ?? 0;
}

/** The things with so many of one; in the given order, without those there are none of. */
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
