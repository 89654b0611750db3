import { sql } from 'kysely';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { columnRef } from '../../database.js';
import { findSpaceById } from '../spaces/space-lists.js';
import { ReportedKind } from './cases/report-case.enums.js';
import { checkNotice } from './check-notice.js';
import type { ReportSpaceInput } from './report.inputs.js';
import { submitReport, WAS_INSERTED } from './submit-report.js';

const column = columnRef<'SpaceReport'>;
/** The columns of the unique index; a long text is compared by its hash. */
const SAME_REPORT = sql`${column('spaceId')}, ${column('email')}, ${column('reason')}, md5(${column('details')})`;

/** Reports a public space to the staff. Returns the code of the report. */
export async function reportSpace(ctx: RequestContext, input: ReportSpaceInput): Promise<string> {
  const { spaceId, reason } = input;
  const { reporter, locale, row } = await checkNotice(ctx, input);
  const space = await findSpaceById(ctx, spaceId);
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  const { fullName, email, userId } = reporter;
  const shown = { title: space.title ?? '', details: row.details };
  return submitReport(ctx, {
    subject: 'space',
    reporter,
    locale,
    about: { kind: ReportedKind.SPACE, id: space.id, concernedId: space.hostId, reason, details: row.details },
    save: ({ db }, code) =>
      db
        .insertInto('SpaceReport')
        .values({ ...row, code, spaceId: space.id, reason })
        .onConflict((conflict) =>
          conflict.expression(SAME_REPORT).doUpdateSet((eb) => ({ locale: eb.ref('excluded.locale') })),
        )
        .returning(['code', WAS_INSERTED.as('isNew')])
        .executeTakeFirstOrThrow(),
    toStaff: { ...shown, fullName, email, spaceId, reason },
    // A visitor can type any address, so text of other people goes to addresses of accounts only.
    receipt: userId ? shown : {},
  });
}
