import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A browser subscribed to notifications; a trigger deletes it when its session ends. */
@Entity({ tableName: 'push_subscriptions' })
export class PushSubscription {
  [EntityName]?: 'PushSubscription';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  sessionId!: string;

  /** Address of the browser's push service; anyone who knows it and the keys can write to the browser. */
  @Property({ type: 'text', hidden: true })
  endpoint!: string;

  @Property({ type: 'text', hidden: true })
  p256dh!: string;

  @Property({ type: 'text', hidden: true })
  auth!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
