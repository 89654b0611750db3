import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A picture that the staff uploaded for a post of the blog; its file lies under its id. */
@Entity({ tableName: 'post_pictures' })
export class PostPicture {
  [EntityName]?: 'PostPicture';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** A version of a post has it, or had it. */
  @Property({ type: 'boolean' })
  isUsed!: boolean;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
