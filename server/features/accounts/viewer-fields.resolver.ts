import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/global-id.js';
import { ViewerAccount } from './viewer.type.js';

@Resolver(() => ViewerAccount)
export class ViewerFieldsResolver {
  @FieldResolver(() => ID, { description: 'The same id as her public `User` has.' })
  id(@Root() viewer: ViewerAccount): string {
    return toGlobalId('User', viewer.uuid);
  }

  @FieldResolver(() => Boolean, { description: 'Whether she has at least one space, drafts included, archived ones not.' })
  async ownsSpaces(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean> {
    try {
      const [row] = await ctx.em.execute<{ owns: boolean }[]>(
        `select exists(select from spaces where host_id = ? and status <> 'archived') as owns`,
        [viewer.uuid],
      );
      return row?.owns === true;
    } catch (error) {
      // ACC-6: a check that fails must not take the roles with it.
      ctx.log.error({ err: error }, 'the host check failed: counts as owning no space');
      return false;
    }
  }
}
