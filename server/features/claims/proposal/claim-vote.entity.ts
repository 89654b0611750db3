import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ClaimSide } from '../claim.enums.js';

/** A side's vote on a proposal or a decision. */
@Entity({ tableName: 'claim_votes' })
export class ClaimVote {
  [EntityName]?: 'ClaimVote';

  @PrimaryKey({ type: 'uuid' })
  claimId!: string;

  @PrimaryKey({ type: 'text' })
  subject!: 'proposal' | 'decision';

  @PrimaryKey({ type: 'text' })
  side!: ClaimSide;

  @Property({ type: 'boolean' })
  isAccepted!: boolean;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
