import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A business constant with its unit and bounds. */
@Entity({ tableName: 'platform_constants' })
export class PlatformConstant {
  [EntityName]?: 'PlatformConstant';
  [PrimaryKeyProp]?: 'key';

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'decimal' })
  value!: string;

  @Property({ type: 'text' })
  unit!: string;

  @Property({ type: 'decimal' })
  min!: string;

  @Property({ type: 'decimal' })
  max!: string;

  @Property({ type: 'uuid', nullable: true })
  changedBy!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  changedAt!: Opt<Date>;
}
