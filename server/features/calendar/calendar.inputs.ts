import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BlockReason } from '../spaces/blocks/space-block.enums.js';

@InputType({ description: 'Days to block.' })
export class BlockDaysInput {
  @Field(() => [ID], { description: 'Own spaces, 1–100; the days are blocked in all of them or in none.' })
  spaceIds!: string[];

  @Field(() => LocalDate, { description: 'First day, today or later.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The first free day after it, at most two years from today.' })
  to!: string;

  @Field(() => BlockReason, { description: 'The reason; only the host sees it.' })
  reason!: BlockReason;

  @Field(() => String, { nullable: true, description: 'A note for the host, up to 120 characters.' })
  note?: string | null;
}

@InputType({ description: 'A block to delete.' })
export class UnblockDaysInput {
  @Field(() => ID, { description: 'The block.' })
  blockId!: string;
}

@InputType({ description: 'What `changeCalendarAddress` is called with.' })
export class ChangeCalendarAddressInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;
}
