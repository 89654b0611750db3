import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { some } from '../../core/graphql/field-options.js';
import { DocumentType, RejectReason, VerificationKind, VerificationStatus } from './verification.enums.js';

/** A submitted proof of identity or of the right to let a space, and the decision on it. */
@ObjectType({
  implements: Node,
  description:
    'One attempt to prove a person’s identity, or their right to let a space. Readable by that person and the staff only.',
})
@Entity({ tableName: 'verifications' })
export class Verification {
  [EntityName]?: 'Verification';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => VerificationKind, { description: 'The subject.' })
  @Property({ type: 'text' })
  kind!: VerificationKind;

  @Property({ type: 'uuid', nullable: true })
  spaceId!: string | null;

  @Field(() => VerificationStatus, { description: 'Its status.' })
  @Property({ type: 'text', defaultRaw: "'pending'::text" })
  status!: Opt<VerificationStatus>;

  @Field(() => DocumentType, { description: 'The kind of document sent as proof.' })
  @Property({ type: 'text' })
  documentType!: DocumentType;

  @Field(() => String, some('The issuing country, ISO 3166-1; null for documents of spaces.'))
  @Property({ type: 'text', nullable: true })
  documentCountry!: string | null;

  @Field(() => String, some("The last four characters of the document's number; no more is stored."))
  @Property({ type: 'text', nullable: true })
  documentLast4!: string | null;

  @Field(() => LocalDate, some('The last day on which the document is valid.'))
  @Property({ type: 'date', nullable: true })
  documentExpiresOn!: string | null;

  @Field(() => String, some('The name on the document; purged with its files.'))
  @Property({ type: 'text', nullable: true })
  fullName!: string | null;

  @Field(() => LocalDate, some('The date of birth on the document; purged with its files.'))
  @Property({ type: 'date', nullable: true })
  birthDate!: string | null;

  @Field(() => RejectReason, some('Why it was rejected.'))
  @Property({ type: 'text', nullable: true })
  rejectReason!: RejectReason | null;

  @Field(() => String, { description: "The staff's note on their decision; may be empty." })
  @Property({ type: 'text', defaultRaw: "''::text" })
  note!: Opt<string>;

  @Field(() => Date, some('When it was submitted.'))
  @Property({ type: 'timestamptz', nullable: true })
  submittedAt!: Date | null;

  @Field(() => Date, some('When it was decided.'))
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;

  @Property({ type: 'uuid', nullable: true })
  reviewerId!: string | null;

  /** When the staff withdrew this identity, which then counts for no rental. */
  @Property({ type: 'timestamptz', nullable: true })
  resetAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  filesDeletedAt!: Date | null;

  @Field(() => Date, { description: 'When it was started.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
