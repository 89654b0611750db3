import { Field, InputType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';
import { SpokenLanguage } from './profile.enums.js';

@InputType({ description: 'Changes of a profile; omitted fields stay as they are.' })
export class UpdateProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'The name others see, 2–40 characters without contact data; null for first name and initial.',
  })
  displayName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text of at most 500 characters; contact data in it is redacted for others.',
  })
  bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'City of residence, at most 80 characters without contact data.',
  })
  city?: string | null;

  @Field(() => [SpokenLanguage], { nullable: true, description: 'Spoken languages, each once, at most six.' })
  languages?: SpokenLanguage[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the viewer rents out as a professional, a person or a company; null leaves it as it is.',
  })
  isTrader?: boolean | null;

  @Field(() => Locale, { nullable: true, description: 'The language of e-mails to the viewer.' })
  locale?: Locale | null;
}
