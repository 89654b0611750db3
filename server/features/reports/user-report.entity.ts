import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A report of a person. */
@Entity({ tableName: 'user_reports' })
export class UserReport {
  [EntityName]?: 'UserReport';
  [PrimaryKeyProp]?: 'code';

  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'uuid' })
  subjectId!: string;

  @Property({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'text' })
  details!: string;

  @Property({ type: 'text' })
  locale!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
