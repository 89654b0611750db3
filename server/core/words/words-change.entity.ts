import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { WordEntry } from './word-list.js';

/** A snapshot of an entry; `place` counts from 0 and is missing where its list has no order. */
export type ShownWords = Pick<WordEntry, 'words' | 'isOff'> & { readonly place?: number };

/** A change of an entry of a list of words; never deleted. */
@Entity({ tableName: 'words_changes' })
export class WordsChange {
  [EntityName]?: 'WordsChange';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  list!: string;

  @Property({ type: 'text' })
  key!: string;

  /** Null when it was added. */
  @Property({ type: 'json', nullable: true })
  before!: ShownWords | null;

  @Property({ type: 'json' })
  after!: ShownWords;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'uuid', nullable: true })
  setBy!: string | null;

  @Property({ type: 'timestamptz' })
  setAt!: Date;
}
