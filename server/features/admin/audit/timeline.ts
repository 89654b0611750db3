import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { decodeCursor, encodeCursor, pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import { newestFirst } from '../../../core/graphql/newest-first.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { parseGlobalId, toGlobalId, type GlobalType } from '../../../core/graphql/global-id.js';
import { firstBrokenAudit, type AuditedType } from '../../../core/writes/audit.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import type { Tables } from '../../../database.js';
import { beginsWith, hasPart } from '../search-text.js';
import type { AuditChain, AuditRecord, AuditRecordConnection } from './audit-record.types.js';
import type { AuditFilter } from './audit.inputs.js';
import { countFound } from '../count-found.js';
import { UUID } from '../../../core/values/uuid.js';

const MAX_SHOWN = 50;
const ORDER = 'audit-log';

const eb = expressionBuilder<Tables & { a: Tables['AuditEntry']; u: Tables['User'] }, 'a' | 'u'>();

/** Types that have a staff page, by their name in the audit log. */
const CASE_TYPES: Readonly<Record<string, GlobalType>> = {
  user: 'Person',
  space: 'Space',
  booking: 'Booking',
  payment: 'StaffPayment',
};

/** The entries about one target, newest first, at most 50. Older entries spell the type in lower case. */
export function listActs(ctx: ServiceContext, objectType: AuditedType, objectId: string): Promise<AuditRecord[]> {
  return listActsAbout(ctx, [objectType], [objectId]);
}

/** The entries about any of several targets of these types. */
export async function listActsAbout(
  ctx: ServiceContext,
  objectTypes: readonly AuditedType[],
  objectIds: readonly string[],
): Promise<AuditRecord[]> {
  const rows = await selectActs(ctx)
    .where('a.objectType', 'in', bothSpellings(objectTypes))
    .where('a.objectId', 'in', objectIds)
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(recordOf);
}

/** How many entries match a filter, up to the limit of counts. */
export function countAudit(ctx: ServiceContext, filter: AuditFilter): Promise<number> {
  const acts = ctx.db.selectFrom('AuditEntry as a').leftJoin('User as u', 'u.id', 'a.actorId');
  return countFound(ctx, acts.where(isIn(filter)));
}

/** The audit log by a filter, newest first: two statements, however many entries there are. */
export async function listAudit(
  ctx: ServiceContext,
  filter: AuditFilter,
  page: PageArgs,
): Promise<AuditRecordConnection> {
  const window = windowOf(ctx, page, MAX_SHOWN);
  const from = window.cursor === null ? null : numberOf(window.cursor);
  const rows = await selectActs(ctx, newestFirst(window))
    .where(isIn(filter))
    .$if(from !== null, (query) => query.where('a.id', window.isBackward ? '>' : '<', from ?? 0))
    .limit(window.size + 1)
    .execute();
  const totalCount = await countAudit(ctx, filter);
  return {
    ...pageOfWindow(rows, window, (row) => ({
      cursor: encodeCursor(ORDER, [Number(row.id)]),
      node: recordOf(row),
    })),
    totalCount,
  };
}

/** One entry by its number. */
export async function findAct(ctx: ServiceContext, number: number): Promise<AuditRecord | null> {
  const row = await selectActs(ctx).where('a.id', '=', number).executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Checks the whole chain. */
export async function checkChain(ctx: Pick<ServiceContext, 'db'>): Promise<AuditChain> {
  const { count } = await ctx.db
    .selectFrom('AuditEntry')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const broken = await firstBrokenAudit(ctx);
  return { count: Number(count), brokenAt: broken === null ? null : Number(broken) };
}

function isIn({ query, action, object, from, to }: AuditFilter): Expression<SqlBool> {
  const text = query?.trim() ?? '';
  const kind = action?.trim() ?? '';
  return eb.and([
    ...(text === '' ? [] : [isBy(text)]),
    ...(kind === ''
      ? []
      : [kind.includes('.') ? eb('a.action', '=', kind) : beginsWith(eb.ref('a.action'), `${kind}.`)]),
    ...(object ? [isAbout(object.trim())] : []),
    ...(from ? [eb('a.at', '>=', startOfDayInstant(from, MAINLAND_ZONE))] : []),
    ...(to ? [eb('a.at', '<', startOfDayInstant(to, MAINLAND_ZONE))] : []),
  ]);
}

function isBy(text: string): Expression<SqlBool> {
  if (!text.includes('@')) return hasPart(eb.ref('u.fullName'), text);
  const email = text.toLowerCase();
  return eb.and([eb('u.email', '>=', email), eb('u.email', '<', `${email}\u{ffff}`)]);
}

/** A global id gives the type and uuid of the target; anything else matches nothing. */
function isAbout(id: string): Expression<SqlBool> {
  const parsed = parseGlobalId(id);
  const name = Object.keys(CASE_TYPES).find((type) => CASE_TYPES[type] === parsed?.type);
  if (!parsed || name === undefined) return sql<boolean>`false`;
  const types = bothSpellings([name.charAt(0).toUpperCase() + name.slice(1)]);
  return eb.and([eb('a.objectType', 'in', types), eb('a.objectId', '=', parsed.uuid)]);
}

const bothSpellings = (types: readonly string[]): string[] => [...types, ...types.map((type) => type.toLowerCase())];

function numberOf(cursor: string): number {
  const [number] = decodeCursor(ORDER, cursor, 1);
  if (!Number.isSafeInteger(number)) throw new DomainError(ErrorCode.CURSOR_INVALID);
  return Number(number);
}

function selectActs({ db }: ServiceContext, direction: 'asc' | 'desc' = 'desc') {
  return db
    .selectFrom('AuditEntry as a')
    .leftJoin('User as u', 'u.id', 'a.actorId')
    .select(['a.id', 'a.action', 'a.reason', 'a.at', 'a.objectType', 'a.objectId', 'u.fullName'])
    .select((eb) => [
      sql<string | null>`${eb.ref('a.before')}::text`.as('before'),
      sql<string | null>`${eb.ref('a.after')}::text`.as('after'),
    ])
    .orderBy('a.id', direction);
}

type ActRow = Awaited<ReturnType<ReturnType<typeof selectActs>['execute']>>[number];

function recordOf({ id, fullName, objectId, ...row }: ActRow): AuditRecord {
  const isId = UUID.test(objectId);
  const globalType = isId ? CASE_TYPES[row.objectType.toLowerCase()] : undefined;
  return {
    ...row,
    number: Number(id),
    actorName: fullName,
    objectId: globalType ? toGlobalId(globalType, objectId) : null,
    objectName: isId ? null : objectId,
  };
}
