import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { EvidenceKind } from './evidence.enums.js';

/** A file of a rental: uploaded first, then sent with a claim or an answer. */
@ObjectType({ description: 'A file of a claim, for the two sides and staff.' })
@Entity({ tableName: 'claim_evidence' })
export class ClaimEvidence {
  [EntityName]?: 'ClaimEvidence';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'uuid' })
  uploaderId!: string;

  /** Null until it is sent. */
  @Property({ type: 'uuid', nullable: true })
  claimId!: string | null;

  /** Sent with the other side's answer, not with the claim. */
  @Property({ type: 'boolean' })
  isOfAnswer!: boolean;

  /** Sent with the answer to this question of the staff. */
  @Property({ type: 'integer', nullable: true })
  questionNo: number | null = null;

  @Property({ type: 'smallint' })
  position!: number;

  @Field(() => Boolean, { description: 'Whether it is a police report.' })
  @Property({ type: 'boolean' })
  isPoliceReport!: boolean;

  @Field(() => EvidenceKind, { description: 'Its kind.' })
  @Property({ type: 'text' })
  kind!: EvidenceKind;

  @Field(() => String, { description: 'Its caption or file name; contact data is hidden.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  storageKey!: string;

  @Field(() => Int, { name: 'sizeBytes', description: 'Its size in bytes.' })
  @Property({ type: 'integer' })
  bytes!: number;

  @Property({ type: 'text' })
  sha256!: string;

  @Field(() => Date, { description: 'When it was uploaded.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
