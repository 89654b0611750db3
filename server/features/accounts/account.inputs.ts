import { Field, InputType } from 'type-graphql';
import { Locale } from '../../core/locale.js';

@InputType({ description: 'What opening an account takes.' })
export class SignUpInput {
  @Field(() => String, { description: 'Name and surnames, 2–80 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'At most 254 characters; kept in lower case.' })
  email!: string;

  @Field(() => String, { description: '10–128 characters, at least of medium strength, not a common one, without the e-mail in it.' })
  password!: string;

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword!: string;

  @Field(() => Boolean, { description: 'Whether she accepts the terms of today; must be true.' })
  acceptsTerms!: boolean;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Whether she wants news by e-mail.' })
  wantsMarketing!: boolean | null;

  @Field(() => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language of her e-mails.' })
  locale!: Locale | null;

  @Field(() => String, { nullable: true, description: 'Where the confirmation link leads on to, a path of this site; anything else is ignored.' })
  next!: string | null;
}

@InputType({ description: 'What signing in takes.' })
export class SignInInput {
  @Field(() => String, { description: 'The address of the account, in any case.' })
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Give the refresh token in the answer, for clients without cookies; no cookie is set then.',
  })
  inBody!: boolean | null;
}
