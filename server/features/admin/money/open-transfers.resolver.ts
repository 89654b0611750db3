import { Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { OpenTransfer } from './open-transfer.types.js';
import { listOpenTransfers } from './open-transfers.js';

@Resolver()
export class OpenTransfersResolver {
  @AuthorizedStaff('SEE_MONEY')
  @Query(() => [OpenTransfer], {
    complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
    description:
      'Staff: what the guarantee owes for closed claims, and failed payouts without a later one, each the longest waiting first, at most 100; none of the viewer’s own. Errors: MFA_SETUP_REQUIRED.',
  })
  openTransfers(@Ctx() ctx: RequestContext): Promise<OpenTransfer[]> {
    return listOpenTransfers(signedIn(ctx));
  }
}
