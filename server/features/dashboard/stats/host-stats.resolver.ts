import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { hostStats } from './host-stats.js';
import { HostStats, StatsPeriod } from './host-stats.types.js';

@Resolver()
export class HostStatsResolver {
  @Authorized()
  @Query(() => HostStats, {
    description: 'Statistics of the viewer’s published and paused spaces. Errors: NOT_FOUND.',
    complexity: ({ childComplexity }) => 20 + 4 * childComplexity,
  })
  hostStats(
    @Ctx() ctx: RequestContext,
    @Arg('period', () => StatsPeriod, { description: 'The period.' }) period: StatsPeriod,
    @Arg('spaceId', () => ID, { nullable: true, description: 'One of the spaces; all by default.' })
    spaceId?: string | null,
  ): Promise<HostStats> {
    return hostStats(signedIn(ctx), period, spaceId ?? null);
  }
}
