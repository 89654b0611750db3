import { Field, InputType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';

@InputType({ description: 'A wish to hear when a city opens.' })
export class JoinWaitingListInput {
  @Field(() => String, { description: 'Where the mail goes.' })
  email!: string;

  @Field(() => String, { description: 'The path of the city: `murcia`.' })
  city!: string;

  @Field(() => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language of the mails.' })
  locale!: Locale | null;
}
