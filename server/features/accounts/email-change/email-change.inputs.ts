import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new address for the account.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new address, at most 254 characters; stored in lower case.' })
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}
