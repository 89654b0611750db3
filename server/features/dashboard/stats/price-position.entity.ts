import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

/** The price of a space in a month and the median of its peers; the last computation of the month is kept. */
@ObjectType({ description: 'The price of a space in a month, and the median of similar ones nearby.' })
@Entity({ tableName: 'space_price_positions' })
export class PastPosition {
  [EntityName]?: 'PastPosition';
  [PrimaryKeyProp]?: ['spaceId', 'month'];

  @PrimaryKey({ type: 'uuid' })
  spaceId!: string;

  @Field(() => LocalDate, { description: 'First day of the month.' })
  @PrimaryKey({ type: 'date' })
  month!: string;

  @Field(() => Int, { description: 'The total monthly price, cents.' })
  @Property({ type: 'integer' })
  priceCents!: number;

  @Field(() => Int, { description: 'The median at that time, cents.' })
  @Property({ type: 'integer' })
  medianCents!: number;
}
