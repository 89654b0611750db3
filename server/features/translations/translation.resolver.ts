import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { Locale } from '../../core/values/locale.js';
import { Message } from '../messages/message.entity.js';
import type { MessageRow } from '../messages/message.types.js';
import { Review } from '../reviews/review.entity.js';
import type { ReviewRow } from '../reviews/review.types.js';
import { isTranslationOffered, languageOfMessage, languageOfReview } from './translatable-text.js';
import { translateText } from './translate-text.js';
import { TranslateTextInput } from './translation.types.js';
import { PayloadMutation } from '../../core/graphql/payload.js';

const TRANSLATABLE = {
  nullable: true,
  description:
    'The language that `translateText` can translate it from; null without a translation service or while it is switched off, for the viewer’s own texts, and when the language is undetected.',
};

@Resolver(() => Review)
export class TranslatableReviewResolver {
  @FieldResolver(() => Locale, TRANSLATABLE)
  async translatableFrom(@Root() review: ReviewRow, @Ctx() ctx: RequestContext): Promise<Locale | null> {
    return (await isTranslationOffered(ctx)) ? languageOfReview(ctx, review) : null;
  }
}

@Resolver(() => Message)
export class TranslatableMessageResolver {
  @FieldResolver(() => Locale, TRANSLATABLE)
  async translatableFrom(@Root() message: MessageRow, @Ctx() ctx: RequestContext): Promise<Locale | null> {
    return (await isTranslationOffered(ctx)) ? languageOfMessage(ctx, message) : null;
  }
}

@Resolver()
export class TranslationResolver {
  @Public()
  @PayloadMutation({
    payload: {
      text: [
        () => String,
        'The translation; null when the translation service does not respond; retry later.',
        { nullable: true },
      ],
    },
    complexity: 20,
    description:
      'Translates a review or a message by an outside service; nothing is stored. 60 an hour per person, 30 an hour per IP for visitors. Errors: NOT_FOUND for texts that the viewer may not read or that `translatableFrom` excludes, RATE_LIMITED.',
  })
  async translateText(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TranslateTextInput, { description: 'The text and the language.' }) input: TranslateTextInput,
  ): Promise<{ text: string | null }> {
    return { text: await translateText(ctx, input) };
  }
}
