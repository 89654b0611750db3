import { Field, ID, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { Consent } from '../../privacy/consent.types.js';
import { TOTAL_COUNT } from '../count-found.js';

@ObjectType({ description: 'An entry of the consent log with its person.' })
export class ConsentRecord extends Consent {
  @Field(() => Int, { description: 'Its number in the consent log.' })
  number!: number;

  @Field(() => ID, { description: 'The person, as the staff open them.' })
  personId!: string;

  @Field(() => String, { description: 'Their name.' })
  fullName!: string;
}

const ConsentRecordEdge = edgeType(ConsentRecord, 'ConsentRecord');

@ObjectType({ description: 'A page of the consent log.' })
export class ConsentRecordConnection implements Connection<ConsentRecord> {
  @Field(() => [ConsentRecordEdge], { description: 'The entries, newest first.' })
  edges!: readonly Edge<ConsentRecord>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}
