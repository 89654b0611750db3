import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { listConsentLog } from './consent-log.js';
import { ConsentRecordConnection } from './consent-record.types.js';
import { ConsentFilter } from './consent.inputs.js';

/** The consent log, as the staff read it. */
@Resolver()
export class ConsentResolver {
  @AuthorizedStaff('ANSWER_DATA_REQUESTS')
  @Query(() => ConsentRecordConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      5 + pageSizeOf(args, 50) * (1 + childComplexity),
    description:
      'Staff: the consent log by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  consentLog(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ConsentFilter, { nullable: true, description: 'The filter; all entries by default.' })
    filter?: ConsentFilter | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<ConsentRecordConnection> {
    return listConsentLog(ctx, filter ?? {}, page ?? {});
  }
}
