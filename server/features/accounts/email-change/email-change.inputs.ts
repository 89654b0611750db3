import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Another address for an account.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new address, at most 254 characters; kept in lower case.' })
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}
