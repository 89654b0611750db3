import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Groups of the data stored about a user. */
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
  description: 'Group of the data stored about a user.',
  valuesConfig: {
    ACCOUNT: { description: 'Name, e-mail address and sign-in data.' },
    PROFILE: { description: 'Public profile.' },
    SPACES: { description: 'Spaces with their photos, including drafts and archived ones.' },
    BOOKINGS: { description: 'Bookings on either side, with their history.' },
    PAYMENTS: { description: 'Payments made.' },
    MESSAGES: { description: 'Messages sent and received.' },
    REVIEWS: { description: 'Reviews written and received.' },
    NOTIFICATIONS: { description: 'Notifications received.' },
    SESSIONS: { description: 'Sessions and known browsers.' },
    CONSENTS: { description: 'Consents granted or withdrawn.' },
    VERIFICATIONS: { description: 'Verifications of identity and spaces, and stored documents.' },
  },
});

/** A single field shown in one line. */
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
  description: 'A single field shown in one line.',
  valuesConfig: {
    FULL_NAME: { description: 'Name and surnames.' },
    EMAIL: { description: 'E-mail address used to sign in.' },
    LOCALE: { description: 'Language of e-mails.' },
    MEMBER_SINCE: { description: 'When the account was opened.' },
    DISPLAY_NAME: { description: 'Name shown to others.' },
    BIO: { description: 'About text of the profile.' },
    CITY: { description: 'City of the profile.' },
    LANGUAGES: { description: 'Spoken languages.' },
    PHONE: { description: 'Verified phone number.' },
    BIRTH_DATE: { description: 'Date of birth from the identity document.' },
  },
});

@ObjectType({ description: 'One field stored about the viewer.' })
export class DataField {
  @Field(() => DataFieldKey, { description: 'The field.' })
  key!: DataFieldKey;

  @Field(() => String, {
    nullable: true,
    description: 'As stored: text, date, instant, or a list joined by commas; null when empty.',
  })
  value!: string | null;
}

@ObjectType({ description: 'A group of the data stored about the viewer.' })
export class DataGroup {
  @Field(() => DataGroupKey, { description: 'The group.' })
  key!: DataGroupKey;

  @Field(() => Int, { description: 'Number of its entries in the export.' })
  count!: number;

  @Field(() => [DataField], { description: 'The fields, for groups that consist of fields.' })
  fields!: DataField[];
}

@ObjectType({ description: 'The data stored about the viewer.' })
export class MyData {
  @Field(() => [DataGroup], { description: 'In a fixed order, empty groups included.' })
  groups!: DataGroup[];
}
