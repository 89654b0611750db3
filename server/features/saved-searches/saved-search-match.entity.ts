import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A space found by a saved search. */
@Entity({ tableName: 'saved_search_matches' })
export class SavedSearchMatch {
  [EntityName]?: 'SavedSearchMatch';
  [PrimaryKeyProp]?: ['searchId', 'spaceId'];

  @PrimaryKey({ type: 'uuid' })
  searchId!: string;

  @PrimaryKey({ type: 'uuid' })
  spaceId!: string;

  @Property({ type: 'timestamptz' })
  matchedAt!: Date;

  /** When the person was notified of it; null while it waits. */
  @Property({ type: 'timestamptz', nullable: true })
  notifiedAt!: Date | null;
}
