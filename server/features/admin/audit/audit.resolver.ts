import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { AFTER_ARG, clampFirst, firstArg } from '../../../core/graphql/connection.js';
import { AuditChain, AuditRecord, AuditRecordConnection } from './audit-record.types.js';
import { AuditFilter } from './audit.inputs.js';
import { checkChain, findAct, listAudit } from './timeline.js';

/** The log of acts, as the staff read and check it. */
@Resolver()
export class AuditResolver {
  @AuthorizedStaff('SEE_AUDIT')
  @Query(() => AuditRecordConnection, {
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) =>
      5 + clampFirst(args.first, 50) * (1 + childComplexity),
    description: 'Staff: the log of acts by a filter, newest first. Errors: CURSOR_INVALID, MFA_SETUP_REQUIRED.',
  })
  auditLog(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Which acts; all by default.' })
    filter?: AuditFilter | null,
    @Arg('first', () => Int, firstArg({ fallback: 50 })) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<AuditRecordConnection> {
    return listAudit(ctx, filter ?? {}, { first: first ?? null, after: after ?? null });
  }

  @AuthorizedStaff('SEE_AUDIT')
  @Query(() => AuditRecord, {
    nullable: true,
    complexity: 5,
    description: 'Staff: one act of the log by its number; null: there is none. Errors: MFA_SETUP_REQUIRED.',
  })
  auditRecord(
    @Ctx() ctx: RequestContext,
    @Arg('number', () => Int, { description: 'Its number in the log.' }) number: number,
  ): Promise<AuditRecord | null> {
    return findAct(ctx, number);
  }

  @AuthorizedStaff('SEE_AUDIT')
  @Query(() => AuditChain, {
    complexity: 200,
    description: 'Staff: checks the chain of the log from its beginning. Errors: MFA_SETUP_REQUIRED.',
  })
  auditChain(@Ctx() ctx: RequestContext): Promise<AuditChain> {
    return checkChain(ctx);
  }
}
