import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

/** A host's agreement that the platform invoices the rent in the host's name. */
@ObjectType({ description: "The viewer's agreement that Hueco invoices the rent in their name." })
@Entity({ tableName: 'invoicing_agreements' })
export class InvoicingAgreement {
  [EntityName]?: 'InvoicingAgreement';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  hostId!: string;

  @Field(() => String, { description: 'Version of its text, named by the day it came into force.' })
  @Property({ type: 'text' })
  version!: string;

  @Field(() => String, { description: 'Name on the invoices.' })
  @Property({ type: 'text' })
  legalName!: string;

  @Field(() => String, { description: 'Spanish tax number on the invoices.' })
  @Property({ type: 'text' })
  nif!: string;

  @Field(() => String, { description: 'Address on the invoices.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => Date, { description: 'Since when it is in force.' })
  @Property({ type: 'timestamptz' })
  agreedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;
}
