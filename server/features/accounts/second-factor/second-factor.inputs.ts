import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The second step of signing in.' })
export class VerifyMfaInput {
  @Field(() => String, {
    description:
      '`extensions.params.challenge` of the MFA_REQUIRED error of signIn; valid for five minutes and five codes.',
  })
  challenge!: string;

  @Field(() => String, { description: 'The six digits of the app, or a recovery code; each is accepted once.' })
  code!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Return the refresh token in the response, for clients without cookies; no cookie is set then.',
  })
  inBody!: boolean | null;
}

@InputType({ description: 'Password and code, required for changes that weaken the account’s security.' })
export class PasswordAndCodeInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, { description: 'The six digits of the app, or a recovery code.' })
  code!: string;
}

@InputType({ description: 'What `startSecondFactor` is called with.' })
export class StartSecondFactorInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The six digits of the present app, or a recovery code; required when the account has a second factor.',
  })
  code?: string | null;
}

@InputType({ description: 'What `confirmSecondFactor` is called with.' })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'The six digits the app shows.' })
  code!: string;
}
