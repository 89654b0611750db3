import { Field, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

@ObjectType({ description: 'What is reported to the tax office about a private host; only they can read it.' })
export class TaxData {
  @Field(() => String, { description: 'Spanish tax number, without spaces.' })
  nif!: string;

  @Field(() => String, { description: 'Tax residence, in one line.' })
  address!: string;

  @Field(() => LocalDate, { nullable: true, description: 'Date of birth; null for organisations.' })
  birthDate!: string | null;
}

@InputType({ description: 'What is reported to the tax office about a private host.' })
export class SaveTaxDetailsInput {
  @Field(() => String, { description: 'Spanish tax number of a person or organisation.' })
  nif!: string;

  @Field(() => String, { description: 'Tax residence, 10–200 characters.' })
  address!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Date of birth, YYYY-MM-DD; required with the tax number of a person.',
  })
  birthDate?: string | null;
}
