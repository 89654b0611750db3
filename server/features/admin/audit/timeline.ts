import { sql } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { AuditRecord } from './audit-record.types.js';

const MAX_SHOWN = 50;

/** The acts about one thing, newest first, at most 50. Older entries spell the type in lower case. */
export async function listActs(ctx: ServiceContext, objectType: string, objectId: string): Promise<AuditRecord[]> {
  const rows = await ctx.db
    .selectFrom('AuditEntry as a')
    .leftJoin('User as u', 'u.id', 'a.actorId')
    .select(['a.id', 'a.action', 'a.reason', 'a.at', 'u.fullName'])
    .select([sql<string | null>`a.before::text`.as('before'), sql<string | null>`a.after::text`.as('after')])
    .where('a.objectType', 'in', [objectType, objectType.toLowerCase()])
    .where('a.objectId', '=', objectId)
    .orderBy('a.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ id, fullName, ...row }) => ({ ...row, number: Number(id), actorName: fullName }));
}
