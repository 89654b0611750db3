import { Field, Int, ObjectType } from 'type-graphql';
import { TaxName } from '../../spaces/pricing/tax.enums.js';

@ObjectType({
  description:
    'One tax’s part of a quarter, for a tax return: a host’s rents and our commission, with their tax; cents.',
})
export class TaxShare {
  @Field(() => TaxName, { description: 'The tax, by where the spaces are.' })
  tax!: TaxName;

  @Field(() => Int, { description: 'Rents collected in it less what was refunded in it; tax included.' })
  rentCents!: number;

  @Field(() => Int, { description: 'The same without tax.' })
  baseCents!: number;

  @Field(() => Int, { description: 'The tax contained in the rents.' })
  taxCents!: number;

  @Field(() => Int, {
    description: 'Our commission by the invoices and corrections that we issued in it, tax included.',
  })
  commissionCents!: number;

  @Field(() => Int, { description: 'The tax that these invoices state.' })
  commissionTaxCents!: number;

  @Field(() => Int, { description: 'The difference of the two taxes.' })
  differenceCents!: number;
}

/** A quarter of a host's rents and our commission, by tax; empty without either. */
export interface TaxSummary {
  readonly year: number;
  readonly quarter: number;
  readonly byTax: readonly TaxShare[];
}

@ObjectType({ description: 'A quarter or a year of the tax table. For orientation, not tax advice.' })
export class TaxPeriod {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { nullable: true, description: '1–4; null for the whole year.' })
  quarter!: number | null;

  @Field(() => Boolean, { description: 'It is not over: the amounts are those until today.' })
  isRunning!: boolean;

  @Field(() => [TaxShare], {
    description:
      'The amounts of each tax, because each is declared separately: IVA, IGIC, IPSI. Empty without rents and invoices.',
  })
  byTax!: readonly TaxShare[];
}
