import { sql } from 'kysely';
import { withTtlCache } from '../../../core/ttl-cache.js';
import { COUNT, medianTime } from '../../platform-metrics/sql-metrics.js';
import { ReviewStatus } from '../../reviews/review-types.js';
import { ComplaintOutcome, ReportStatus } from '../cases/report-case-types.js';
import { MISUSE } from '../cases/misuse.js';
import { boundsOf, halfYearNamed, halfYearOf, halfYearsBetween } from './half-year.rules.js';
import { RestrictionKind, } from './transparency.types.js';
const HOUR_S = 3600;
const RESTRICTIONS = Object.values(RestrictionKind);
/** The numbers of a half-year, the running one by default; null: there are none of that name. */
export async function transparencyReport(ctx, name) {
    const now = ctx.clock.now();
    const wanted = name ? halfYearNamed(name) : halfYearOf(now);
    if (!wanted)
        return null;
    const halfYears = await withTtlCache(ctx, 'transparency', () => findHalfYears(ctx));
    if (!halfYears.some((one) => one.name === wanted.name))
        return null;
    return withTtlCache(ctx, `transparency:${wanted.name}`, () => readMetrics(ctx, wanted, halfYears));
}
/** From the first report on. */
async function findHalfYears({ db, clock }) {
    const first = await db.selectFrom('ReportCase').select('openedAt').orderBy('openedAt').limit(1).executeTakeFirst();
    const now = clock.now();
    return halfYearsBetween(first ? new Date(first.openedAt) : now, now);
}
async function readMetrics(ctx, halfYear, halfYears) {
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
const countOf = (column, value) => sql `count(*) filter (where ${sql.ref(column)} = ${value})::int`;
function countReports({ db }, { since, until }) {
    return db
        .selectFrom('ReportCase as c')
        .select([
        'c.subject',
        'c.reason',
        COUNT.as('received'),
        countOf('c.status', ReportStatus.UPHELD).as('upheld'),
        countOf('c.status', ReportStatus.DISMISSED).as('dismissed'),
        countOf('c.status', ReportStatus.OPEN).as('open'),
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
async function medianDecision({ db }, { since, until }) {
    const row = await db
        .selectFrom('ReportCase as c')
        .select(medianTime('c.openedAt', 'c.decidedAt', HOUR_S).as('hours'))
        .where('c.isOwnInitiative', '=', false)
        .where('c.openedAt', '>=', since)
        .where('c.openedAt', '<', until)
        .where('c.decidedAt', 'is not', null)
        .executeTakeFirstOrThrow();
    return asNumber(row.hours);
}
/** From the log of acts, which nobody can change: each of these acts mails its reasons. */
async function countStatements({ db }, { since, until }) {
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
async function countComplaints({ db }, { since, until }) {
    const row = await db
        .selectFrom('ReportCase as c')
        .select([
        COUNT.as('received'),
        countOf('c.complaintOutcome', ComplaintOutcome.CHANGED).as('changed'),
        countOf('c.complaintOutcome', ComplaintOutcome.KEPT).as('kept'),
        sql `count(*) filter (where ${sql.ref('c.complaintOutcome')} is null)::int`.as('open'),
        medianTime('c.complainedAt', 'c.complaintDecidedAt', HOUR_S).as('medianHours'),
    ])
        .where('c.complainedAt', '>=', since)
        .where('c.complainedAt', '<', until)
        .executeTakeFirstOrThrow();
    return { ...row, medianHours: asNumber(row.medianHours) };
}
async function countAutomated({ db }, { since, until }) {
    const [masked, held] = await Promise.all([
        db
            .selectFrom('Message as m')
            .select(COUNT.as('count'))
            .where('m.maskKinds', '!=', sql `'{}'::text[]`)
            .where('m.createdAt', '>=', since)
            .where('m.createdAt', '<', until)
            .executeTakeFirstOrThrow(),
        db
            .selectFrom('AuditEntry as a')
            .select([
            countOf('a.action', 'review.released').as('released'),
            countOf('a.action', 'review.hidden').as('hidden'),
        ])
            .where('a.action', 'in', ['review.released', 'review.hidden'])
            .where(sql `${sql.ref('a.before')} ->> 'status'`, '=', ReviewStatus.HELD)
            .where('a.at', '>=', since)
            .where('a.at', '<', until)
            .executeTakeFirstOrThrow(),
    ]);
    return { maskedMessages: masked.count, heldReviewsPublished: held.released, heldReviewsHidden: held.hidden };
}
/** Whose third report without any ground within the days of the rule fell into the span. */
async function countSuspendedReporters({ db }, { since, until }) {
    const third = db
        .selectFrom('ReportCase as c')
        .select([
        'c.email',
        'c.decidedAt',
        sql `lag(${sql.ref('c.decidedAt')}, ${sql.lit(MISUSE.unfounded - 1)}) over (partition by ${sql.ref('c.email')} order by ${sql.ref('c.decidedAt')})`.as('firstAt'),
    ])
        .where('c.isUnfounded', '=', true)
        .where('c.decidedAt', '<', until);
    const row = await db
        .selectFrom(third.as('t'))
        .select(sql `count(distinct ${sql.ref('t.email')})::int`.as('count'))
        .where('t.decidedAt', '>=', since)
        .where(sql `${sql.ref('t.firstAt')} > ${sql.ref('t.decidedAt')} - make_interval(days => ${sql.lit(MISUSE.withinDays)})`)
        .executeTakeFirstOrThrow();
    return row.count;
}
const asNumber = (value) => (value === null ? null : Number(value));
//# sourceMappingURL=transparency.js.map