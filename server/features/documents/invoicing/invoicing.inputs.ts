import { Field, InputType } from 'type-graphql';

@InputType({ description: 'With which data the rent is invoiced in the name of the viewer.' })
export class AcceptInvoicingInput {
  @Field(() => String, { description: 'Name or company on the invoices, 2–120 characters.' })
  legalName!: string;

  @Field(() => String, { description: 'Spanish tax number, its control character is checked.' })
  nif!: string;

  @Field(() => String, { description: 'Address for tax, 8–200 characters.' })
  address!: string;

  @Field(() => Boolean, { description: 'Accepts that Hueco issues the invoices in this name; must be true.' })
  accepts!: boolean;
}
