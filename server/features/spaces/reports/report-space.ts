import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors.js';
import { Locale } from '../../../core/locale.js';
import { queueMail } from '../../../core/mailer.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { emailProblem, fullNameProblem, normaliseEmail, normaliseFullName } from '../../accounts/account-rules.js';
import type { SpaceRow } from '../space.entity.js';
import { findSpaceById } from '../space-lists.js';
import type { ReportSpaceInput } from './space-report.inputs.js';

const DETAILS = { min: 20, max: 3000 } as const;

interface Reporter {
  readonly userId: string | null;
  readonly fullName: string;
  readonly email: string;
}

/** Keeps a report of a listing, tells the staff and sends a receipt; answers its code. Said again, it is the same report. */
export async function reportSpace(ctx: RequestContext, input: ReportSpaceInput): Promise<string> {
  const details = input.details.normalize('NFC').replaceAll('\0', '').trim();
  const reporter = await reporterOf(ctx, input);
  refuseProblems([...(reporter.userId ? [] : [fullNameProblem(reporter.fullName), emailProblem(reporter.email)]), ...contentProblems(details, input)].filter((problem) => problem !== null));
  const space = await findSpaceById(ctx, input.spaceId);
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  await consume(ctx, 'space-report-ip', ctx.client.ip);
  const locale = input.locale ?? Locale.ES;
  return inTransaction(ctx, async (tx) => {
    const { code, isNew } = await store(tx, { space, reporter, details, reason: input.reason, locale });
    if (!isNew) return code;
    const params = { code, fullName: reporter.fullName, email: reporter.email, spaceId: input.spaceId, title: space.title ?? '', reason: input.reason, details };
    await queueMail(tx, { id: `space-report-${code}-receipt`, to: reporter.email, locale, template: 'spaces.report-receipt', params });
    await queueMail(tx, { id: `space-report-${code}`, to: ctx.config.supportEmail, locale: Locale.ES, template: 'spaces.report', params });
    return code;
  });
}

/** Whoever is signed in is known; a visitor says who she is. */
async function reporterOf(ctx: RequestContext, input: ReportSpaceInput): Promise<Reporter> {
  if (!ctx.viewer) return { userId: null, fullName: normaliseFullName(input.fullName ?? ''), email: normaliseEmail(input.email ?? '') };
  const [user] = await ctx.em.execute<{ full_name: string; email: string }[]>('select full_name, email from users where id = ?', [ctx.viewer.id]);
  return { userId: ctx.viewer.id, fullName: user?.full_name ?? '', email: user?.email ?? '' };
}

function contentProblems(details: string, { isGoodFaith }: ReportSpaceInput): (FieldError | null)[] {
  const { length } = [...details];
  return [
    length >= DETAILS.min && length <= DETAILS.max ? null : { path: 'details', code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: DETAILS },
    isGoodFaith ? null : { path: 'isGoodFaith', code: FieldProblemCode.GOOD_FAITH_REQUIRED },
  ];
}

interface Report {
  readonly space: SpaceRow;
  readonly reporter: Reporter;
  readonly details: string;
  readonly reason: ReportSpaceInput['reason'];
  readonly locale: Locale;
}

async function store(tx: ServiceContext, { space, reporter, details, reason, locale }: Report): Promise<{ code: string; isNew: boolean }> {
  const now = tx.clock.now();
  const [row] = await tx.em.execute<{ code: string; is_new: boolean }[]>(
    `insert into space_reports (code, space_id, user_id, name, email, reason, details, locale, created_at)
     values (? || lpad(nextval('space_report_codes')::text, 6, '0'), ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (space_id, email, reason, md5(details)) do update set locale = excluded.locale
     returning code, xmax = 0 as is_new`,
    [`REP-${now.getUTCFullYear()}-`, space.id, reporter.userId, reporter.fullName, reporter.email, reason, details, locale, now],
  );
  if (!row) throw new Error('the report was not stored');
  return { code: row.code, isNew: row.is_new };
}
