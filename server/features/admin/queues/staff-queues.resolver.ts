import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { firstArg } from '../../../core/graphql/connection.js';
import { listOwnCases } from './own-cases.js';
import { StaffOwnCases } from './own-case.types.js';
import { StaffQueueState } from './staff-queue.types.js';
import { listStaffQueues } from './staff-queues.js';

const FEW_CASES = 5;
/** More than one person has at a time. */
const MOST_CASES = 500;

@Resolver()
export class StaffQueuesResolver {
  @AuthorizedStaff('SEE_PANEL')
  @Query(() => [StaffQueueState], {
    complexity: 20,
    description:
      'Staff: the queues the viewer may open, the most urgent first, without the viewer’s own cases. Errors: MFA_SETUP_REQUIRED.',
  })
  staffQueues(
    @Ctx() ctx: RequestContext,
    @Arg('isOwn', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Only cases assigned to the viewer, in queues with assignment.',
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
      'Staff: the cases assigned to the viewer; null for staff whose queues assign none. Errors: MFA_SETUP_REQUIRED.',
  })
  ownStaffCases(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, firstArg({ fallback: FEW_CASES, max: MOST_CASES }))
    first: number | null,
  ): Promise<StaffOwnCases | null> {
    return listOwnCases(signedIn(ctx), first ?? FEW_CASES);
  }
}
