import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A browser that a user signed in from before; only the hash of its token is stored. */
@Entity({ tableName: 'known_devices' })
export class KnownDevice {
  [EntityName]?: 'KnownDevice';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'text', defaultRaw: "''::text" })
  userAgent!: Opt<string>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt!: Opt<Date>;
}
