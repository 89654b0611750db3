import { Arg, Ctx, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { WriteStaffNoteInput, StaffNoteView } from './staff-note.types.js';
import { writeNote } from './staff-notes.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

@Resolver()
export class StaffNotesResolver {
  @AuthorizedStaff('WRITE_NOTES')
  @PayloadMutation({
    payload: { note: [() => StaffNoteView, 'The note.'] },
    complexity: 10,
    description:
      'Staff: writes a note that only the staff read. Errors: NOT_FOUND, VALIDATION_FAILED with TEXT_LENGTH at `body`, MFA_SETUP_REQUIRED.',
  })
  async writeStaffNote(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WriteStaffNoteInput, { description: 'The subject and the text.' })
    { subjectId, body }: WriteStaffNoteInput,
  ): Promise<{ note: StaffNoteView }> {
    return { note: await writeNote(signedIn(ctx), subjectId, body) };
  }
}
