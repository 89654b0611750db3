import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The records that the program verifies by itself. */
export type SelfCheckKind = 'audit_chain' | 'books';

/** The last check of one kind. */
@Entity({ tableName: 'self_checks' })
export class SelfCheck {
  [EntityName]?: 'SelfCheck';
  [PrimaryKeyProp]?: 'kind';

  @PrimaryKey({ type: 'text' })
  kind!: SelfCheckKind;

  @Property({ type: 'timestamptz' })
  checkedAt!: Date;

  /** How many records were checked. */
  @Property({ type: 'integer' })
  itemCount!: number;

  /** The number of the first altered record. */
  @Property({ type: 'integer', nullable: true })
  brokenAt: number | null = null;
}
