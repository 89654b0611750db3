import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What an authenticator app needs to know, shown once.' })
export class SecondFactorStart {
  @Field(() => String, { description: 'The secret in base32, to be typed where a picture cannot be taken.' })
  secret!: string;

  @Field(() => String, { description: 'The same with names, for the QR code: `otpauth://totp/…`' })
  otpauthUrl!: string;
}
