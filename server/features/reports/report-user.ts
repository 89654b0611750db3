import { sql } from 'kysely';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { columnRef } from '../../database.js';
import { userLoader } from '../accounts/user.loaders.js';
import { publicNameOf } from '../accounts/person-name.js';
import { ReportedKind } from './cases/report-case.enums.js';
import { checkNotice } from './check-notice.js';
import type { ReportUserInput } from './report.inputs.js';
import { submitReport, WAS_INSERTED } from './submit-report.js';

const column = columnRef<'UserReport'>;
/** The columns of the unique index; a long text is compared by its hash. */
const SAME_REPORT = sql`${column('subjectId')}, ${column('email')}, ${column('reason')}, md5(${column('details')})`;

/** Reports a person to the staff. Returns the code of the report. */
export async function reportUser(ctx: RequestContext, input: ReportUserInput): Promise<string> {
  const { userId: id, reason } = input;
  const { reporter, locale, row } = await checkNotice(ctx, input);
  const user = await userLoader(ctx).load(fromGlobalId('User', id));
  if (!user || user.erasedAt) throw new DomainError(ErrorCode.NOT_FOUND);
  const { fullName, email, userId } = reporter;
  if (user.id === userId) throw new DomainError(ErrorCode.FORBIDDEN);
  const shown = { name: publicNameOf(user), details: row.details };
  return submitReport(ctx, {
    subject: 'user',
    reporter,
    locale,
    about: { kind: ReportedKind.USER, id: user.id, concernedId: user.id, reason, details: row.details },
    save: ({ db }, code) =>
      db
        .insertInto('UserReport')
        .values({ ...row, code, subjectId: user.id, reason })
        .onConflict((conflict) =>
          conflict.expression(SAME_REPORT).doUpdateSet((eb) => ({ locale: eb.ref('excluded.locale') })),
        )
        .returning(['code', WAS_INSERTED.as('isNew')])
        .executeTakeFirstOrThrow(),
    toStaff: { ...shown, fullName, email, userId: id, reason },
    receipt: userId ? shown : {},
  });
}
