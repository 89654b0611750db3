import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The data for invoicing the rent in the viewer’s name.' })
export class AcceptInvoicingInput {
  @Field(() => String, { description: 'Name or company on the invoices, 2–120 characters.' })
  legalName!: string;

  @Field(() => String, { description: 'Spanish tax number with a valid control character.' })
  nif!: string;

  @Field(() => String, { description: 'Tax address, 10–200 characters.' })
  address!: string;

  @Field(() => Boolean, { description: 'Accepts that Hueco issues the invoices in this name; must be true.' })
  accepts!: boolean;
}
