import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

/** A month's price of a space and the median of its peers; the last look of the month is kept. */
@ObjectType({ description: 'What a space cost in a month, and the median of similar ones nearby.' })
@Entity({ tableName: 'space_price_positions' })
export class PastPosition {
  [EntityName]?: 'PastPosition';
  [PrimaryKeyProp]?: ['spaceId', 'month'];

  @PrimaryKey({ type: 'uuid' })
  spaceId!: string;

  @Field(() => LocalDate, { description: 'First day of the month.' })
  @PrimaryKey({ type: 'date' })
  month!: string;

  @Field(() => Int, { description: 'The final price of a month, cents.' })
  @Property({ type: 'integer' })
  priceCents!: number;

  @Field(() => Int, { description: 'The median then, cents.' })
  @Property({ type: 'integer' })
  medianCents!: number;
}
