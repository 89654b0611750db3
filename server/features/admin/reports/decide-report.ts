import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { queueMail, type MailParams } from '../../../core/mail/mailer.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient } from '../../accounts/account-mails.js';
import { MeasureKind, MeasureReason } from '../../accounts/measures/measure-codes.js';
import { takeMeasure, tidyStatement } from '../../accounts/measures/take-measure.js';
import { publicNameOf } from '../../accounts/person-name.js';
import { ComplaintOutcome, ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case-types.js';
import { ReportCase } from '../../reports/cases/report-case.entity.js';
import { decideReview } from '../../reports/review-decisions/decide-review.js';
import { DECIDED_WITHIN_MS } from '../../reports/submit-report.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { hideSpace, showSpace } from '../spaces/decide-about-space.js';
import { getStaffReport } from './staff-reports.js';
import { staffReportActs } from './staff-report.policy.js';
import { StaffReportAct, type StaffReport } from './staff-report.types.js';

interface Decision {
  readonly isUpheld: boolean;
  readonly isUnfounded: boolean;
  readonly statement: string;
}

/** The report when the act is open to the viewer now; throws NOT_FOUND or FORBIDDEN. */
async function reportFor(ctx: SignedInContext, code: string, act: StaffReportAct): Promise<StaffReport> {
  const report = await getStaffReport(ctx, code);
  if (!report.availableActs.includes(act)) throw new DomainError(ErrorCode.FORBIDDEN);
  return report;
}

/** Decides a report. What it asks for is done first, by the command of its kind, which may be repeated; then the decision is stored and mailed. */
export async function decideReport(ctx: SignedInContext, code: string, given: Decision): Promise<void> {
  const statement = tidyStatement(given.statement);
  const { isUpheld } = given;
  const report = await reportFor(ctx, code, isUpheld ? StaffReportAct.UPHOLD : StaffReportAct.DISMISS);
  await applyDecision(ctx, report, isUpheld, statement);
  await inTransaction(ctx, async (tx) => {
    const found = await lockCase(tx, report.code);
    // A review's own decision has closed the case already.
    if (found.status === ReportStatus.OPEN) {
      Object.assign(found, {
        status: isUpheld ? ReportStatus.UPHELD : ReportStatus.DISMISSED,
        isUnfounded: given.isUnfounded && !isUpheld,
        statement,
        decidedBy: tx.viewer.id,
        decidedAt: tx.clock.now(),
      });
      await tx.em.flush();
      await mailReporter(tx, found, 'reports.outcome', 'outcome', {
        ...(await namesOf(tx, found)),
        isUpheld,
        isUnfounded: found.isUnfounded,
        statement,
      });
    }
    await audit(tx, found, isUpheld ? 'report.upheld' : 'report.dismissed', statement, {
      isUnfounded: found.isUnfounded,
    });
  });
}

/** Takes in a complaint that came by mail or ticket, within six months of the decision. */
export async function takeComplaint(
  ctx: SignedInContext,
  code: string,
  { side, text }: { readonly side: ReportSide; readonly text: string },
): Promise<void> {
  const complaint = tidyStatement(text, 'text');
  await reportFor(ctx, code, StaffReportAct.TAKE_COMPLAINT);
  await inTransaction(ctx, async (tx) => {
    const found = await lockCase(tx, code);
    if (!staffReportActs(tx.viewer, found, tx.clock.now()).includes(StaffReportAct.TAKE_COMPLAINT))
      throw new DomainError(ErrorCode.FORBIDDEN);
    const now = tx.clock.now();
    Object.assign(found, {
      complaintSide: side,
      complaint,
      complainedAt: now,
      complaintDueAt: new Date(now.getTime() + DECIDED_WITHIN_MS),
    });
    await tx.em.flush();
    await audit(tx, found, 'report.complaint_taken', complaint, { side });
  });
}

/** Decides a complaint; never by who decided the report. A changed decision is carried out as if it had been the first. */
export async function decideComplaint(
  ctx: SignedInContext,
  code: string,
  given: { readonly isChanged: boolean; readonly statement: string },
): Promise<void> {
  const statement = tidyStatement(given.statement);
  const { isChanged } = given;
  const report = await reportFor(ctx, code, StaffReportAct.DECIDE_COMPLAINT);
  const wasUpheld = report.status === ReportStatus.UPHELD;
  if (isChanged) await applyDecision(ctx, report, !wasUpheld, statement);
  await inTransaction(ctx, async (tx) => {
    const found = await lockCase(tx, report.code);
    if (!staffReportActs(tx.viewer, found, tx.clock.now()).includes(StaffReportAct.DECIDE_COMPLAINT))
      throw new DomainError(ErrorCode.FORBIDDEN);
    Object.assign(found, {
      complaintOutcome: isChanged ? ComplaintOutcome.CHANGED : ComplaintOutcome.KEPT,
      complaintStatement: statement,
      complaintDecidedBy: tx.viewer.id,
      complaintDecidedAt: tx.clock.now(),
      ...(isChanged && { status: wasUpheld ? ReportStatus.DISMISSED : ReportStatus.UPHELD, isUnfounded: false }),
    });
    await tx.em.flush();
    const params = { isChanged, statement };
    await mailReporter(tx, found, 'reports.complaint-outcome', 'complaint', params);
    if (found.concernedId) await mailOwner(tx, found, params);
    await audit(tx, found, isChanged ? 'report.decision_changed' : 'report.decision_kept', statement, { isChanged });
  });
}

/** Hides what was reported, or shows it again; a person is warned, and a warning stays in their history. */
async function applyDecision(
  ctx: SignedInContext,
  { row: { subject, subjectId, concernedId } }: StaffReport,
  isUpheld: boolean,
  statement: string,
): Promise<void> {
  switch (subject) {
    case ReportedKind.SPACE:
      return applyToSpace(ctx, subjectId, isUpheld, statement);
    case ReportedKind.REVIEW:
      await decideReview(ctx, { reviewId: toGlobalId('Review', subjectId), isHidden: isUpheld, statement });
      return;
    default:
      if (!isUpheld || !concernedId) return;
      await takeMeasure(ctx, {
        userId: concernedId,
        kinds: [MeasureKind.WARNING],
        days: null,
        reason: MeasureReason.ABUSE,
        statement,
      });
  }
}

async function applyToSpace(ctx: SignedInContext, id: string, isUpheld: boolean, statement: string): Promise<void> {
  const space = await ctx.db.selectFrom('Space').select('status').where('id', '=', id).executeTakeFirst();
  const spaceId = toGlobalId('Space', id);
  const isShown = space?.status === SpaceStatus.PUBLISHED || space?.status === SpaceStatus.PAUSED;
  if (isUpheld && isShown) await hideSpace(ctx, spaceId, statement);
  if (!isUpheld && space?.status === SpaceStatus.SUSPENDED) await showSpace(ctx, spaceId, statement);
}

async function lockCase(tx: SignedInContext, code: string): Promise<ReportCase> {
  await tx.db.selectFrom('ReportCase').select('id').where('code', '=', code).forUpdate().executeTakeFirstOrThrow();
  return tx.em.findOneOrFail(ReportCase, { code }, { refresh: true });
}

/** What was reported, as the mail names it; text of other people goes to addresses of accounts only. */
async function namesOf(tx: SignedInContext, { subject, subjectId, userId }: ReportCase): Promise<MailParams> {
  if (subject === ReportedKind.SPACE) {
    const space = await tx.db.selectFrom('Space').select('title').where('id', '=', subjectId).executeTakeFirst();
    return { subject: 'space', ...(userId && { title: space?.title ?? '' }) };
  }
  if (subject === ReportedKind.USER) {
    const user = await tx.db
      .selectFrom('User')
      .select(['displayName', 'fullName'])
      .where('id', '=', subjectId)
      .executeTakeFirst();
    return { subject: 'user', ...(userId && user && { name: publicNameOf(user) }) };
  }
  return { subject: 'message', message: subject === ReportedKind.MESSAGE ? '…' : '' };
}

async function mailReporter(
  tx: SignedInContext,
  { code, email, locale }: ReportCase,
  template: string,
  what: string,
  params: MailParams,
): Promise<void> {
  await queueMail(tx, { id: `report-${code}-${what}`, to: email, locale, template, params: { ...params, code } });
}

async function mailOwner(tx: SignedInContext, { code, concernedId }: ReportCase, params: MailParams): Promise<void> {
  const { email, locale } = await findMailRecipient(tx, concernedId ?? '');
  await queueMail(tx, {
    id: `report-${code}-complaint-owner`,
    to: email,
    locale,
    template: 'reports.complaint-outcome',
    params: { ...params, code },
  });
}

function audit(
  tx: SignedInContext,
  { code, subject, subjectId, status }: ReportCase,
  action: string,
  reason: string,
  after: object,
): Promise<void> {
  return recordAudit(tx, {
    actorId: tx.viewer.id,
    action,
    objectType: 'Report',
    objectId: code,
    before: { subject, subjectId },
    after: { ...after, status },
    reason,
    ip: tx.client.ip,
  });
}
