import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ClaimGround, ClaimRemedy } from '../claim.enums.js';

/** A decision of the staff that a second person must confirm; at most one per claim. */
@Entity({ tableName: 'claim_pending_decisions' })
export class ClaimPendingDecision {
  [EntityName]?: 'ClaimPendingDecision';

  @PrimaryKey({ type: 'uuid' })
  claimId!: string;

  @Property({ type: 'uuid' })
  proposedBy!: string;

  @Property({ type: 'text' })
  remedy!: ClaimRemedy;

  @Property({ type: 'integer' })
  amountCents!: number;

  @Property({ type: 'text' })
  ground!: ClaimGround;

  @Property({ type: 'text' })
  reasons!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
