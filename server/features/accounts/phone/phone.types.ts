import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A code was sent to a phone.' })
export class RequestPhoneCodePayload {
  @Field(() => String, { description: 'The number it was sent to, as E.164.' })
  phone!: string;

  @Field(() => Date, { description: 'When the code expires.' })
  expiresAt!: Date;

  @Field(() => Int, { description: 'Seconds until another code can be requested; three are sent an hour.' })
  retryAfterSeconds!: number;
}
