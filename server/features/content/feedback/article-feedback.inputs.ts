import { Field, ID, InputType } from 'type-graphql';
import { Locale } from '../../../core/locale.js';

@InputType({ description: 'Whether an article of the help centre was of use.' })
export class RateArticleInput {
  @Field(() => String, { description: 'The article\'s part of the address.' })
  slug!: string;

  @Field(() => Locale, { description: 'The language in which it was read.' })
  locale!: Locale;

  @Field(() => Boolean, { description: 'Yes or no.' })
  isHelpful!: boolean;

  @Field(() => String, { nullable: true, description: 'What was missing, at most 500 characters of plain text; only kept with a no.' })
  comment?: string | null;

  @Field(() => ID, { description: 'A random key of 16–100 characters that the client makes for one visit: with it, a second answer replaces the first.' })
  visitKey!: string;
}
