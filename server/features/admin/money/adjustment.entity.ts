import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { AdjustmentKind, AdjustmentStatus } from './adjustment-types.js';

/** A paired entry of the staff, and who proposed and decided it. */
@ObjectType('LedgerAdjustment', {
  implements: Node,
  description: 'A paired entry in the books by the staff; above 500 € two of them agree on it.',
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

  @Field(() => AdjustmentKind, { description: 'What it does.' })
  @Property({ type: 'text' })
  kind!: AdjustmentKind;

  @Field(() => Int, { description: 'Cents.' })
  @Property({ type: 'integer' })
  amountCents!: number;

  @Field(() => String, { description: 'Why, in the words of the member of the staff who proposed it.' })
  @Property({ type: 'text' })
  statement!: string;

  @Field(() => AdjustmentStatus, { description: 'How it stands.' })
  @Property({ type: 'text' })
  status!: AdjustmentStatus;

  @Property({ type: 'uuid' })
  proposedBy!: string;

  @Field(() => Date, { description: 'When it was proposed.' })
  @Property({ type: 'timestamptz' })
  proposedAt!: Date;

  @Property({ type: 'uuid', nullable: true })
  decidedBy: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was booked or returned; null while it waits.' })
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'What the second person said; null up to 500 €.' })
  @Property({ type: 'text', nullable: true })
  decision: string | null = null;
}
