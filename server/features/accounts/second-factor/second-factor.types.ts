import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The setup data for an authenticator app, shown once.' })
export class StartSecondFactorPayload {
  @Field(() => String, { description: 'The secret in base32, for typing instead of scanning.' })
  secret!: string;

  @Field(() => String, { description: 'The secret with issuer and account, for the QR code: `otpauth://totp/…`' })
  otpauthUrl!: string;
}
