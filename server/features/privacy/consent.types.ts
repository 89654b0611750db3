import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ConsentPurpose } from '../accounts/consent.enums.js';

registerEnumType(ConsentPurpose, {
  name: 'ConsentPurpose',
  description: 'Purpose of a consent.',
  valuesConfig: {
    TERMS: { description: 'The terms of use.' },
    MARKETING: { description: 'News by e-mail.' },
    ANALYTICS: { description: 'Measuring how the site is used.' },
    MARKETING_COOKIES: { description: 'Cookies for advertising.' },
  },
});

@ObjectType({ description: 'An entry of the consent log; entries are never changed.' })
export class Consent {
  @Field(() => ConsentPurpose, { description: 'The purpose.' })
  purpose!: ConsentPurpose;

  @Field(() => Boolean, { description: 'True for granted, false for refused or withdrawn.' })
  isGranted!: boolean;

  @Field(() => String, { description: 'Version of the displayed text, named by its date.' })
  version!: string;

  @Field(() => String, {
    description: 'Where the choice was made: sign_up, my_data, notification_preferences, cookie_settings.',
  })
  source!: string;

  @Field(() => Date, { description: 'When the choice was made.' })
  at!: Date;
}
