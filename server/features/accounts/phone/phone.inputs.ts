import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What `requestPhoneCode` is called with.' })
export class RequestPhoneCodeInput {
  @Field(() => String, { description: 'In any common notation; Spanish without a prefix.' })
  phone!: string;
}

@InputType({ description: 'What `confirmPhone` is called with.' })
export class ConfirmPhoneInput {
  @Field(() => String, { description: 'Six digits.' })
  code!: string;
}
