import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { AuditChain, AuditRecord, AuditRecordConnection } from './audit-record.types.js';
import { AuditFilter } from './audit.inputs.js';
import { checkChain, findAct, listAudit } from './timeline.js';

/** The audit log, as the staff read and check it. */
@Resolver()
export class AuditResolver {
  @AuthorizedStaff('SEE_AUDIT')
  @Query(() => AuditRecordConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      5 + pageSizeOf(args, 50) * (1 + childComplexity),
    description:
      'Staff: the audit log by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  auditLog(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'The filter; all entries by default.' })
    filter?: AuditFilter | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<AuditRecordConnection> {
    return listAudit(ctx, filter ?? {}, page ?? {});
  }

  @AuthorizedStaff('SEE_AUDIT')
  @Query(() => AuditRecord, {
    nullable: true,
    complexity: 5,
    description:
      'Staff: one entry of the audit log by its number; null when there is none. Errors: MFA_SETUP_REQUIRED.',
  })
  auditRecord(
    @Ctx() ctx: RequestContext,
    @Arg('number', () => Int, { description: 'Its number in the audit log.' }) number: number,
  ): Promise<AuditRecord | null> {
    return findAct(ctx, number);
  }

  @AuthorizedStaff('SEE_AUDIT')
  @Query(() => AuditChain, {
    complexity: 200,
    description: 'Staff: checks the whole hash chain of the audit log. Errors: MFA_SETUP_REQUIRED.',
  })
  auditChain(@Ctx() ctx: RequestContext): Promise<AuditChain> {
    return checkChain(ctx);
  }
}
