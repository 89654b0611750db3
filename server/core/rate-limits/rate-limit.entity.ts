import { BigIntType, EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A counter of the rate limiter; the columns are those of rate-limiter-flexible. `expire` is a Unix time in milliseconds. */
@Entity({ tableName: 'rate_limits' })
export class RateLimit {
  [EntityName]?: 'RateLimit';
  [PrimaryKeyProp]?: 'key';

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer', defaultRaw: '0' })
  points!: Opt<number>;

  @Property({ type: new BigIntType('number'), nullable: true })
  expire!: number | null;
}
