import { sql, type Expression } from 'kysely';
import type { RequestContext } from '../../../core/context.js';
import { withTtlCache } from '../../../core/ttl-cache.js';
import { DAY_MS, HOUR_S } from '../../../core/values/durations.js';
import { COUNT, medianTime } from '../../platform-metrics/sql-metrics.js';
import { ReviewStatus } from '../../reviews/review.enums.js';
import { ComplaintOutcome, ReportStatus } from '../cases/report-case.enums.js';
import { MISUSE } from '../cases/misuse.js';
import { pseudonymOf } from '../cases/reporter-pseudonym.js';
import { boundsOf, halfYearNamed, halfYearOf, halfYearsBetween, type HalfYear } from './half-year.rules.js';
import {
  RestrictionKind,
  type AutomatedMeans,
  type GivenStatements,
  type ReceivedComplaints,
  type TransparencyReport,
} from './transparency.types.js';

const RESTRICTIONS = Object.values(RestrictionKind);

interface Span {
  readonly since: Date;
  readonly until: Date;
}

/** The statistics of a half-year, the current one by default; null for an invalid name. */
export async function transparencyReport(
  ctx: RequestContext,
  name?: string | null,
): Promise<TransparencyReport | null> {
  const now = ctx.clock.now();
  const wanted = name ? halfYearNamed(name) : halfYearOf(now);
  if (!wanted) return null;
  const halfYears = await withTtlCache(ctx, 'transparency', () => findHalfYears(ctx));
  if (!halfYears.some((one) => one.name === wanted.name)) return null;
  return withTtlCache(ctx, `transparency:${wanted.name}`, () => readMetrics(ctx, wanted, halfYears));
}

/** From the first report on. */
async function findHalfYears({ db, clock }: RequestContext): Promise<HalfYear[]> {
  const first = await db.selectFrom('ReportCase').select('openedAt').orderBy('openedAt').limit(1).executeTakeFirst();
  const now = clock.now();
  return halfYearsBetween(first ? new Date(first.openedAt) : now, now);
}

async function readMetrics(
  ctx: RequestContext,
  halfYear: HalfYear,
  halfYears: HalfYear[],
): Promise<TransparencyReport> {
  const span = boundsOf(halfYear);
  const countedAt = ctx.clock.now();
  const [reports, medianHours, statements, complaints, automated, reportingSuspensions] = await Promise.all([
    countReports(ctx, span),
    medianDecision(ctx, span),
    countStatements(ctx, span),
    countComplaints(ctx, span),
    countAutomated(ctx, span),
    countSuspendedReporters(ctx, span),
  ]);
  return {
    halfYear,
    halfYears,
    isRunning: countedAt < span.until,
    countedAt,
    reports: reports.map((row) => ({ ...row, reason: row.reason.toUpperCase() })),
    medianHours,
    statements,
    complaints,
    automated,
    reportingSuspensions,
  };
}

const countOf = (column: Expression<unknown>, value: string) =>
  sql<number>`count(*) filter (where ${column} = ${value})::int`;

function countReports({ db }: RequestContext, { since, until }: Span) {
  return db
    .selectFrom('ReportCase as c')
    .select((eb) => [
      'c.subject',
      'c.reason',
      COUNT.as('received'),
      countOf(eb.ref('c.status'), ReportStatus.UPHELD).as('upheld'),
      countOf(eb.ref('c.status'), ReportStatus.DISMISSED).as('dismissed'),
      countOf(eb.ref('c.status'), ReportStatus.OPEN).as('open'),
    ])
    .where('c.isOwnInitiative', '=', false)
    .where('c.openedAt', '>=', since)
    .where('c.openedAt', '<', until)
    .groupBy(['c.subject', 'c.reason'])
    .orderBy('c.subject')
    .orderBy('received', 'desc')
    .orderBy('c.reason')
    .execute();
}

