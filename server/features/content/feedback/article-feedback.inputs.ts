import { Field, ID, InputType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';

@InputType({ description: 'Whether a help article, or a guide of the API, was helpful.' })
export class RateArticleInput {
  @Field(() => String, { description: 'The slug of the article, or `api/` and the name of a guide.' })
  slug!: string;

  @Field(() => Locale, { description: 'Language in which it was read.' })
  locale!: Locale;

  @Field(() => Boolean, { description: 'Yes or no.' })
  isHelpful!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What is missing, at most 500 characters of plain text; only stored when it was not helpful.',
  })
  comment?: string | null;

  @Field(() => ID, {
    description:
      'A random key of 16–100 characters per visit, made by the client; a second answer with it replaces the first.',
  })
  visitKey!: string;
}
