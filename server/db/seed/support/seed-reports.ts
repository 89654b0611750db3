import { sql } from 'kysely';
import type { Config } from '../../../config.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { Locale } from '../../../core/values/locale.js';
import { recordAudit, type AuditEntry } from '../../../core/writes/audit.js';
import { MeasureKind, MeasureReason } from '../../../features/accounts/measures/measure.enums.js';
import {
  CaseEffect,
  ComplaintOutcome,
  ReportedKind,
  ReportStatus,
} from '../../../features/reports/cases/report-case.enums.js';
import { DECIDED_WITHIN_MS, REPORT_SUBJECTS } from '../../../features/reports/report-subjects.rules.js';
import { demoReports, type DemoReport } from '../demo-data/demo-reports.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { DemoPerson } from '../make-people.js';
import { Random } from '../random.js';

/** Its own stream, so that the other demo data stay the same. */
const SEED = 20_261_157;

interface ReportContext {
  readonly config: Config;
  /** The reporting and the reported people. */
  readonly renters: readonly DemoPerson[];
  /** None of them is a demo account that people sign in to. */
  readonly spaces: readonly ListedSpace[];
  /** Decides reports; complaints are decided by the other member of the staff. */
  readonly moderator: DemoPerson;
  readonly admin: DemoPerson;
  readonly now: Date;
}

/** All people and spaces of the demo. */
type Demo = Pick<ReportContext, 'config' | 'renters' | 'spaces' | 'now'> & {
  readonly accounts: Readonly<Record<'renter' | 'host' | 'both' | 'admin', DemoPerson>>;
  readonly staff: readonly DemoPerson[];
};

/** The subject of a report, and the person responsible for it. */
interface Subject {
  readonly id: string;
  readonly concernedId: string;
}

/** An act of the staff with its time. */
type Act = Omit<AuditEntry, 'ip'> & { readonly at: Date };

