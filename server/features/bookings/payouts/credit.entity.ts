import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CreditReason } from './payout.enums.js';

/** Credit of a user for later bookings. */
@Entity({ tableName: 'credits' })
export class Credit {
  [EntityName]?: 'Credit';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  /** The booking it was given for. */
  @Property({ type: 'uuid', nullable: true })
  bookingId: string | null = null;

  @Property({ type: 'text' })
  reason!: CreditReason;

  @Property({ type: 'integer' })
  amountCents!: number;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
