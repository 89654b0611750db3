import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What the tax office is told of a private host; of a professional one it stands in their details. */
@Entity({ tableName: 'tax_details' })
export class TaxDetails {
  [EntityName]?: 'TaxDetails';
  [PrimaryKeyProp]?: 'userId';

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  nif!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