/** Reports with their decisions, a complaint that changed one, and open ones; with the audit log of the decisions. */
export async function seedReports(tx: SeedTransaction, { accounts, staff, ...demo }: Demo): Promise<void> {
  const random = new Random(SEED);
  const signedIn = new Set(Object.values(accounts).map(({ id }) => id));
  const context: ReportContext = {
    ...demo,
    spaces: demo.spaces.filter(({ host }) => !signedIn.has(host.id)),
    moderator: staff[1] ?? accounts.admin,
    admin: accounts.admin,
  };
  const acts: Act[] = [];
  for (const [index, report] of demoReports.entries()) {
    const listed = random.pick(context.spaces);
    const person = context.renters[index + demoReports.length] as DemoPerson;
    const subject =
      report.about === 'space'
        ? { id: listed.space.id, concernedId: listed.host.id }
        : { id: person.id, concernedId: person.id };
    acts.push(
      ...(await insertReport(tx, context, { report, subject, reporter: context.renters[index] as DemoPerson, random })),
    );
  }
  // The audit log is a hash chain: acts are written in the order in which they happened.
  for (const { at, ...act } of acts.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await recordAudit({ db: tx.db, config: context.config, clock: { now: () => at } }, act);
}

interface Making {
  readonly report: DemoReport;
  readonly subject: Subject;
  readonly reporter: DemoPerson;
  readonly random: Random;
}

async function insertReport(tx: SeedTransaction, context: ReportContext, making: Making): Promise<Act[]> {
  const { report, subject, reporter, random } = making;
  const { about, reason, details, ago, decision, complaint } = report;
  const before = (hours: number): Date => new Date(context.now.getTime() - hours * HOUR_MS);
  const openedAt = before(ago);
  const code = await nextCode(tx, about, openedAt);
  const written = { code, userId: reporter.id, name: reporter.fullName, email: reporter.email, reason, details };
  const filed = { ...written, locale: Locale.ES, createdAt: openedAt.toISOString() };
  if (about === 'space') await insertRows(tx, 'SpaceReport', [{ ...filed, spaceId: subject.id }]);
  else await insertRows(tx, 'UserReport', [{ ...filed, subjectId: subject.id }]);
  const caseId = random.uuid();
  await insertRows(tx, 'ReportCase', [
    {
      id: caseId,
      code,
      subject: about === 'space' ? ReportedKind.SPACE : ReportedKind.USER,
      subjectId: subject.id,
      concernedId: subject.concernedId,
      userId: reporter.id,
      email: reporter.email,
      locale: Locale.ES,
      reason,
      details,
      openedAt: openedAt.toISOString(),
      dueAt: new Date(openedAt.getTime() + DECIDED_WITHIN_MS).toISOString(),
      status: statusOf(report),
      isUnfounded: false,
      statement: decision?.statement ?? null,
      decidedBy: decision ? context.moderator.id : null,
      decidedAt: decision ? before(decision.ago).toISOString() : null,
      complaintSide: complaint?.side ?? null,
      complaint: complaint?.text ?? null,
      complainedAt: complaint ? before(complaint.ago).toISOString() : null,
      complaintDueAt: complaint ? new Date(before(complaint.ago).getTime() + DECIDED_WITHIN_MS).toISOString() : null,
      complaintOutcome: complaint?.decision?.outcome ?? null,
      complaintStatement: complaint?.decision?.statement ?? null,
      complaintDecidedBy: complaint?.decision ? context.admin.id : null,
      complaintDecidedAt: complaint?.decision ? before(complaint.decision.ago).toISOString() : null,
      effect: decision?.isUpheld && about === 'space' ? CaseEffect.HIDDEN : null,
      liftedAt: null,
      decisionId: null,
      followsId: null,
      reporterKey: random.uuid(),
      ownerKey: random.uuid(),
    },
  ]);
  if (decision?.isUpheld && about === 'user')
    await insertRows(tx, 'AccountMeasure', [
      {
        id: random.uuid(),
        userId: subject.id,
        kind: MeasureKind.WARNING,
        reason: MeasureReason.ABUSE,
        statement: decision.statement,
        startsAt: before(decision.ago).toISOString(),
        endsAt: null,
        liftedAt: null,
        staffId: context.moderator.id,
        caseId,
      },
    ]);
  return actsOf(context, report, subject, { code, before });
}

const isChanged = ({ complaint }: DemoReport): boolean => complaint?.decision?.outcome === ComplaintOutcome.CHANGED;

/** A changed decision is the opposite one. */
function statusOf(report: DemoReport): ReportStatus {
  if (!report.decision) return ReportStatus.OPEN;
  return report.decision.isUpheld === isChanged(report) ? ReportStatus.DISMISSED : ReportStatus.UPHELD;
}

function actsOf(
  { moderator, admin }: ReportContext,
  report: DemoReport,
  { id }: Subject,
  { code, before }: { readonly code: string; readonly before: (hours: number) => Date },
): Act[] {
  const { about, decision, complaint } = report;
  if (!decision) return [];
  const reportObject = { objectType: 'Report', objectId: code, before: { subject: about, subjectId: id } } as const;
  const object = { objectType: about === 'space' ? 'Space' : 'User', objectId: id } as const;
  const first = { actorId: moderator.id, reason: decision.statement, at: before(decision.ago) };
  const status = decision.isUpheld ? ReportStatus.UPHELD : ReportStatus.DISMISSED;
  const change = complaint?.decision;
  const second = { actorId: admin.id, reason: change?.statement ?? null, at: before(change?.ago ?? 0) };
  return [
    ...(decision.isUpheld
      ? [
          about === 'space'
            ? {
                ...first,
                ...object,
                action: 'space.hidden',
                before: { status: 'published' },
                after: { status: 'suspended' },
              }
            : { ...first, ...object, action: 'user.warned', before: null, after: { kinds: [MeasureKind.WARNING] } },
        ]
      : []),
    { ...first, ...reportObject, action: `report.${status}`, after: { isUnfounded: false, status } },
    ...(change
      ? [
          {
            ...second,
            ...object,
            action: 'space.shown',
            before: { status: 'suspended' },
            after: { status: 'published' },
          },
          {
            ...second,
            ...reportObject,
            action: 'report.decision_changed',
            after: { isChanged: true, status: statusOf(report) },
          },
        ]
      : []),
  ];
}

async function nextCode({ db }: SeedTransaction, about: DemoReport['about'], at: Date): Promise<string> {
  const { codePrefix, codeSequence } = REPORT_SUBJECTS[about];
  const { number } = await db
    .selectNoFrom(sql<string>`nextval(${sql.lit(codeSequence)})`.as('number'))
    .executeTakeFirstOrThrow();
  return `${codePrefix}-${at.getUTCFullYear()}-${number.padStart(6, '0')}`;
}
