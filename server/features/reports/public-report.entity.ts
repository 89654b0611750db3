import { type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The columns of a report that anybody can file, with an account or without. */
export abstract class PublicReport {
  [PrimaryKeyProp]?: 'code';

  @PrimaryKey({ type: 'text' })
  code!: string;

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
