import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { apiUsage } from './api-usage.js';
import { ApiUsage, ApiUsageSource } from './usage.types.js';

@Resolver()
export class ApiUsageResolver {
  @Authorized()
  @Query(() => ApiUsage, {
    complexity: 10,
    description:
      'Calls of the viewer’s programs by day; counts lag by some seconds. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at `days`.',
  })
  apiUsage(
    @Ctx() ctx: RequestContext,
    @Arg('days', () => Int, { nullable: true, defaultValue: 14, description: 'The number of days up to today, 1–90.' })
    days?: number | null,
    @Arg('of', () => ApiUsageSource, {
      nullable: true,
      defaultValue: ApiUsageSource.KEYS,
      description: 'The programs to count.',
    })
    of?: ApiUsageSource | null,
  ): Promise<ApiUsage> {
    return apiUsage(signedIn(ctx), days ?? 14, of ?? ApiUsageSource.KEYS);
  }
}
