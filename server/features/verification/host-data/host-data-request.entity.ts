import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A request to a host for legally required details; deleted once they are provided. */
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

  /** Since when their spaces are hidden. */
  @Property({ type: 'timestamptz', nullable: true })
  unlistedAt!: Date | null;
}
