import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

/** The self-declared trader details of a professional host; renters read them (DSA, article 30). */
@ObjectType({ description: 'The self-declared details of a professional host (DSA, article 30).' })
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

  @Field(() => String, { nullable: true, description: 'The public register they are entered in; null for none.' })
  @Property({ type: 'text', nullable: true })
  register!: string | null;

  @Field(() => String, { nullable: true, description: 'Their number in that register.' })
  @Property({ type: 'text', nullable: true })
  registerNumber!: string | null;

  @Field(() => Date, { description: 'When they declared that they only offer what EU law permits.' })
  @Property({ type: 'timestamptz' })
  certifiedAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
