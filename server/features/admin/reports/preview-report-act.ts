import type { SignedInContext } from '../../../core/context.js';
import { rehearse } from '../../../core/writes/transaction.js';
import { findMailRecipient } from '../../accounts/account-mails.js';
import { ReportedKind, ReportSide } from '../../reports/cases/report-case.enums.js';
import { mailsOfAct } from '../queued-mails.js';
import { lastEvent, mailsSince } from '../rehearsed-events.js';
import { decideComplaint, decideReport } from './decide-report.js';
import type { ReportActPreviewInput } from './staff-report.inputs.js';
import { StaffReportAct, type ReportActMail } from './staff-report.types.js';
import { getStaffReport } from './staff-reports.js';

type Run = (tx: SignedInContext, input: ReportActPreviewInput) => Promise<void>;

const RUNS: Readonly<Partial<Record<StaffReportAct, Run>>> = {
  [StaffReportAct.UPHOLD]: (tx, { code, statement }) =>
    decideReport(tx, code, { isUpheld: true, isUnfounded: false, statement }),
  [StaffReportAct.DISMISS]: (tx, { code, statement, isUnfounded }) =>
    decideReport(tx, code, { isUpheld: false, isUnfounded: isUnfounded === true, statement }),
  [StaffReportAct.DECIDE_COMPLAINT]: (tx, { code, statement, isChanged }) =>
    decideComplaint(tx, code, { isChanged: isChanged === true, statement }),
};

/** Previews the mails to both sides of a report: performs the act, collects its mails, and rolls everything back. */
export async function previewReportAct(ctx: SignedInContext, input: ReportActPreviewInput): Promise<ReportActMail[]> {
  const { row } = await getStaffReport(ctx, input.code);
  const run = RUNS[input.act];
  if (!run) return [];
  return rehearse(ctx, async (tx) => {
    const last = await lastEvent(tx);
    const queued = await mailsOfAct(tx, () => run(tx, input));
    const toOwner = row.subject === ReportedKind.REVIEW ? await mailsToAuthor(tx, last, row.subjectId) : [];
    const owner = row.concernedId === null ? null : (await findMailRecipient(tx, row.concernedId)).email;
    // A decision about a review answers everybody who reported it: one of their mails stands for all.
    const others = queued.filter(({ to }) => to !== owner);
    const shown = others.find(({ to }) => to === row.email) ?? others[0];
    return [
      ...queued
        .filter((mail) => mail.to === owner || mail === shown)
        .map(({ to, subject, text }) => ({
          reader: to === owner ? ReportSide.OWNER : ReportSide.REPORTER,
          subject,
          text,
        })),
      ...toOwner,
    ];
  });
}

/** The author of a review is informed by a notification. */
async function mailsToAuthor(tx: SignedInContext, last: string, reviewId: string): Promise<ReportActMail[]> {
  return (await mailsSince(tx, last, 'reviewId', reviewId)).map(({ content: { subject, text } }) => ({
    reader: ReportSide.OWNER,
    subject,
    text,
  }));
}
