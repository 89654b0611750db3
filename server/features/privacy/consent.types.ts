import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ConsentPurpose } from '../accounts/consent-codes.js';

registerEnumType(ConsentPurpose, {
  name: 'ConsentPurpose',
  description: 'What somebody can agree to.',
  valuesConfig: {
    TERMS: { description: 'The terms of use.' },
    MARKETING: { description: 'News by e-mail.' },
    ANALYTICS: { description: 'Measuring how the site is used.' },
    MARKETING_COOKIES: { description: 'Cookies for advertising.' },
  },
});

@ObjectType({ description: 'A line of the log of consents; lines are only ever added.' })
export class Consent {
  @Field(() => ConsentPurpose, { description: 'What for.' })
  purpose!: ConsentPurpose;

  @Field(() => Boolean, { description: 'Given, or refused or withdrawn.' })
  isGranted!: boolean;

  @Field(() => String, { description: 'The version of the text it was said to, named by its day.' })
  version!: string;

  @Field(() => String, { description: 'Where it was said: sign_up, my_data, notification_preferences, cookie_settings.' })
  source!: string;

  @Field(() => Date, { description: 'When it was said.' })
  at!: Date;
}
