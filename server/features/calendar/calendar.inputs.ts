import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BlockReason } from '../spaces/blocks/space-block-types.js';

@InputType({ description: 'Days that nobody can book.' })
export class BlockDaysInput {
  @Field(() => [ID], { description: 'Own spaces, 1–100; the days are blocked in all of them or in none.' })
  spaceIds!: string[];

  @Field(() => LocalDate, { description: 'First day, today or later.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The first day that is free again, at most two years from today.' })
  to!: string;

  @Field(() => BlockReason, { description: 'Why; only the host sees it.' })
  reason!: BlockReason;

  @Field(() => String, { nullable: true, description: 'A note for the host, up to 120 characters.' })
  note?: string | null;
}

@InputType({ description: 'A block whose days are to be free again.' })
export class UnblockDaysInput {
  @Field(() => ID, { description: 'The block.' })
  blockId!: string;
}

@InputType({ description: 'What `changeCalendarAddress` is called with.' })
export class ChangeCalendarAddressInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;
}
