import { Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { staffMetrics } from './metrics.js';
import { StaffMetrics } from './metrics.types.js';

@Resolver()
export class StaffMetricsResolver {
  @AuthorizedStaff('SEE_PANEL')
  @Query(() => StaffMetrics, {
    complexity: 40,
    description: 'Staff: the key metrics of Hueco, from all its data. Errors: MFA_SETUP_REQUIRED.',
  })
  staffMetrics(@Ctx() ctx: RequestContext): Promise<StaffMetrics> {
    return staffMetrics(ctx);
  }
}
