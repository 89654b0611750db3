import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText, isWithin } from '../../../core/values/text.js';
import type { NoteSubject } from './staff-note.entity.js';
import type { StaffNoteView } from './staff-note.types.js';

const LENGTH = { min: 1, max: 1000 } as const;
const MAX_SHOWN = 50;

const SUBJECTS = { Person: 'User', Space: 'Space', Booking: 'Booking' } as const;

/** The notes about one subject, newest first. */
export async function listNotes(ctx: ServiceContext, subjectType: NoteSubject, uuid: string): Promise<StaffNoteView[]> {
  const rows = await ctx.db
    .selectFrom('StaffNote as n')
    .leftJoin('User as u', 'u.id', 'n.authorId')
    .select(['n.body', 'n.createdAt', 'u.fullName'])
    .where('n.subjectType', '=', subjectType)
    .where('n.subjectId', '=', uuid)
    .orderBy('n.createdAt', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ body, createdAt, fullName }) => ({ body, createdAt, authorName: fullName }));
}

/** Writes a note; only the staff read it. */
export async function writeNote(ctx: SignedInContext, subjectId: string, given: string): Promise<StaffNoteView> {
  const parsed = parseGlobalId(subjectId);
  if (!parsed || !(parsed.type in SUBJECTS)) throw new DomainError(ErrorCode.NOT_FOUND);
  const subjectType = SUBJECTS[parsed.type as keyof typeof SUBJECTS];
  const body = cleanText(given);
  refuseProblems(isWithin(body, LENGTH) ? [] : [{ path: 'body', code: FieldProblemCode.TEXT_LENGTH, params: LENGTH }]);
  return inTransaction(ctx, async (tx) => {
    const subject = await tx.db.selectFrom(subjectType).select('id').where('id', '=', parsed.uuid).executeTakeFirst();
    if (!subject) throw new DomainError(ErrorCode.NOT_FOUND);
    const createdAt = tx.clock.now();
    const { id: noteId } = await tx.db
      .insertInto('StaffNote')
      .values({ subjectType, subjectId: parsed.uuid, authorId: tx.viewer.id, body, createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'note.written',
      objectType: subjectType,
      objectId: parsed.uuid,
      after: { noteId },
      ip: tx.client.ip,
    });
    const author = await tx.db.selectFrom('User').select('fullName').where('id', '=', tx.viewer.id).executeTakeFirst();
    return { body, createdAt, authorName: author?.fullName ?? null };
  });
}
