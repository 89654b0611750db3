import { NOTICE_LENGTH } from '../../core/notice-length.js';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors.js';
import { Locale } from '../../core/locale.js';
import { queueMail, type MailParams } from '../../core/mailer.js';
import { consume } from '../../core/rate-limits.js';
import { inTransaction } from '../../core/transaction.js';
import { emailProblem, fullNameProblem, normaliseEmail, normaliseFullName } from '../accounts/account-rules.js';
import type { SpaceRow } from '../spaces/space.entity.js';
import { findSpaceById } from '../spaces/space-lists.js';
import type { ReportSpaceInput } from './space-report.inputs.js';

interface Reporter {
  readonly userId: string | null;
  readonly fullName: string;
  readonly email: string;
}

/** Stores a report of a space, notifies staff and sends a receipt; returns its code. Repeating it returns the same report. */
export async function reportSpace(ctx: RequestContext, input: ReportSpaceInput): Promise<string> {
  const details = input.details.normalize('NFC').replaceAll('\0', '').trim();
  const reporter = await reporterOf(ctx, input);
  refuseProblems(
    [
      ...(reporter.userId ? [] : [fullNameProblem(reporter.fullName), emailProblem(reporter.email)]),
      ...contentProblems(details, input),
    ].filter((problem) => problem !== null),
  );
  const space = await findSpaceById(ctx, input.spaceId);
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  await consume(ctx, 'space-report-ip', ctx.client.network);
  const locale = input.locale ?? Locale.ES;
  return inTransaction(ctx, async (tx) => {
    const { code, isNew } = await store(tx, { space, reporter, details, reason: input.reason, locale });
    if (!isNew) return code;
    const params = {
      code,
      fullName: reporter.fullName,
      email: reporter.email,
      spaceId: input.spaceId,
      title: space.title ?? '',
      reason: input.reason,
      details,
    };
    // A visitor can name any address, so texts written by people go to addresses of accounts only.
    const receipt: MailParams = reporter.userId ? { code, title: params.title, details } : { code };
    await queueMail(tx, {
      id: `space-report-${code}-receipt`,
      to: reporter.email,
      locale,
      template: 'spaces.report-receipt',
      params: receipt,
    });
    await queueMail(tx, {
      id: `space-report-${code}`,
      to: ctx.config.supportEmail,
      locale: Locale.ES,
      template: 'spaces.report',
      params,
    });
    return code;
  });
}

/** The viewer's account, or the name and address a visitor gives. */
async function reporterOf(ctx: RequestContext, input: ReportSpaceInput): Promise<Reporter> {
  if (!ctx.viewer)
    return {
      userId: null,
      fullName: normaliseFullName(input.fullName ?? ''),
      email: normaliseEmail(input.email ?? ''),
    };
  const user = await ctx.db
    .selectFrom('User')
    .select(['fullName', 'email'])
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirst();
  return { userId: ctx.viewer.id, fullName: user?.fullName ?? '', email: user?.email ?? '' };
}

function contentProblems(details: string, { isGoodFaith }: ReportSpaceInput): (FieldError | null)[] {
  const { length } = [...details];
  return [
    length >= NOTICE_LENGTH.min && length <= NOTICE_LENGTH.max
      ? null
      : { path: 'details', code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: NOTICE_LENGTH },
    isGoodFaith ? null : { path: 'isGoodFaith', code: FieldProblemCode.GOOD_FAITH_REQUIRED },
  ];
}

/** REP-2026-000012, numbered by a sequence. */
function nextReportCode(now: Date): RawBuilder<string> {
  return sql<string>`${`REP-${now.getUTCFullYear()}-`}::text || lpad(nextval('space_report_codes')::text, 6, '0')`;
}

interface Report {
  readonly space: SpaceRow;
  readonly reporter: Reporter;
  readonly details: string;
  readonly reason: ReportSpaceInput['reason'];
  readonly locale: Locale;
}

async function store(
  tx: ServiceContext,
  { space, reporter, details, reason, locale }: Report,
): Promise<{ code: string; isNew: boolean }> {
  const now = tx.clock.now();
  return tx.db
    .insertInto('SpaceReport')
    .values({
      code: nextReportCode(now),
      spaceId: space.id,
      userId: reporter.userId,
      name: reporter.fullName,
      email: reporter.email,
      reason,
      details,
      locale,
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`space_id, email, reason, md5(details)`)
        .doUpdateSet((eb) => ({ locale: eb.ref('excluded.locale') })),
    )
    .returning(['code', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
}
