import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An e-mail address to be notified when a city opens. */
@Entity({ tableName: 'waiting_list' })
export class WaitingListEntry {
  [EntityName]?: 'WaitingListEntry';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'smallint' })
  cityId!: number;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  locale!: string;

  /** Version of the privacy text linked in the form. */
  @Property({ type: 'text' })
  consentVersion!: string;

  /** When the link of the mail was opened; null until then. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt!: Opt<Date> | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
