import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { StoredWords } from './word-list.js';

/** An entry of a list of words as the staff have edited it. */
@Entity({ tableName: 'edited_words' })
export class EditedWords implements StoredWords {
  [EntityName]?: 'EditedWords';
  [PrimaryKeyProp]?: ['list', 'key'];

  @PrimaryKey({ type: 'text' })
  list!: string;

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'json' })
  words!: StoredWords['words'];

  @Property({ type: 'boolean' })
  isOff!: boolean;

  @Property({ type: 'int', nullable: true })
  place!: number | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
