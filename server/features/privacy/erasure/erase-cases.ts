import type { ServiceContext } from '../../../core/context.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { ReportedKind, ReportSide } from '../../reports/cases/report-case.enums.js';
import { ReportCase } from '../../reports/cases/report-case.entity.js';
import { textsOf, withoutPerson, withoutTexts, type PersonalTexts } from './personal-texts.rules.js';
import { redactReports } from './redact-reports.js';

/**
 * Cases stay: the decision concerns the other side too, and moderation metrics are counted from them. The address and the user's texts are
 * deleted; of a decision about the user alone only the fact of a complaint stays.
 */
export async function eraseCases(tx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  await tx.db
    .deleteFrom('ReportCase')
    .where('isOwnInitiative', '=', true)
    .where('concernedId', '=', userId)
    .where('complainedAt', 'is', null)
    .execute();
  await tx.db
    .updateTable('ReportCase')
    .set({ concernedId: null, statement: null, complaint: '', complaintStatement: null })
    .where('isOwnInitiative', '=', true)
    .where('concernedId', '=', userId)
    .execute();
  const { email } = await tx.db.selectFrom('User').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  // Reports they filed without an account are assigned to them, so that metrics count one reporter.
  await tx.db
    .updateTable('ReportCase')
    .set({ userId, email: '', details: '' })
    .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
    .execute();
  for (const [side, column] of [
    [ReportSide.REPORTER, 'userId'],
    [ReportSide.OWNER, 'concernedId'],
  ] as const)
    await tx.db
      .updateTable('ReportCase')
      .set({ complaint: '' })
      .where('complaintSide', '=', side)
      .where(column, '=', userId)
      .execute();
  await redactCases(tx, userId, personal);
  await redactReports(tx, userId, personal);
}

/** What the other side wrote about the user, and the staff's reasons, which the other side can still read. */
async function redactCases(tx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  const reviews = tx.db.selectFrom('Review').select('id').where('subjectId', '=', userId);
  const cases = await tx.db
    .selectFrom('ReportCase')
    .select(['id', 'details', 'complaint', 'statement', 'complaintStatement'])
    .where((eb) =>
      eb.or([
        eb('userId', '=', userId),
        eb('concernedId', '=', userId),
        // Its author is the one concerned, and reads the case.
        eb.and([eb('subject', '=', ReportedKind.REVIEW), eb('subjectId', 'in', reviews)]),
      ]),
    )
    .execute();
  const ofStaff = (text: string | null): string | null => text && withoutTexts(text, textsOf(personal));
  const ofOthers = (text: string): string => withoutPerson(text, personal);
  for (const { id, details, complaint, statement, complaintStatement } of cases)
    await changeRecord(tx, ReportCase, id, {
      details: ofOthers(details),
      complaint: complaint && ofOthers(complaint),
      statement: ofStaff(statement),
      complaintStatement: ofStaff(complaintStatement),
    });
}
