import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A host who was asked for what the law wants of them; the row goes once it is there. */
@Entity({ tableName: 'host_data_requests' })
export class HostDataRequest {
  [EntityName]?: 'HostDataRequest';
  [PrimaryKeyProp]?: 'userId';

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'timestamptz' })
  askedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  remindedAt!: Date | null;

  /** Since when none of their spaces is shown. */
  @Property({ type: 'timestamptz', nullable: true })
  unlistedAt!: Date | null;
}
