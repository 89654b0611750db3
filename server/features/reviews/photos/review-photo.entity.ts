import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';

/** A picture that a renter uploads for a review; it belongs to none until it is sent. */
@ObjectType({ description: 'A picture of a review.', implements: Node })
@Entity({ tableName: 'review_photos' })
export class ReviewPhoto {
  [EntityName]?: 'ReviewPhoto';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'uuid' })
  uploaderId!: string;

  @Property({ type: 'uuid', nullable: true })
  reviewId!: string | null;

  @Property({ type: 'text' })
  storageKey!: string;

  @Property({ type: 'smallint', defaultRaw: '0' })
  position!: Opt<number>;

  @Field(() => Int, { description: 'Pixels of the picture at `url`.' })
  @Property({ type: 'integer' })
  width!: number;

  @Field(() => Int, { description: 'Pixels of the picture at `url`.' })
  @Property({ type: 'integer' })
  height!: number;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

/** A picture as pages read it. */
export type ReviewPhotoRow = Readonly<Pick<ReviewPhoto, 'id' | 'reviewId' | 'storageKey' | 'width' | 'height'>>;
