import { Field, ID, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { TOTAL_COUNT } from '../count-found.js';

@ObjectType({ description: 'One entry of the audit log: who did what, when and why.' })
export class AuditRecord {
  @Field(() => Int, { description: 'Its number in the audit log.' })
  number!: number;

  @Field(() => String, { description: 'What was done, such as `user.warned`.' })
  action!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who did it; null for the system and for erased accounts.',
  })
  actorName!: string | null;

  @Field(() => String, { description: 'The type of its target, such as `User`.' })
  objectType!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The target as the staff open it: a person, a space, a booking or a payment; null for all others.',
  })
  objectId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of a target without an id: the key of a setting, the list and key of a text, the kind and key of an article, the code of a report; null for all others.',
  })
  objectName!: string | null;

  @Field(() => String, { nullable: true, description: 'The given reason, if any.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'The values before, as JSON.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The values after, as JSON.' })
  after!: string | null;

  @Field(() => Date, { description: 'When it was done.' })
  at!: Date;
}

const AuditRecordEdge = edgeType(AuditRecord, 'AuditRecord');

@ObjectType({ description: 'A page of the audit log.' })
export class AuditRecordConnection implements Connection<AuditRecord> {
  @Field(() => [AuditRecordEdge], { description: 'The entries, newest first.' })
  edges!: readonly Edge<AuditRecord>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}

@ObjectType({ description: 'The result of checking the audit log’s hash chain.' })
export class AuditChain {
  @Field(() => Int, { description: 'Entries that were checked.' })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The first entry that was changed or removed; null when the chain is intact.',
  })
  brokenAt!: number | null;
}
