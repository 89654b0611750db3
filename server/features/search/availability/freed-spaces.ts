import type { ServiceContext } from '../../../core/context.js';

type FindLeftSpaces = (ctx: ServiceContext, day: string) => Promise<string[]>;

let findLeftOn: FindLeftSpaces = async () => [];

/** Registers how spaces are found whose stay ended on a day; search comes before bookings and cannot import them. */
export function provideLeftSpaces(find: FindLeftSpaces): void {
  findLeftOn = find;
}

/**
 * Published spaces that may be bookable from today on and were not yesterday: a stay or a block has ended, or they are offered from today
 * on. Not by `busy`, which loses what has ended as soon as the row is written again.
 */
export async function findFreedSpaces(ctx: ServiceContext): Promise<string[]> {
  const today = ctx.clock.today();
  const left = await findLeftOn(ctx, today);
  const rows = await ctx.db
    .selectFrom('SpaceSearch as r')
    .select('r.id')
    .where((eb) =>
      eb.or([
        eb('r.availableFrom', '=', today),
        eb('r.id', '=', eb.fn.any(eb.val(left))),
        eb('r.id', 'in', eb.selectFrom('SpaceBlock as k').select('k.spaceId').where('k.to', '=', today)),
      ]),
    )
    .orderBy('r.id')
    .execute();
  return rows.map(({ id }) => id);
}
