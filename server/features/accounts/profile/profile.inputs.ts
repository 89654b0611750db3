import { Field, InputType } from 'type-graphql';
import { Locale } from '../../../core/locale.js';
import { SpokenLanguage } from './profile-types.js';

@InputType({ description: 'What is to change; fields that are not given stay as they are.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'How others call her, 2–40 characters without contact data; null for first name and initial.' })
  displayName?: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text of at most 500 characters; others see contact data in it hidden.' })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: 'Where she lives, at most 80 characters without contact data.' })
  city?: string | null;

  @Field(() => [SpokenLanguage], { nullable: true, description: 'The languages she speaks, each once, six at most.' })
  languages?: SpokenLanguage[] | null;

  @Field(() => Locale, { nullable: true, description: 'The language of her e-mails.' })
  locale?: Locale | null;
}
