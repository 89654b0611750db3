import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The other side's answer to a claim; there is one at most. */
@Entity({ tableName: 'claim_answers' })
export class ClaimAnswer {
  [EntityName]?: 'ClaimAnswer';

  @PrimaryKey({ type: 'uuid' })
  claimId!: string;

  @Property({ type: 'uuid' })
  authorId!: string;

  /** Whether it agrees with the claim. */
  @Property({ type: 'boolean' })
  isAgreed!: boolean;

  @Property({ type: 'text' })
  text!: string;

  /** Hundredths of a square metre. */
  @Property({ type: 'integer', nullable: true })
  measuredArea!: number | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
