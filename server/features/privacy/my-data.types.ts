import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What is held about a person, in groups she can understand. */
export enum DataGroupKey {
  ACCOUNT = 'account',
  PROFILE = 'profile',
  SPACES = 'spaces',
  BOOKINGS = 'bookings',
  PAYMENTS = 'payments',
  MESSAGES = 'messages',
  REVIEWS = 'reviews',
  NOTIFICATIONS = 'notifications',
  SESSIONS = 'sessions',
  CONSENTS = 'consents',
  VERIFICATIONS = 'verifications',
}

registerEnumType(DataGroupKey, {
  name: 'DataGroupKey',
  description: 'What is held about a person, in groups.',
  valuesConfig: {
    ACCOUNT: { description: 'Name, address and how she signs in.' },
    PROFILE: { description: 'What she tells of herself.' },
    SPACES: { description: 'Her spaces, drafts and archived ones included, with their photos.' },
    BOOKINGS: { description: 'Bookings on either side, with their history.' },
    PAYMENTS: { description: 'What she paid.' },
    MESSAGES: { description: 'What she wrote to renters and hosts, and what they wrote to her.' },
    REVIEWS: { description: 'What she wrote of rentals, and what was published of her.' },
    NOTIFICATIONS: { description: 'What she was told.' },
    SESSIONS: { description: 'Where she signed in, and the browsers known.' },
    CONSENTS: { description: 'What she agreed to or withdrew.' },
    VERIFICATIONS: { description: 'Checks of identity and spaces, and the documents still held.' },
  },
});

/** A single fact that can be shown in a line. */
export enum DataFieldKey {
  FULL_NAME = 'full_name',
  EMAIL = 'email',
  LOCALE = 'locale',
  MEMBER_SINCE = 'member_since',
  DISPLAY_NAME = 'display_name',
  BIO = 'bio',
  CITY = 'city',
  LANGUAGES = 'languages',
  PHONE = 'phone',
  BIRTH_DATE = 'birth_date',
}

registerEnumType(DataFieldKey, {
  name: 'DataFieldKey',
  description: 'A single fact that can be shown in a line.',
  valuesConfig: {
    FULL_NAME: { description: 'Name and surnames.' },
    EMAIL: { description: 'The address she signs in with.' },
    LOCALE: { description: 'The language of her mails.' },
    MEMBER_SINCE: { description: 'When the account was opened.' },
    DISPLAY_NAME: { description: 'The name she chose for others.' },
    BIO: { description: 'What she tells of herself.' },
    CITY: { description: 'Where she lives.' },
    LANGUAGES: { description: 'What she speaks.' },
    PHONE: { description: 'Her verified phone.' },
    BIRTH_DATE: { description: 'From her identity document.' },
  },
});

@ObjectType({ description: 'One fact held about the viewer.' })
export class DataField {
  @Field(() => DataFieldKey, { description: 'Which fact.' })
  key!: DataFieldKey;

  @Field(() => String, { nullable: true, description: 'As it is kept: text, a day, an instant, a list joined by commas; null when nothing is held.' })
  value!: string | null;
}

@ObjectType({ description: 'One group of what is held about the viewer.' })
export class DataGroup {
  @Field(() => DataGroupKey, { description: 'Which group.' })
  key!: DataGroupKey;

  @Field(() => Int, { description: 'How many entries the copy of her data holds of it.' })
  count!: number;

  @Field(() => [DataField], { description: 'The facts themselves, where they are few.' })
  fields!: DataField[];
}

@ObjectType({ description: 'What is held about the viewer.' })
export class MyData {
  @Field(() => [DataGroup], { description: 'In a fixed order, empty groups included.' })
  groups!: DataGroup[];
}
