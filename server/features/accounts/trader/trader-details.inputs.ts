import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The details of a professional host. Renters read all of them.' })
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

  @Field(() => String, { nullable: true, description: 'The public register they are entered in, 2–120 characters.' })
  register?: string | null;

  @Field(() => String, { nullable: true, description: 'Their number there, 1–60 characters; with a register only.' })
  registerNumber?: string | null;

  @Field(() => Boolean, { description: 'Declares that they only offer what EU law permits; must be true.' })
  isCertified!: boolean;
}
