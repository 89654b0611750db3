import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A code is on its way to a phone.' })
export class PhoneCodeSent {
  @Field(() => String, { description: 'Where it was sent, as E.164.' })
  phone!: string;

  @Field(() => Date, { description: 'How long it is good for.' })
  expiresAt!: Date;

  @Field(() => Int, { description: 'When another one can be asked for; three are sent an hour.' })
  retryAfterSeconds!: number;
}
