import { Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import { SharedAnswer } from '../../core/graphql/shared-answers.js';
import type { RequestContext } from '../../core/context.js';
import { platformMetrics } from './platform-metrics.js';
import { PlatformMetrics } from './platform-metrics.types.js';

@Resolver()
export class PlatformMetricsResolver {
  @Public()
  @SharedAnswer()
  @Query(() => PlatformMetrics, {
    description: 'The statistics of the pages about Hueco and about trust.',
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  platformMetrics(@Ctx() ctx: RequestContext): Promise<PlatformMetrics> {
    return platformMetrics(ctx);
  }
}
