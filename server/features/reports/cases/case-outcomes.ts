import type { RequestContext } from '../../../core/context.js';
import { queueMail, type MailParams } from '../../../core/mail/mailer.js';
import { findMailRecipient } from '../../accounts/account-mails.js';
import { publicNameOf } from '../../accounts/person-name.js';
import { decisionPath } from '../decisions/decision-token.js';
import { ComplaintOutcome, ReportedKind, ReportSide, ReportStatus } from './report-case.enums.js';
import { ReportCase } from './report-case.entity.js';

const OUTCOME = 'reports.complaint-outcome';

/** What the reversal of a decision led to, for its mails. */
export interface Reversal {
  /** It opened a case of its own, whose mail informs the person concerned. */
  readonly isOwnerInformed: boolean;
  /** Another decision hides the same thing. */
  readonly isStillHidden: boolean;
}

/** Mails the decision about a report to the person who reported it. */
export async function mailOutcome(tx: RequestContext, report: ReportCase): Promise<void> {
  const { status, isUnfounded, statement } = report;
  if (report.subject === ReportedKind.REVIEW) return mailReviewOutcome(tx, report);
  await mailReporter(tx, report, 'reports.outcome', `report-${report.code}-outcome`, {
    ...(await namesOf(tx, report)),
    isUpheld: status === ReportStatus.UPHELD,
    isUnfounded,
    statement: statement ?? '',
  });
}

/** Mails the decision about a complaint to both sides; not to the person concerned when another mail tells them of it. */
export async function mailComplaintOutcome(
  tx: RequestContext,
  report: ReportCase,
  { isOwnerInformed = false, isStillHidden = false }: Partial<Reversal>,
): Promise<void> {
  const { code, concernedId, complaintOutcome, complaintStatement } = report;
  const params = {
    isChanged: complaintOutcome === ComplaintOutcome.CHANGED,
    statement: complaintStatement ?? '',
    isStillHidden,
  };
  await mailReporter(tx, await findReported(tx, report), OUTCOME, `report-${code}-complaint`, params);
  if (!concernedId || isOwnerInformed) return;
  const { email, locale } = await findMailRecipient(tx, concernedId);
  await queueMail(tx, {
    id: `report-${code}-complaint-owner`,
    to: email,
    locale,
    template: OUTCOME,
    params: { ...params, code, path: decisionPath(tx.config, report, ReportSide.OWNER) },
  });
}

interface ReversedBy extends Pick<Reversal, 'isStillHidden'> {
  readonly statement: string;
  /** The case whose complaint led to it. */
  readonly code: string;
}

/** Mails the people who reported the same that a complaint about the common decision has reversed it. */
export async function mailReversal(
  tx: RequestContext,
  cases: readonly ReportCase[],
  { code, ...params }: ReversedBy,
): Promise<void> {
  for (const found of cases)
    await mailReporter(tx, await findReported(tx, found), OUTCOME, `report-${found.code}-reversed-${code}`, {
      isChanged: true,
      ...params,
    });
}

/** The case with the reporter: a decision that reversed another has none of its own. */
async function findReported(tx: RequestContext, report: ReportCase): Promise<ReportCase> {
  const { followsId } = report;
  return (followsId && (await tx.em.findOne(ReportCase, { id: followsId }))) || report;
}

async function mailReviewOutcome(tx: RequestContext, report: ReportCase): Promise<void> {
  const { code, subjectId, userId, status, isUnfounded, statement } = report;
  const review = await tx.db.selectFrom('Review').select('text').where('id', '=', subjectId).executeTakeFirst();
  await mailReporter(tx, report, 'reviews.report-outcome', `review-report-${code}-outcome`, {
    // As in the receipt: text of other people is not sent to an address that a visitor typed.
    ...(userId !== null && review && { text: review.text }),
    statement: statement ?? '',
    isHidden: status === ReportStatus.UPHELD,
    isUnfounded,
  });
}

/** The name of what was reported, for the mail; text of other people goes to addresses of accounts only. */
async function namesOf(tx: RequestContext, { subject, subjectId, userId }: ReportCase): Promise<MailParams> {
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
  tx: RequestContext,
  report: ReportCase,
  template: string,
  id: string,
  params: MailParams,
): Promise<void> {
  const { code, email, locale } = report;
  // Nobody reported it, or their account is erased.
  if (email === '') return;
  const path = decisionPath(tx.config, report, ReportSide.REPORTER);
  await queueMail(tx, { id, to: email, locale, template, params: { ...params, code, path } });
}
