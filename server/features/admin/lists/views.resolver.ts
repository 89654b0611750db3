import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { TOTAL_COUNT } from '../count-found.js';
import { countViews } from './count-views.js';
import { MOST_VIEWS } from './view-bounds.rules.js';
import { StaffViewInput } from './view.inputs.js';

/** Views of all lists of the staff. */
@Resolver()
export class StaffViewsResolver {
  @AuthorizedStaff('SEE_PANEL')
  @Query(() => [Int], {
    nullable: 'items',
    complexity: 40,
    description: `Staff: how many rows each view has, in the order of the views; null for a list that the viewer may not open. ${TOTAL_COUNT} Errors: BAD_REQUEST (too many), MFA_SETUP_REQUIRED.`,
  })
  staffViewCounts(
    @Ctx() ctx: RequestContext,
    @Arg('views', () => [StaffViewInput], { description: `The views, of any lists; at most ${MOST_VIEWS}.` })
    views: StaffViewInput[],
  ): Promise<(number | null)[]> {
    return countViews(signedIn(ctx), views);
  }
}
