import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { actsOf, isStaff, StaffActs, type StaffAct } from '../../core/staff-acts.js';
import type { Tables } from '../../database.js';
import { ViewerAccount } from './viewer.types.js';

// Spaces are a later feature, so their enum cannot be imported here.
const ARCHIVED = 'archived' as Tables['Space']['status'];
const PUBLISHED = 'published' as Tables['Space']['status'];

@Resolver(() => ViewerAccount)
export class ViewerFieldsResolver {
  @FieldResolver(() => ID, {
    description:
      'Opaque and stable, begins with vwr_; differs from the id of the public `User`, so that caches keep the two apart.',
  })
  id(@Root() viewer: ViewerAccount): string {
    return toGlobalId('Viewer', viewer.uuid);
  }

  @FieldResolver(() => ID, { description: 'The id of the public `User` of the viewer.' })
  userId(@Root() viewer: ViewerAccount): string {
    return toGlobalId('User', viewer.uuid);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer belongs to the staff.' })
  isStaff(@Root() viewer: ViewerAccount): boolean {
    return isStaff(viewer.roles);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When this session of a member of the staff ends, even when active; null for everybody else.',
  })
  async sessionEndsAt(@Root() account: ViewerAccount, @Ctx() { db, viewer }: RequestContext): Promise<Date | null> {
    if (!viewer || !isStaff(account.roles)) return null;
    const session = await db
      .selectFrom('Session')
      .select('expiresAt')
      .where('id', '=', viewer.sessionId)
      .executeTakeFirst();
    return session?.expiresAt ?? null;
  }

  @FieldResolver(() => [StaffActs], {
    description:
      'The acts the viewer may perform as staff, once their session has passed the second factor; empty for everybody else.',
  })
  staffActs(@Root() viewer: ViewerAccount): StaffAct[] {
    return actsOf(viewer.roles);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer has at least one space that is not archived; drafts count.',
  })
  async ownsSpaces(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean> {
    try {
      const space = await ctx.db
        .selectFrom('Space')
        .select('id')
        .where('hostId', '=', viewer.uuid)
        .where('status', '!=', ARCHIVED)
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
              .where('s.status', '=', PUBLISHED),
          ),
          eb.not(eb.exists(eb.selectFrom('Booking as b').select('b.id').whereRef('b.renterId', '=', 'u.id'))),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  }
}
