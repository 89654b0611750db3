import { Field, InputType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';

@InputType({ description: 'The sign-up form.' })
export class SignUpInput {
  @Field(() => String, { description: 'Name and surnames, 2–80 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'At most 254 characters; stored in lower case.' })
  email!: string;

  @Field(() => String, {
    description: '10–128 characters, at least of medium strength, not a common one, without the e-mail in it.',
  })
  password!: string;

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword!: string;

  @Field(() => Boolean, { description: 'Whether the current terms are accepted; must be true.' })
  acceptsTerms!: boolean;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Whether to send news by e-mail.' })
  wantsMarketing!: boolean | null;

  @Field(() => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language of e-mails to the user.' })
  locale!: Locale | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of this site that the confirmation link continues to; anything else is ignored.',
  })
  next!: string | null;
}

@InputType({ description: 'The sign-in form.' })
export class SignInInput {
  @Field(() => String, { description: 'The address of the account, in any case.' })
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Return the refresh token in the response, for clients without cookies; no cookie is set then.',
  })
  inBody!: boolean | null;
}

@InputType({ description: 'What `confirmEmail` is called with.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'The token of the mailed link.' })
  token!: string;
}

@InputType({ description: 'What `resendConfirmation` is called with.' })
export class ResendConfirmationInput {
  @Field(() => String, { description: 'The address of the account.' })
  email!: string;
}
