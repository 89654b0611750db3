import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { EditableWords, SaveWordsInput, WordListName } from './editable-words.types.js';
import { findWords, listWords } from './list-words.js';
import { saveWords } from './save-words.js';

const COMPLEXITY = 80;

/** The texts and lists of the product that the staff edit. */
@Resolver()
export class WordsResolver {
  @AuthorizedStaff('EDIT_WORDS')
  @Query(() => [EditableWords], {
    complexity: COMPLEXITY,
    description: 'Staff: the entries of a list of texts with their last changes. Errors: MFA_SETUP_REQUIRED.',
  })
  editableWords(
    @Ctx() ctx: RequestContext,
    @Arg('list', () => WordListName, { description: 'Which list.' }) list: WordListName,
  ): Promise<EditableWords[]> {
    return listWords(ctx, list);
  }

  @AuthorizedStaff('EDIT_WORDS')
  @PayloadMutation({
    payload: { words: [() => EditableWords, 'The entry as it is now.'] },
    complexity: COMPLEXITY,
    description:
      'Staff: edits, adds, moves or switches an entry of a list; idempotent. Empty texts are reset to the product’s own. ' +
      'Errors: NOT_FOUND, TEXT_CHANGED when a `seenText` is no longer current, VALIDATION_FAILED with REQUIRED, TOO_LONG {max} or GAP_UNKNOWN {names, gaps} at `texts.0.text`, PART_UNKNOWN at `texts.0.part`, REASON_REQUIRED or TOO_LONG at `statement`, MFA_SETUP_REQUIRED.',
  })
  async saveWords(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveWordsInput, { description: 'The entry, its texts and the reason.' })
    { isOff, place, ...input }: SaveWordsInput,
  ): Promise<{ words: EditableWords }> {
    const order = { isOff: isOff ?? null, place: place ? Math.max(place, 1) - 1 : null };
    await saveWords(signedIn(ctx), { ...input, ...order });
    return { words: await findWords(ctx, input.list, input.key) };
  }
}