async function medianDecision({ db }: RequestContext, { since, until }: Span): Promise<number | null> {
  const row = await db
    .selectFrom('ReportCase as c')
    .select((eb) => medianTime(eb.ref('c.openedAt'), eb.ref('c.decidedAt'), HOUR_S).as('hours'))
    .where('c.isOwnInitiative', '=', false)
    .where('c.openedAt', '>=', since)
    .where('c.openedAt', '<', until)
    .where('c.decidedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return asNumber(row.hours);
}

/** From the immutable audit log: each of these acts mails its reasons. */
async function countStatements({ db }: RequestContext, { since, until }: Span): Promise<GivenStatements[]> {
  const rows = await db
    .selectFrom('AuditEntry as a')
    .select(['a.action', COUNT.as('count')])
    .where('a.action', 'in', RESTRICTIONS)
    .where('a.at', '>=', since)
    .where('a.at', '<', until)
    .groupBy('a.action')
    .execute();
  return RESTRICTIONS.map((kind) => ({ kind, count: rows.find(({ action }) => action === kind)?.count ?? 0 }));
}

async function countComplaints({ db }: RequestContext, { since, until }: Span): Promise<ReceivedComplaints> {
  const row = await db
    .selectFrom('ReportCase as c')
    .select((eb) => [
      COUNT.as('received'),
      countOf(eb.ref('c.complaintOutcome'), ComplaintOutcome.CHANGED).as('changed'),
      countOf(eb.ref('c.complaintOutcome'), ComplaintOutcome.KEPT).as('kept'),
      sql<number>`count(*) filter (where ${eb.ref('c.complaintOutcome')} is null)::int`.as('open'),
      medianTime(eb.ref('c.complainedAt'), eb.ref('c.complaintDecidedAt'), HOUR_S).as('medianHours'),
    ])
    .where('c.complainedAt', '>=', since)
    .where('c.complainedAt', '<', until)
    .executeTakeFirstOrThrow();
  return { ...row, medianHours: asNumber(row.medianHours) };
}

async function countAutomated({ db }: RequestContext, { since, until }: Span): Promise<AutomatedMeans> {
  const [masked, held] = await Promise.all([
    db
      .selectFrom('Message as m')
      .select(COUNT.as('count'))
      .where('m.maskKinds', '!=', sql<never>`'{}'::text[]`)
      .where('m.createdAt', '>=', since)
      .where('m.createdAt', '<', until)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('AuditEntry as a')
      .select((eb) => [
        countOf(eb.ref('a.action'), 'review.released').as('released'),
        countOf(eb.ref('a.action'), 'review.hidden').as('hidden'),
      ])
      .where('a.action', 'in', ['review.released', 'review.hidden'])
      .where((eb) => eb(sql`${eb.ref('a.before')} ->> 'status'`, '=', ReviewStatus.HELD))
      .where('a.at', '>=', since)
      .where('a.at', '<', until)
      .executeTakeFirstOrThrow(),
  ]);
  return { maskedMessages: masked.count, heldReviewsPublished: held.released, heldReviewsHidden: held.hidden };
}

/** People whose third unfounded report within the days of the rule was in the period. */
async function countSuspendedReporters(ctx: RequestContext, { since, until }: Span): Promise<number> {
  const withinMs = MISUSE.withinDays * DAY_MS;
  const cases = await ctx.db
    .selectFrom('ReportCase')
    .select(['email', 'userId', 'decidedAt'])
    .where('isUnfounded', '=', true)
    .where('decidedAt', '>', new Date(since.getTime() - withinMs))
    .where('decidedAt', '<', until)
    .orderBy('decidedAt')
    .execute();
  // By address, under which `refuseMisuse` counts the reports of its account and those of visitors. Some cases of one person may have lost
  // theirs already, and others not yet.
  const reporterOf = ({ email, userId }: (typeof cases)[number]): string | null =>
    email.includes('@') ? pseudonymOf(ctx, email) : email || userId;
  const timesOf = Map.groupBy(cases, reporterOf);
  const suspended = [...timesOf].filter(([reporter, own]) => {
    if (reporter === null) return false;
    const times = own.map(({ decidedAt }) => new Date(decidedAt ?? 0).getTime());
    return times.some((at, index) => {
      const first = times[index - MISUSE.unfounded + 1];
      return at >= since.getTime() && first !== undefined && first > at - withinMs;
    });
  });
  return suspended.length;
}

const asNumber = (value: number | null): number | null => (value === null ? null : Number(value));
