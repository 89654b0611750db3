import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { HoldReason } from './payout.enums.js';

/** A hold that keeps earnings out of payouts: of a cycle, of a booking, or of everything a host has. */
@Entity({ tableName: 'earning_holds' })
export class EarningHold {
  [EntityName]?: 'EarningHold';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  hostId!: string;

  @Property({ type: 'uuid', nullable: true })
  bookingId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  cycleId: string | null = null;

  @Property({ type: 'text' })
  reason!: HoldReason;

  /** The claim or the payment behind it. */
  @Property({ type: 'uuid', nullable: true })
  sourceId: string | null = null;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'timestamptz' })
  heldFrom!: Date;

  /** When it ends automatically; null for only by a release. */
  @Property({ type: 'timestamptz', nullable: true })
  heldUntil: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  heldBy: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  releasedAt: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  releasedBy: string | null = null;
}
