import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The secret URL of a space's busy days: its random part, without which no URL works. */
@Entity({ tableName: 'calendar_shares' })
export class CalendarShare {
  [EntityName]?: 'CalendarShare';

  @PrimaryKey({ type: 'uuid' })
  spaceId!: string;

  @Property({ type: 'uuid' })
  shareId!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** When another site last read it. */
  @Property({ type: 'timestamptz', nullable: true })
  lastReadAt!: Date | null;
}
