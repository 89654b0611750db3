import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DocumentSide } from '../verification.enums.js';

/** An uploaded side of a document, stored encrypted. */
@ObjectType({
  description:
    'One document of a verification. Only the staff can open it, at GET /files/verification/{id} with a Bearer token.',
})
@Entity({ tableName: 'verification_files' })
export class VerificationFile {
  [EntityName]?: 'VerificationFile';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  verificationId!: string;

  @Field(() => DocumentSide, { description: 'The side.' })
  @Property({ type: 'text' })
  side!: DocumentSide;

  @Property({ type: 'text' })
  storageKey!: string;

  @Field(() => String, { description: 'image/webp or application/pdf.' })
  @Property({ type: 'text' })
  mime!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  @Property({ type: 'integer' })
  bytes!: number;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
