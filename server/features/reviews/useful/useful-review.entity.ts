import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A person's mark that a review was useful; triggers maintain `Review.usefulCount`. */
@Entity({ tableName: 'useful_reviews' })
export class UsefulReview {
  [EntityName]?: 'UsefulReview';
  [PrimaryKeyProp]?: ['reviewId', 'userId'];

  @PrimaryKey({ type: 'uuid' })
  reviewId!: string;

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
