import { ArrayType, EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CategoryTotals, RatingKind } from './rating.rules.js';

/** The sums that the average rating of a space or a user is computed from. */
@Entity({ tableName: 'ratings' })
export class Rating {
  [EntityName]?: 'Rating';
  [PrimaryKeyProp]?: ['kind', 'subjectId'];

  @PrimaryKey({ type: 'text' })
  kind!: RatingKind;

  @PrimaryKey({ type: 'uuid' })
  subjectId!: string;

  @Property({ type: 'integer' })
  count!: number;

  @Property({ type: 'integer' })
  sum!: number;

  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  @Property({ type: new ArrayType(Number), columnType: 'int4[]' })
  stars!: number[];

  @Property({ type: 'json' })
  scores!: CategoryTotals;
}
