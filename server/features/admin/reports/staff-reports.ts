import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { SignedInContext, Viewer } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import {
  cursorOf,
  isInAscendingWindow,
  isInWindow,
  newestFirst,
  newestFirstKey,
  oldestFirst,
} from '../../../core/graphql/newest-first.js';
import { STAFF_ROLES } from '../../../core/roles.js';
import type { Tables } from '../../../database.js';
import { ReportedKind, ReportStatus } from '../../reports/cases/report-case.enums.js';
import { beginsWith, matchesPerson, readSearchText } from '../search-text.js';
import type { StaffReportFilter } from './staff-report.inputs.js';
import { isWaiting, staffReportActs, wouldWarnStaff } from './staff-report.policy.js';
import type { StaffReport, StaffReportConnection, StaffReportRow } from './staff-report.types.js';
import { countFound } from '../count-found.js';

const eb = expressionBuilder<Tables & { c: Tables['ReportCase'] }, 'c'>();

const NEWEST = 'staff-reports';
const MOST_URGENT = 'staff-reports-due';
const CODE = /^[a-z]{3}-[\d-]*$/i;

/**
 * Whether the case with alias `c` is closed to the viewer beyond their own ones: it is about a review that is about them or of which a report
 * of theirs is open, which the same decision would answer, or it follows a report of theirs.
 */
export const isPartialTo = ({ id }: Viewer) =>
  eb.or([
    eb.and([
      eb('c.subject', '=', ReportedKind.REVIEW),
      eb.or([
        eb.exists(
          eb
            .selectFrom('Review as v')
            .select('v.id')
            .whereRef('v.id', '=', 'c.subjectId')
            .where('v.subjectId', '=', id),
        ),
        eb.exists(
          eb
            .selectFrom('ReviewReport as p')
            .select('p.code')
            .whereRef('p.reviewId', '=', 'c.subjectId')
            .where('p.userId', '=', id)
            .where('p.decidedAt', 'is', null),
        ),
      ]),
    ]),
    eb.exists(
      eb.selectFrom('ReportCase as f').select('f.id').whereRef('f.id', '=', 'c.followsId').where('f.userId', '=', id),
    ),
  ]);

/** Whether the person responsible in the case with alias `c` has a role of the staff. */
const isAboutStaff = () =>
  eb.exists(
    eb
      .selectFrom('UserRole as s')
      .select('s.role')
      .whereRef('s.userId', '=', 'c.concernedId')
      .where('s.role', 'in', STAFF_ROLES),
  );

/**
 * Whether the case with alias `c`, or the complaint about it, waits for the viewer: not their own, nor a complaint about their decision. Open
 * reports of reviews wait in the queue of reviews; complaints about their decisions wait here.
 */
export function waitsFor(viewer: Viewer): Expression<SqlBool> {
  const { id } = viewer;
  const isNot = (column: 'c.concernedId' | 'c.userId' | 'c.decidedBy') =>
    eb.or([eb(column, 'is', null), eb(column, '<>', id)]);
  return eb.and([
    eb.or([
      eb.and([eb('c.status', '=', ReportStatus.OPEN), eb('c.subject', '<>', ReportedKind.REVIEW)]),
      eb.and([eb('c.complainedAt', 'is not', null), eb('c.complaintDecidedAt', 'is', null)]),
    ]),
    isNot('c.concernedId'),
    isNot('c.userId'),
    isNot('c.decidedBy'),
    eb.not(isPartialTo(viewer)),
  ]);
}

function matches(query: string): Expression<SqlBool> {
  if (CODE.test(query)) return beginsWith(eb.ref('c.code'), query.toUpperCase());
  const search = readSearchText(query);
  const people = eb.selectFrom('User as u').select('u.id').where(matchesPerson(search));
  return eb.or([
    eb('c.concernedId', 'in', people),
    eb('c.userId', 'in', people),
    ...(search.kind === 'email' ? [beginsWith(eb.ref('c.email'), search.text)] : []),
  ]);
}

function isIn({ viewer }: SignedInContext, filter: StaffReportFilter): Expression<SqlBool> {
  const text = filter.query?.trim() ?? '';
  return eb.and([
    // A decision without a report becomes a case only when somebody complains.
    eb.or([eb('c.isOwnInitiative', '=', false), eb('c.complainedAt', 'is not', null)]),
    ...(text === '' ? [] : [matches(text)]),
    ...(filter.subject ? [eb('c.subject', '=', filter.subject)] : []),
    ...(filter.status ? [eb('c.status', '=', filter.status)] : []),
    ...(filter.isWaiting ? [waitsFor(viewer)] : []),
  ]);
}

