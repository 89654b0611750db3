import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { Locale } from '../../../core/values/locale.js';
import { wordsOf } from '../../../core/words/load-words.js';
import type { WordList } from '../../../core/words/word-list.js';
import { OfferedReason, WordListName } from './editable-words.types.js';
import { REASON_LISTS } from './word-lists.js';

const LISTS: Partial<Record<WordListName, WordList>> = REASON_LISTS;

/** The reasons offered in forms. */
@Resolver()
export class ReasonsResolver {
  @Public()
  @SharedAnswer()
  @Query(() => [OfferedReason], {
    complexity: 10,
    description:
      'The currently offered reasons of a list, in the order set by the staff. Errors: NOT_FOUND for a list without reasons.',
  })
  async reasons(
    @Ctx() ctx: RequestContext,
    @Arg('list', () => WordListName, { description: 'The list.' }) list: WordListName,
    @Arg('locale', () => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language.' })
    locale: Locale | null,
  ): Promise<OfferedReason[]> {
    const words = LISTS[list];
    if (!words) throw new DomainError(ErrorCode.NOT_FOUND);
    const entries = await wordsOf(ctx, words);
    return entries
      .filter(({ isOff }) => !isOff)
      .map(({ key, words: of }) => ({ code: key.toUpperCase(), name: of[locale ?? Locale.ES]['name'] ?? '' }));
  }
}
