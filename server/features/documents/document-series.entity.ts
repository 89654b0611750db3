import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { IssuerType } from './document.enums.js';

/** A series of invoice numbers of one issuer. A transaction that issues an invoice locks its row until the commit. */
@Entity({ tableName: 'document_series' })
export class DocumentSeries {
  [EntityName]?: 'DocumentSeries';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'text' })
  issuerType!: IssuerType;

  /** Null for the platform. */
  @Property({ type: 'uuid', nullable: true })
  issuerId!: string | null;

  /** Includes the year: `HG-2027`. */
  @Property({ type: 'text' })
  code!: string;

  @Property({ type: 'integer', defaultRaw: '0' })
  lastNumber!: Opt<number>;
}
