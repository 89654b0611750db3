import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

/** What a professional host says of themselves; renters read it (DSA, article 30). */
@ObjectType({ description: 'Who a professional host is, in their own words (DSA, article 30).' })
@Entity({ tableName: 'trader_details' })
export class TraderDetails {
  [EntityName]?: 'TraderDetails';
  [PrimaryKeyProp]?: 'userId';

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Name of the person or company.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Their address, in one line.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'An e-mail address for renters.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'A phone for renters.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String, { description: 'Spanish tax number, without spaces.' })
  @Property({ type: 'text' })
  nif!: string;

  @Field(() => String, { nullable: true, description: 'The public register they are in; null: none.' })
  @Property({ type: 'text', nullable: true })
  register!: string | null;

  @Field(() => String, { nullable: true, description: 'Their number in that register.' })
  @Property({ type: 'text', nullable: true })
  registerNumber!: string | null;

  @Field(() => Date, { description: 'When they declared that they only offer what the law of the Union allows.' })
  @Property({ type: 'timestamptz' })
  certifiedAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
