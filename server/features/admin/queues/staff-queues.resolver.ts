import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { firstArg } from '../../../core/graphql/connection.js';
import { listOwnCases } from './own-cases.js';
import { StaffOwnCases } from './own-case.types.js';
import { StaffQueueState } from './staff-queue.types.js';
import { listStaffQueues } from './staff-queues.js';

const FEW_CASES = 5;

@Resolver()
export class StaffQueuesResolver {
  @AuthorizedStaff('SEE_PANEL')
  @Query(() => [StaffQueueState], {
    complexity: 20,
    description:
      'Staff: the queues the viewer may open, the most urgent first; none of the viewer’s own cases. Errors: MFA_SETUP_REQUIRED.',
  })
  staffQueues(
    @Ctx() ctx: RequestContext,
    @Arg('isOwn', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Only what is assigned to the viewer, of the queues that assign their cases.',
    })
    isOwn: boolean | null,
  ): Promise<StaffQueueState[]> {
    return listStaffQueues(signedIn(ctx), isOwn ?? false);
  }

  @AuthorizedStaff('SEE_PANEL')
  @Query(() => StaffOwnCases, {
    nullable: true,
    complexity: 20,
    description:
      'Staff: the cases that are assigned to the viewer and wait for them; null for whom no queue assigns any. Errors: MFA_SETUP_REQUIRED.',
  })
  ownStaffCases(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, firstArg({ fallback: FEW_CASES }))
    first: number | null,
  ): Promise<StaffOwnCases | null> {
    return listOwnCases(signedIn(ctx), first ?? FEW_CASES);
  }
}
