import { sql } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { AuditRecord } from './audit-record.types.js';

const MAX_SHOWN = 50;

/** The acts about one thing, newest first, at most 50. Older entries spell the type in lower case. */
export async function listActs(ctx: ServiceContext, objectType: string, objectId: string): Promise<AuditRecord[]> {
  const rows = await selectActs(ctx)
    .where('a.objectType', 'in', [objectType, objectType.toLowerCase()])
    .where('a.objectId', '=', objectId)
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(recordOf);
}

/** The acts about any of several things of these types. */
export async function listActsAbout(
  ctx: ServiceContext,
  objectTypes: readonly string[],
  objectIds: readonly string[],
): Promise<AuditRecord[]> {
  const rows = await selectActs(ctx)
    .where('a.objectType', 'in', [...objectTypes, ...objectTypes.map((type) => type.toLowerCase())])
    .where('a.objectId', 'in', objectIds)
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(recordOf);
}

function selectActs({ db }: ServiceContext) {
  return db
    .selectFrom('AuditEntry as a')
    .leftJoin('User as u', 'u.id', 'a.actorId')
    .select(['a.id', 'a.action', 'a.reason', 'a.at', 'u.fullName'])
    .select([sql<string | null>`a.before::text`.as('before'), sql<string | null>`a.after::text`.as('after')])
    .orderBy('a.id', 'desc');
}

type ActRow = Awaited<ReturnType<ReturnType<typeof selectActs>['execute']>>[number];

const recordOf = ({ id, fullName, ...row }: ActRow): AuditRecord => ({
  ...row,
  number: Number(id),
  actorName: fullName,
});