const selectCases = ({ db, viewer }: SignedInContext) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('ReportCase as r')
        .selectAll('r')
        .select((inner) => inner.fn.coalesce('r.complaintDueAt', 'r.dueAt').as('waitsUntil'))
        .as('c'),
    )
    .leftJoin('User as d', 'd.id', 'c.decidedBy')
    .leftJoin('User as e', 'e.id', 'c.complaintDecidedBy')
    .selectAll('c')
    .leftJoin('ReportCase as o', 'o.id', 'c.followsId')
    .select(['d.fullName as decidedByName', 'e.fullName as complaintDecidedByName', 'o.code as followsCode'])
    .select([
      isPartialTo(viewer).$castTo<boolean>().as('isPartial'),
      isAboutStaff().$castTo<boolean>().as('isAboutStaff'),
    ]);

/** How many reports match a filter, up to the limit of counts. */
export const countStaffReports = (ctx: SignedInContext, filter: StaffReportFilter): Promise<number> =>
  countFound(ctx, ctx.db.selectFrom('ReportCase as c').where(isIn(ctx, filter)));

/** Reports by a filter, newest first, or waiting ones by their due date: two statements, however many there are. */
export async function listStaffReports(
  ctx: SignedInContext,
  filter: StaffReportFilter,
  page: PageArgs,
): Promise<StaffReportConnection> {
  const window = windowOf(ctx, page, 50);
  const {
    order,
    column,
    isIn: isInPage,
    direction,
  } = filter.isWaiting
    ? { order: MOST_URGENT, column: 'c.waitsUntil' as const, isIn: isInAscendingWindow, direction: oldestFirst(window) }
    : { order: NEWEST, column: 'c.openedAt' as const, isIn: isInWindow, direction: newestFirst(window) };
  const rows = await selectCases(ctx)
    .select((eb) => newestFirstKey(eb, column)[1])
    .where(isIn(ctx, filter))
    .where((eb) => isInPage(eb, column, order, window))
    .orderBy(column, direction)
    .orderBy('c.id', direction)
    .limit(window.size + 1)
    .execute();
  const totalCount = await countStaffReports(ctx, filter);
  return {
    ...pageOfWindow(rows, window, (row) => ({
      cursor: cursorOf(order, row),
      node: reportOf(ctx, row),
    })),
    totalCount,
  };
}

/** A report by its code; null when there is none. */
export async function findStaffReport(ctx: SignedInContext, code: string): Promise<StaffReport | null> {
  const row = await selectCases(ctx).where('c.code', '=', code.trim().toUpperCase()).executeTakeFirst();
  return row ? reportOf(ctx, row) : null;
}

/** A report by its code; throws when there is none. */
export async function getStaffReport(ctx: SignedInContext, code: string): Promise<StaffReport> {
  const report = await findStaffReport(ctx, code);
  if (!report) throw new DomainError(ErrorCode.NOT_FOUND);
  return report;
}

function reportOf(ctx: SignedInContext, row: StaffReportRow): StaffReport {
  const now = ctx.clock.now();
  const isOpen = isWaiting(row);
  const dueAt = row.complaintDueAt ?? row.dueAt;
  return {
    row,
    code: row.code,
    subject: row.subject,
    reason: row.reason,
    details: row.details,
    openedAt: row.openedAt,
    dueAt,
    isLate: isOpen && new Date(dueAt) < now,
    isWaiting: isOpen,
    status: row.status,
    isUnfounded: row.isUnfounded,
    isOwnInitiative: row.isOwnInitiative,
    answeredTogetherAs: row.subject === ReportedKind.REVIEW ? toGlobalId('Review', row.subjectId) : row.code,
    followsCode: row.followsCode,
    statement: row.statement,
    decidedByName: row.decidedByName,
    decidedAt: row.decidedAt,
    complaint:
      row.complaintSide && row.complainedAt
        ? {
            side: row.complaintSide,
            text: row.complaint ?? '',
            complainedAt: row.complainedAt,
            outcome: row.complaintOutcome,
            statement: row.complaintStatement,
            decidedByName: row.complaintDecidedByName,
            decidedAt: row.complaintDecidedAt,
          }
        : null,
    mustRevokeRole: isOpen && wouldWarnStaff(row),
    availableActs: staffReportActs(ctx.viewer, row, now),
  };
}
