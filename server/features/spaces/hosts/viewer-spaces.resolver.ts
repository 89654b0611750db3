import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { SpaceStatus } from '../space.enums.js';

/** Fields of the viewer about their spaces. */
@Resolver(() => ViewerAccount)
export class ViewerSpacesResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer has at least one space that is not archived; drafts count.',
  })
  async ownsSpaces(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean> {
    try {
      const space = await ctx.db
        .selectFrom('Space')
        .select('id')
        .where('hostId', '=', viewer.uuid)
        .where('status', '!=', SpaceStatus.ARCHIVED)
        .limit(1)
        .executeTakeFirst();
      return space !== undefined;
    } catch (error) {
      // ACC-6: when this check fails, the roles are still returned.
      ctx.log.error({ err: error }, 'host check failed: treated as owning no space');
      return false;
    }
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer has a published space and has never booked one: their dashboard then opens on the host side.',
  })
  async startsAsHost(@Root() viewer: ViewerAccount, @Ctx() { db }: RequestContext): Promise<boolean> {
    const row = await db
      .selectFrom('User as u')
      .select('u.id')
      .where('u.id', '=', viewer.uuid)
      .where((eb) =>
        eb.and([
          eb.exists(
            eb
              .selectFrom('Space as s')
              .select('s.id')
              .whereRef('s.hostId', '=', 'u.id')
              .where('s.status', '=', SpaceStatus.PUBLISHED),
          ),
          eb.not(eb.exists(eb.selectFrom('Booking as b').select('b.id').whereRef('b.renterId', '=', 'u.id'))),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  }
}
