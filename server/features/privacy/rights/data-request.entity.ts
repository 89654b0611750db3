import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DataRequestKind, DataRequestStatus } from './data-request.types.js';

/** A request to restrict or object to processing, with its 30-day deadline. */
@ObjectType({ description: 'A request about personal data and its deadline.' })
@Entity({ tableName: 'data_requests' })
export class DataRequest {
  [EntityName]?: 'DataRequest';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => DataRequestKind, { description: 'The right that is exercised.' })
  @Property({ type: 'text' })
  kind!: DataRequestKind;

  @Field(() => String, { description: 'The requester’s text.' })
  @Property({ type: 'text' })
  details!: string;

  @Field(() => DataRequestStatus, { description: 'State of the request.' })
  @Property({ type: 'text', defaultRaw: `'open'` })
  status!: Opt<DataRequestStatus>;

  @Field(() => String, { nullable: true, description: "The staff's answer; null while the request is open." })
  @Property({ type: 'text', nullable: true })
  answer!: string | null;

  @Property({ type: 'uuid', nullable: true })
  answeredBy!: string | null;

  @Field(() => Date, { description: 'When it was filed.' })
  @Property({ type: 'timestamptz' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'The deadline: 30 days after it was filed.' })
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was answered or withdrawn.' })
  @Property({ type: 'timestamptz', nullable: true })
  closedAt!: Date | null;
}
