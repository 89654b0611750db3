import { NOTICE_LENGTH } from '../../core/constants/notice-length.js';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import { FieldProblemCode, type FieldError } from '../../core/errors/errors.js';
import { Locale } from '../../core/values/locale.js';
import { queueMail, type MailParams } from '../../core/mail/mailer.js';
import { consume, returnPoint } from '../../core/rate-limits/rate-limits.js';
import { withReceipt } from '../../core/rate-limits/with-point.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { requireOffered } from '../../core/words/reasons.js';
import { cleanLine, isWithin } from '../../core/values/text.js';
import { emailProblem, fullNameProblem, normaliseEmail } from '../accounts/account.rules.js';
import { refuseMisuse } from './cases/misuse.js';
import { NO_COMPLAINT, type ReportedKind } from './cases/report-case.enums.js';
import { scheduleLateReceipt } from './late-receipts.js';
import { DECIDED_WITHIN_MS, REPORT_SUBJECTS, type ReportSubject } from './report-subjects.rules.js';
import { REPORT_REASONS } from './words/report-reasons.js';

/** The reporter: the viewer's account, or a visitor's name and e-mail. */
export interface Reporter {
  readonly userId: string | null;
  readonly fullName: string;
  readonly email: string;
  /** Language of the account. */
  readonly locale: Locale;
}

/** The row of a report; not new when the same report was sent before. */
export interface SavedReport {
  readonly code: string;
  readonly isNew: boolean;
}

export interface NewReport {
  readonly subject: ReportSubject;
  readonly reporter: Reporter;
  /** Language of the receipt. */
  readonly locale: Locale;
  /** The subject of the case; `concernedId` is the person responsible for it. */
  readonly about: {
    readonly kind: ReportedKind;
    readonly id: string;
    readonly concernedId: string | null;
    readonly reason: string;
    readonly details: string;
  };
  /** Inserts the report with this code, or finds the same one. */
  readonly save: (tx: ServiceContext, code: RawBuilder<string>) => Promise<SavedReport>;
  /** Details for the staff and the reporter besides the code. */
  readonly toStaff: MailParams;
  readonly receipt: MailParams;
}

/** In an upsert: true for an inserted row, false for an updated one. */
export const WAS_INSERTED = sql<boolean>`xmax = 0`;

/**
 * Stores a report, mails the staff and a receipt, and returns its code. The same report sent twice has one code and one mail. Beyond three an
 * hour to one address, one mail at the end of the hour is the receipt of all.
 */
export async function submitReport(ctx: RequestContext, report: NewReport): Promise<string> {
  const { limit, isPerUser, codePrefix, codeSequence } = REPORT_SUBJECTS[report.subject];
  await refuseMisuse(ctx, report.reporter);
  await requireOffered(ctx, REPORT_REASONS[report.about.kind], report.about.reason);
  await consume(ctx, limit, isPerUser && report.reporter.userId ? report.reporter.userId : ctx.client.network);
  const { email } = report.reporter;
  // A visitor may type anybody's address, from many networks.
  const isCounted = ctx.viewer?.isEmailVerified !== true;
  const store = (isAtOnce: boolean) =>
    inTransaction(ctx, async (tx) => {
      const prefix = `${codePrefix}-${tx.clock.now().getUTCFullYear()}-`;
      const next = sql<string>`${prefix}::text || lpad(nextval(${sql.lit(codeSequence)})::text, 6, '0')`;
      const { code, isNew } = await report.save(tx, next);
      if (isNew) await openCase(tx, code, report);
      if (isNew) await mailStaff(tx, code, report);
      if (isNew && isAtOnce) await mailReceipt(tx, code, report);
      if (isNew && !isAtOnce) await scheduleLateReceipt(tx, email);
      return { code, isUnused: isAtOnce && !isNew };
    });
  if (!isCounted) return (await store(true)).code;
  const { code, isUnused } = await withReceipt(ctx, 'report-receipts', email, store);
  if (isUnused) await returnPoint(ctx, 'report-receipts', email);
  return code;
}

async function openCase(tx: ServiceContext, code: string, { about, reporter, locale }: NewReport): Promise<void> {
  const now = tx.clock.now();
  const { kind, id, concernedId, reason, details } = about;
  await tx.db
    .insertInto('ReportCase')
    .values({
      code,
      subject: kind,
      subjectId: id,
      concernedId,
      userId: reporter.userId,
      email: reporter.email,
      locale,
      reason,
      details,
      openedAt: now,
      dueAt: new Date(now.getTime() + DECIDED_WITHIN_MS),
      statement: null,
      decidedBy: null,
      decidedAt: null,
      ...NO_COMPLAINT,
    })
    .execute();
}

async function mailReceipt(
  tx: ServiceContext,
  code: string,
  { subject, reporter, locale, receipt }: NewReport,
): Promise<void> {
  const { mailId, template } = REPORT_SUBJECTS[subject];
  await queueMail(tx, {
    id: `${mailId}-${code}-receipt`,
    to: reporter.email,
    locale,
    template: `${template}-receipt`,
    params: { ...receipt, code },
  });
}

async function mailStaff(tx: ServiceContext, code: string, { subject, toStaff }: NewReport): Promise<void> {
  const { mailId, template } = REPORT_SUBJECTS[subject];
  await queueMail(tx, {
    id: `${mailId}-${code}`,
    to: tx.config.supportEmail,
    locale: Locale.ES,
    template,
    params: { ...toStaff, code },
  });
}

/** The viewer's account, or the name and address a visitor gives. */
export async function findReporter(
  ctx: RequestContext,
  visitor: { readonly fullName?: string | null; readonly email?: string | null } = {},
): Promise<Reporter> {
  if (!ctx.viewer)
    return {
      userId: null,
      fullName: cleanLine(visitor.fullName ?? ''),
      email: normaliseEmail(visitor.email ?? ''),
      locale: Locale.ES,
    };
  const user = await ctx.db
    .selectFrom('User')
    .select(['fullName', 'email', 'locale'])
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow();
  return { userId: ctx.viewer.id, ...user };
}

/** The problems of a visitor's name and address. */
export function reporterProblems({ userId, fullName, email }: Reporter): FieldError[] {
  return userId === null ? [fullNameProblem(fullName), emailProblem(email)].filter((problem) => problem !== null) : [];
}

interface ContentBounds {
  readonly code?: typeof FieldProblemCode.CONTACT_MESSAGE_LENGTH | typeof FieldProblemCode.REPORT_DETAILS_LENGTH;
  readonly min?: number;
}

/** The problems of a report's text and its declaration. */
export function contentProblems(
  details: string,
  isGoodFaith: boolean,
  { code = FieldProblemCode.CONTACT_MESSAGE_LENGTH, min = NOTICE_LENGTH.min }: ContentBounds = {},
): FieldError[] {
  const { max } = NOTICE_LENGTH;
  return [
    ...(isWithin(details, { min, max }) ? [] : [{ path: 'details', code, params: { min, max } }]),
    ...(isGoodFaith ? [] : [{ path: 'isGoodFaith', code: FieldProblemCode.GOOD_FAITH_REQUIRED }]),
  ];
}
