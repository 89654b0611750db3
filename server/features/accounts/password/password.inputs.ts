import { Field, InputType } from 'type-graphql';

const NEW_PASSWORD = '10–128 characters, at least of medium strength, not a common one, without the e-mail in it.';

@InputType({ description: 'A new password, set by a mailed link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the mailed link.' })
  token!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword!: string;
}

@InputType({ description: 'A new password for the signed-in user.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword!: string;
}

@InputType({ description: 'What `requestPasswordReset` is called with.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The address of the account.' })
  email!: string;
}
