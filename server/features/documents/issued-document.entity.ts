import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { DocumentLine, TaxTotal } from './document-content.types.js';
import { DocumentAudience, DocumentKind, IssuerType, type DocumentSourceType } from './document.enums.js';

/** An issued document. It never changes: the database refuses it. */
@ObjectType('BookingDocument', { description: 'A document of a rental, for the sides it is for and admins.' })
@Entity({ tableName: 'documents' })
export class IssuedDocument {
  [EntityName]?: 'IssuedDocument';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => DocumentKind, { description: 'Its kind.' })
  @Property({ type: 'text' })
  kind!: DocumentKind;

  @Property({ type: 'text' })
  audience!: DocumentAudience;

  @Property({ type: 'uuid', nullable: true })
  bookingId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  renterId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  hostId!: string | null;

  @Property({ type: 'text' })
  sourceType!: DocumentSourceType;

  @Property({ type: 'uuid' })
  sourceId!: string;

  @Field(() => IssuerType, { description: 'Who issues it.' })
  @Property({ type: 'text' })
  issuerType!: IssuerType;

  /** Null for the platform. */
  @Property({ type: 'uuid', nullable: true })
  issuerId!: string | null;

  @Property({ type: 'text', nullable: true })
  series!: string | null;

  @Property({ type: 'integer', nullable: true })
  number!: number | null;

  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  lines!: Opt<readonly DocumentLine[]>;

  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  taxes!: Opt<readonly TaxTotal[]>;

  @Property({ type: 'integer', nullable: true })
  baseCents!: number | null;

  @Property({ type: 'integer', nullable: true })
  taxCents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its amount with tax, cents; negative for refunds. Null where it has none.',
  })
  @Property({ type: 'integer', nullable: true })
  totalCents!: number | null;

  @Property({ type: 'uuid', nullable: true })
  rectifiesId!: string | null;

  /** Names, addresses and texts, encrypted; null after the retention period. */
  @Property({ type: 'text', nullable: true })
  sealedDetails!: string | null;

  /** Null until it is rendered, and after it was deleted. */
  @Property({ type: 'text', nullable: true })
  fileKey!: string | null;

  @Field(() => Date, { description: 'When it was issued.' })
  @Property({ type: 'timestamptz' })
  issuedAt!: Date;

  /** Position in the chain of the issuer's invoices. */
  @Property({ type: 'integer', nullable: true })
  chainNo!: number | null;

  @Property({ type: 'text', nullable: true })
  prevHash!: string | null;

  @Property({ type: 'text', nullable: true })
  hash!: string | null;

  /** A side was erased: kept by legal obligation only. */
  @Property({ type: 'timestamptz', nullable: true })
  blockedAt!: Date | null;
}
