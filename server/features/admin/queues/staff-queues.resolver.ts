import { Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { StaffQueueState } from './staff-queue.types.js';
import { listStaffQueues } from './staff-queues.js';

@Resolver()
export class StaffQueuesResolver {
  @AuthorizedStaff('SEE_PANEL')
  @Query(() => [StaffQueueState], {
    complexity: 20,
    description:
      'Staff: the queues the viewer may open, the most urgent first; none of the viewer’s own cases. Errors: MFA_SETUP_REQUIRED.',
  })
  staffQueues(@Ctx() ctx: RequestContext): Promise<StaffQueueState[]> {
    return listStaffQueues(signedIn(ctx));
  }
}
