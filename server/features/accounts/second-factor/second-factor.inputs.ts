import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The second half of signing in.' })
export class VerifyMfaInput {
  @Field(() => String, { description: '`extensions.params.challenge` of the MFA_REQUIRED that signIn answered; valid five minutes and five codes.' })
  challenge!: string;

  @Field(() => String, { description: 'The six digits of the app, or a recovery code; each works once.' })
  code!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Give the refresh token in the answer, for clients without cookies; no cookie is set then.',
  })
  inBody!: boolean | null;
}

@InputType({ description: 'Password and code, for what makes an account less safe.' })
export class PasswordAndCodeInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, { description: 'The six digits of the app, or a recovery code.' })
  code!: string;
}
