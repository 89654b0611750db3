import { Field, InputType } from 'type-graphql';

const NEW_PASSWORD = '10–128 characters, at least of medium strength, not a common one, without the e-mail in it.';

@InputType({ description: 'A new password by the link of a mail.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the mailed link.' })
  token!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword!: string;
}

@InputType({ description: 'A new password in place of the old one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password of now.' })
  currentPassword!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword!: string;
}
