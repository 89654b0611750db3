import type { ServiceContext } from '../../../core/context.js';

type FindLeftSpaces = (ctx: ServiceContext, day: string) => Promise<string[]>;

let findLeftOn: FindLeftSpaces = async () => [];

/** Registers how spaces are found whose stay ended on a day; search comes before bookings and cannot import them. */
export function provideLeftSpaces(find: FindLeftSpaces): void {
  findLeftOn = find;
}

/**
 * Published spaces that may be bookable from this day on and were not the day before: a stay or a block has ended, or they are offered from
 * that day on. Not by `busy`, which loses what has ended as soon as the row is written again. A first day or a block that was set after
 * `knownBy` freed nothing by itself.
 */
export async function findFreedSpaces(ctx: ServiceContext, day: string, knownBy: Date): Promise<string[]> {
  const left = await findLeftOn(ctx, day);
  const rows = await ctx.db
    .selectFrom('SpaceSearch as r')
    .innerJoin('Space as s', 's.id', 'r.id')
    .select('r.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('r.availableFrom', '=', day), eb('s.updatedAt', '<=', knownBy)]),
        eb('r.id', '=', eb.fn.any(eb.val(left))),
        eb(
          'r.id',
          'in',
          eb
            .selectFrom('SpaceBlock as k')
            .select('k.spaceId')
            .where('k.to', '=', day)
            .where('k.createdAt', '<=', knownBy),
        ),
      ]),
    )
    .orderBy('r.id')
    .execute();
  return rows.map(({ id }) => id);
}
