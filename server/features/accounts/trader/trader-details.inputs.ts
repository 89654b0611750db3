import { Field, InputType, ObjectType } from 'type-graphql';
import { ViewerAccount } from '../viewer.type.js';

@InputType({ description: 'Who a professional host is. Renters read all of it.' })
export class SaveTraderDetailsInput {
  @Field(() => String, { description: 'Name of the person or company, 2–120 characters.' })
  name!: string;

  @Field(() => String, { description: 'Their address, 10–200 characters.' })
  address!: string;

  @Field(() => String, { description: 'An e-mail address for renters.' })
  email!: string;

  @Field(() => String, { description: 'A phone for renters, in any common notation.' })
  phone!: string;

  @Field(() => String, { description: 'Spanish tax number of a person or company.' })
  nif!: string;

  @Field(() => String, { nullable: true, description: 'The public register they are in, 2–120 characters.' })
  register?: string | null;

  @Field(() => String, { nullable: true, description: 'Their number there, 1–60 characters; with a register only.' })
  registerNumber?: string | null;

  @Field(() => Boolean, { description: 'They only offer what the law of the Union allows; must be true.' })
  isCertified!: boolean;
}

@ObjectType({ description: 'The viewer with what they said.' })
export class SaveTraderDetailsPayload {
  @Field(() => ViewerAccount, { description: 'The viewer.' })
  viewer!: ViewerAccount;
}
