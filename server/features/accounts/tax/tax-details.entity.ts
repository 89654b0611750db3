import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The tax details of a private host; those of a professional are part of their trader details. */
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
