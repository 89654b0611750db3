import { sql } from 'kysely';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { Locale } from '../../core/values/locale.js';
import { findSpaceById } from '../spaces/space-lists.js';
import type { ReportSpaceInput } from './report.inputs.js';
import {
  contentProblems,
  findReporter,
  normalizeDetails,
  reporterProblems,
  submitReport,
  WAS_INSERTED,
} from './submit-report.js';

/** The columns of the unique index; a long text is compared by its hash. */
const SAME_REPORT = sql`space_id, email, reason, md5(details)`;

/** Reports a public space to the staff. Answers the code of the report. */
export async function reportSpace(ctx: RequestContext, input: ReportSpaceInput): Promise<string> {
  const { spaceId, reason } = input;
  const details = normalizeDetails(input.details);
  const reporter = await findReporter(ctx, input);
  refuseProblems([...reporterProblems(reporter), ...contentProblems(details, input.isGoodFaith)]);
  const space = await findSpaceById(ctx, spaceId);
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  const { userId, fullName, email } = reporter;
  const locale = input.locale ?? Locale.ES;
  const title = space.title ?? '';
  return submitReport(ctx, {
    subject: 'space',
    reporter,
    locale,
    save: ({ db, clock }, code) =>
      db
        .insertInto('SpaceReport')
        .values({
          code,
          spaceId: space.id,
          userId,
          name: fullName,
          email,
          reason,
          details,
          locale,
          createdAt: clock.now(),
        })
        .onConflict((conflict) =>
          conflict.expression(SAME_REPORT).doUpdateSet((eb) => ({ locale: eb.ref('excluded.locale') })),
        )
        .returning(['code', WAS_INSERTED.as('isNew')])
        .executeTakeFirstOrThrow(),
    toStaff: { fullName, email, spaceId, title, reason, details },
    // A visitor can type any address, so text of other people goes to addresses of accounts only.
    receipt: userId ? { title, details } : {},
  });
}
