import { Field, ID, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { TOTAL_COUNT } from '../count-found.js';

@ObjectType({ description: 'One act in the log: who did what, when and why.' })
export class AuditRecord {
  @Field(() => Int, { description: 'Its number in the log.' })
  number!: number;

  @Field(() => String, { description: 'What was done, such as `user.warned`.' })
  action!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who did it; null for the system and for erased accounts.',
  })
  actorName!: string | null;

  @Field(() => String, { description: 'The kind of thing it was done to, such as `User`.' })
  objectType!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The thing as the staff open it: a person, a space, a booking or a payment; null for all others.',
  })
  objectId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the thing is called where it has a name and no id: the key of a setting, the list and key of words, the kind and key of a text, the code of a report; null for all others.',
  })
  objectName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, if a reason was given.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'The values before, as JSON.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The values after, as JSON.' })
  after!: string | null;

  @Field(() => Date, { description: 'When.' })
  at!: Date;
}

const AuditRecordEdge = edgeType(AuditRecord, 'AuditRecord');

@ObjectType({ description: 'A page of the log of acts.' })
export class AuditRecordConnection implements Connection<AuditRecord> {
  @Field(() => [AuditRecordEdge], { description: 'The acts, newest first.' })
  edges!: readonly Edge<AuditRecord>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}

@ObjectType({ description: 'Whether nobody has changed the log.' })
export class AuditChain {
  @Field(() => Int, { description: 'Entries that were checked.' })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The first entry that was changed or removed; null: the chain is whole.',
  })
  brokenAt!: number | null;
}
