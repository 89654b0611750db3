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

/** Reasons as forms offer them. */
@Resolver()
export class ReasonsResolver {
  @Public()
  @SharedAnswer()
  @Query(() => [OfferedReason], {
    complexity: 10,
    description:
      'The reasons of a list that can be given now, in the order that the staff have set. Errors: NOT_FOUND for a list of something else.',
  })
  async reasons(
    @Ctx() ctx: RequestContext,
    @Arg('list', () => WordListName, { description: 'Which list.' }) list: WordListName,
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
