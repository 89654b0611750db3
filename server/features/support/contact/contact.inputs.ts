import { Field, InputType, registerEnumType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';

/** The topic of a message. */
export enum ContactTopic {
  ACCESS = 'access',
  BOOKING = 'booking',
  PAYMENT = 'payment',
  HOSTING = 'hosting',
  ACCOUNT = 'account',
  PERSONAL_DATA = 'personal_data',
  ACCESSIBILITY = 'accessibility',
  REPORT = 'report',
  OTHER = 'other',
}

registerEnumType(ContactTopic, {
  name: 'ContactTopic',
  description: 'Topic of a message to support.',
  valuesConfig: {
    ACCESS: { description: 'No way into a space today; answered first.' },
    BOOKING: { description: 'A booking.' },
    PAYMENT: { description: 'A payment.' },
    HOSTING: { description: 'Renting a space out.' },
    ACCOUNT: { description: 'The account.' },
    PERSONAL_DATA: { description: 'Personal data.' },
    ACCESSIBILITY: { description: 'Something that does not work.' },
    REPORT: { description: 'Something illegal or against the rules.' },
    OTHER: { description: 'Anything else.' },
  },
});

@InputType({ description: 'A message to support.' })
export class ContactInput {
  @Field(() => String, { description: 'Name of the sender, 2–80 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'E-mail address for the answer.' })
  email!: string;

  @Field(() => ContactTopic, { description: 'Its topic.' })
  topic!: ContactTopic;

  @Field(() => String, { description: 'Plain text, 20–3000 characters.' })
  message!: string;

  @Field(() => Locale, {
    nullable: true,
    defaultValue: Locale.ES,
    description: 'The language of the receipt and of the answer.',
  })
  locale!: Locale | null;
}
