import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A picture that the staff uploaded for a blog post; its file is stored under its id. */
@Entity({ tableName: 'post_pictures' })
export class PostPicture {
  [EntityName]?: 'PostPicture';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Whether a version of a post uses it, or did. */
  @Property({ type: 'boolean' })
  isUsed!: boolean;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
