import { sql } from 'kysely';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { ReportSide, ReportStatus } from '../cases/report-case.enums.js';
import { decisionPath } from './decision-token.js';

/** The page of the last decision that hides something, for the person responsible for it; null where there is none. */
export function ownerPath(ctx: RequestContext, subjectId: string): Promise<string | null> {
  return ctx.loaders
    .get<string, string | null>('owner-decision-path', (ids) => findOwnerPaths(ctx, ids))
    .load(subjectId);
}

/** The same for many subjects, in order. */
export async function findOwnerPaths(
  { db, config }: ServiceContext,
  subjectIds: readonly string[],
): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('ReportCase')
    .select(['subjectId', 'reporterKey', 'ownerKey'])
    .distinctOn('subjectId')
    .where('subjectId', 'in', subjectIds)
    .where('status', '=', ReportStatus.UPHELD)
    .where('liftedAt', 'is', null)
    .where('effect', 'is not', null)
    .orderBy('subjectId')
    // One decision may have answered several reports at different instants: its case with a complaint by the owner takes no second one.
    .orderBy(sql`max(decided_at) over (partition by coalesce(decision_id, id))`, 'desc')
    .orderBy(sql`complaint_side is not distinct from ${ReportSide.OWNER}`, 'desc')
    .orderBy('decidedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const paths = new Map(rows.map((row) => [row.subjectId, decisionPath(config, row, ReportSide.OWNER)]));
  return subjectIds.map((id) => paths.get(id) ?? null);
}
