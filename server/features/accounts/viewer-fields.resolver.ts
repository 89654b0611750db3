import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { actsOf, isStaff, StaffActs, type StaffAct } from '../../core/staff-acts.js';
import { ViewerAccount } from './viewer.types.js';

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
}
