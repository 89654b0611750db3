import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { AdjustmentKind, AdjustmentStatus } from './adjustment.enums.js';

/** A paired ledger entry of the staff, with who proposed and decided it. */
@ObjectType('LedgerAdjustment', {
  implements: Node,
  description: 'A paired ledger entry by the staff; above 500 € a second person must confirm it.',
})
@Entity({ tableName: 'ledger_adjustments' })
export class Adjustment {
  [EntityName]?: 'Adjustment';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'uuid' })
  hostId!: string;

  /** The waived month. */
  @Property({ type: 'uuid', nullable: true })
  cycleId: string | null = null;

  @Field(() => AdjustmentKind, { description: 'Its effect.' })
  @Property({ type: 'text' })
  kind!: AdjustmentKind;

  @Field(() => Int, { description: 'Amount in cents.' })
  @Property({ type: 'integer' })
  amountCents!: number;

  @Field(() => String, { description: 'The reason given by the member of the staff who proposed it.' })
  @Property({ type: 'text' })
  statement!: string;

  @Field(() => AdjustmentStatus, { description: 'Its status.' })
  @Property({ type: 'text' })
  status!: AdjustmentStatus;

  @Property({ type: 'uuid' })
  proposedBy!: string;

  @Field(() => Date, { description: 'When it was proposed.' })
  @Property({ type: 'timestamptz' })
  proposedAt!: Date;

  @Property({ type: 'uuid', nullable: true })
  decidedBy: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was booked, rejected or lapsed; null while it waits.' })
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'The second person’s statement; null up to 500 €.' })
  @Property({ type: 'text', nullable: true })
  decision: string | null = null;
}
