import type { ServiceContext } from '../../../core/context.js';
import { withoutPerson, type PersonalTexts } from './personal-texts.rules.js';

const REPORTS = ['SpaceReport', 'ReviewReport', 'UserReport', 'MessageReport'] as const;
type Reports = (typeof REPORTS)[number];

/** A report, and all by which its table knows the same one again, besides the words. */
interface FiledReport {
  readonly code: string;
  readonly details: string;
  readonly about: string | null;
  readonly by: string;
  readonly reason: string;
}

/** Removes the user from what others reported about their spaces, reviews, messages and themselves. */
export async function redactReports(tx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  for (const table of REPORTS) {
    const reports = await READ[table](tx, userId);
    const keyOf = ({ about, by, reason }: FiledReport, details: string) => JSON.stringify([about, by, reason, details]);
    const cleaned = reports.map((report) => ({ report, details: withoutPerson(report.details, personal) }));
    const changed = cleaned.filter(({ report, details }) => details !== report.details);
    const known = new Set(
      cleaned.filter(({ report, details }) => details === report.details).map((one) => keyOf(one.report, one.details)),
    );
    for (const { report, details } of changed) {
      // Two reports of one person may differ in the removed words only, and a table takes the same report once.
      if (known.has(keyOf(report, details)))
        await tx.db
          .deleteFrom(table as 'SpaceReport')
          .where('code', '=', report.code)
          .execute();
      else
        await tx.db
          .updateTable(table as 'SpaceReport')
          .set({ details })
          .where('code', '=', report.code)
          .execute();
      known.add(keyOf(report, details));
    }
  }
}

const READ: Readonly<Record<Reports, (tx: ServiceContext, userId: string) => Promise<FiledReport[]>>> = {
  SpaceReport: ({ db }, userId) =>
    db
      .selectFrom('SpaceReport as r')
      .innerJoin('Space as s', 's.id', 'r.spaceId')
      .select(['r.code', 'r.details', 'r.reason', 'r.spaceId as about', 'r.email as by'])
      .where('s.hostId', '=', userId)
      .execute(),
  ReviewReport: ({ db }, userId) =>
    db
      .selectFrom('ReviewReport as r')
      .innerJoin('Review as v', 'v.id', 'r.reviewId')
      .select(['r.code', 'r.details', 'r.reason', 'r.reviewId as about', 'r.email as by'])
      .where((eb) => eb.or([eb('v.authorId', '=', userId), eb('v.subjectId', '=', userId)]))
      .execute(),
  UserReport: ({ db }, userId) =>
    db
      .selectFrom('UserReport as r')
      .select(['r.code', 'r.details', 'r.reason', 'r.subjectId as about', 'r.email as by'])
      .where('r.subjectId', '=', userId)
      .execute(),
  MessageReport: ({ db }, userId) =>
    db
      .selectFrom('MessageReport as r')
      .innerJoin('Conversation as c', 'c.id', 'r.conversationId')
      .select(['r.code', 'r.details', 'r.reason', 'r.userId as by'])
      .select((eb) => eb.fn.coalesce('r.messageId', 'r.conversationId').as('about'))
      .where((eb) => eb.or([eb('c.renterId', '=', userId), eb('c.hostId', '=', userId)]))
      .execute(),
};
