import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { dueAt, missingData } from './host-data.rules.js';
import { HostDataReminder } from './host-data.types.js';
import { selectHostRecords } from './host-record.js';

/** The viewer's open request for host details. */
@Resolver(() => ViewerAccount)
export class HostDataResolver {
  @FieldResolver(() => HostDataReminder, {
    nullable: true,
    complexity: ({ childComplexity }) => 3 + childComplexity,
    description: 'The legally required details that the viewer was asked for as a host; null without an open request.',
  })
  async hostData(
    @Root() { uuid }: Pick<ViewerAccount, 'uuid'>,
    @Ctx() ctx: RequestContext,
  ): Promise<HostDataReminder | null> {
    const host = await selectHostRecords(ctx).where('u.id', '=', uuid).executeTakeFirst();
    if (!host?.askedAt) return null;
    const missing = missingData(host, ctx.config);
    if (missing.length === 0) return null;
    return { missing, dueAt: dueAt(host, ctx.clock.now()), unlistedAt: host.unlistedAt };
  }
}
