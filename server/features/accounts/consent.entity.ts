import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ConsentPurpose } from './consent.enums.js';

/** Where a consent was given or withdrawn. */
export type ConsentSource = 'sign_up' | 'my_data' | 'notification_preferences' | 'cookie_settings';

/** One decision on a consent; the newest row per user and purpose is in force. */
@Entity({ tableName: 'consents' })
export class Consent {
  [EntityName]?: 'Consent';

  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  id!: Opt<number>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  purpose!: ConsentPurpose;

  @Property({ type: 'text' })
  version!: string;

  @Property({ type: 'boolean' })
  isGranted!: boolean;

  @Property({ type: 'text' })
  source!: ConsentSource;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Opt<Date>;
}
