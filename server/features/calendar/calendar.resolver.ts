import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { Role } from '../../core/roles.js';
import { blockDays, unblockDays } from './block-days.js';
import { BlockDaysInput, ChangeCalendarAddressInput, UnblockDaysInput } from './calendar.inputs.js';
import { CalendarAddress, HostMonth } from './calendar.types.js';
import { hostMonth } from './host-month.js';
import { calendarAddress, changeCalendarAddress } from './share/share-calendar.js';
import { SpaceBlock } from '../spaces/blocks/space-block.entity.js';

/** The calendar of a host: all spaces, day by day. */
@Resolver()
export class CalendarResolver {
  @Authorized()
  @Query(() => HostMonth, {
    description:
      'What takes which days of the viewer’s spaces in a month at most five years away. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at `month`.',
    complexity: ({ childComplexity }) => 10 + 8 * childComplexity,
  })
  hostMonth(
    @Ctx() ctx: RequestContext,
    @Arg('month', () => LocalDate, { description: 'Any day of the month.' }) month: string,
  ): Promise<HostMonth> {
    return hostMonth(signedIn(ctx), month);
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { blocks: [() => [SpaceBlock], 'One block per space.'] },
    complexity: ({ childComplexity }) => 10 + 8 * childComplexity,
    description:
      'Blocks days of own spaces; blocking the same days again updates reason and note. Errors: DAYS_BOOKED, DAYS_BLOCKED, BLOCKS_FULL {most}, SPACE_STATE_REFUSED {status}, NOT_FOUND, VALIDATION_FAILED: DATES_REVERSED, DATE_IN_PAST, FILTER_OUT_OF_RANGE, TOO_LONG.',
  })
  async blockDays(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BlockDaysInput, { description: 'The days and the reason.' }) input: BlockDaysInput,
  ): Promise<{ blocks: SpaceBlock[] }> {
    return { blocks: await blockDays(signedIn(ctx), input) };
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { deletedBlockId: [() => ID, 'The deleted block.'] },
    complexity: 5,
    description: 'Frees the days of one block; idempotent. Errors: NOT_FOUND.',
  })
  async unblockDays(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UnblockDaysInput, { description: 'The block.' }) { blockId }: UnblockDaysInput,
  ): Promise<{ deletedBlockId: string }> {
    await unblockDays(signedIn(ctx), blockId);
    return { deletedBlockId: blockId };
  }

  @Authorized(Role.HOST)
  @Query(() => CalendarAddress, {
    nullable: true,
    complexity: 3,
    description:
      'The iCal URL of the busy days of one of the viewer’s spaces; null while it has none. Errors: NOT_FOUND.',
  })
  calendarAddress(
    @Ctx() ctx: RequestContext,
    @Arg('spaceId', () => ID, { description: 'The space.' }) spaceId: string,
  ): Promise<CalendarAddress | null> {
    return calendarAddress(signedIn(ctx), spaceId);
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { calendarAddress: [() => CalendarAddress, 'The new address.'] },
    complexity: 5,
    description:
      'Creates the URL, or replaces it: the previous one stops working at once. Errors: NOT_FOUND, SPACE_STATE_REFUSED {status}.',
  })
  async changeCalendarAddress(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeCalendarAddressInput, { description: 'The input.' }) {
      spaceId,
    }: ChangeCalendarAddressInput,
  ): Promise<{ calendarAddress: CalendarAddress }> {
    return { calendarAddress: await changeCalendarAddress(signedIn(ctx), spaceId) };
  }
}
