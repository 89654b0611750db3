import { Field, InputType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';

@InputType({ description: 'A request to be notified when a city opens.' })
export class JoinWaitingListInput {
  @Field(() => String, { description: 'The recipient of the mail.' })
  email!: string;

  @Field(() => String, { description: 'The path of the city: `murcia`.' })
  city!: string;

  @Field(() => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language of the mails.' })
  locale!: Locale | null;
}

@InputType({ description: 'The address of a mail, confirmed by its link.' })
export class ConfirmWaitingListInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

@InputType({ description: 'What `leaveWaitingList` is called with.' })
export class LeaveWaitingListInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}
