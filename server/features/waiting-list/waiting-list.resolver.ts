import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { zoneOfPostalCode } from '../../core/values/time-zone.js';
import { SpaceConnection } from '../search/search.types.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { spaceLoader } from '../spaces/space.loaders.js';
import { canSeeSpace, isOwnSpace } from '../spaces/space.policy.js';
import { WaitingPlace } from '../spaces/waiting/waiting-place.entity.js';
import { WaitForSearchInput, WaitForSearchPayload, WaitForDaysInput, StopWaitingInput } from './waiting-list.types.js';
import { aheadLoader, waitingCountLoader } from './waiting-list.loaders.js';
import { canWaitForSearch, waitForSearch, waitForDays, stopWaiting, waitingPlaces } from './waiting-places.js';
import { PayloadMutation } from '../../core/graphql/payload.js';

/** Waiting lists for taken days. */
@Resolver(() => WaitingPlace)
export class WaitingListResolver {
  @Authorized()
  @Query(() => [WaitingPlace], {
    complexity: ({ childComplexity }) => 5 + 10 * childComplexity,
    description: 'The viewer’s places for future days, by first day; at most 40.',
  })
  waitingPlaces(@Ctx() ctx: RequestContext): Promise<WaitingPlace[]> {
    return waitingPlaces(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { place: [() => WaitingPlace, 'The place; an existing one is returned.'] },
    complexity: 10,
    description:
      'Puts the viewer on the waiting list for taken days of a space: when they become free, the first person is notified and has up to 24 hours of priority, at most until their first day ends. Errors: WAITING_DAYS_FREE, WAITING_LIST_FULL {most}, FEATURE_OFF, BOOKING_OWN_SPACE, SPACE_NOT_BOOKABLE, NOT_FOUND, VALIDATION_FAILED as in `priceQuote`.',
  })
  async waitForDays(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WaitForDaysInput, { description: 'The space and the days.' }) input: WaitForDaysInput,
  ): Promise<{ place: WaitingPlace }> {
    return { place: await waitForDays(signedIn(ctx), input) };
  }

  @Authorized()
  @Mutation(() => WaitForSearchPayload, {
    complexity: 40,
    description:
      'Puts the viewer on the waiting lists of the spaces that match a search except for its days. Errors: WAITING_LIST_FULL {most}, FEATURE_OFF, VALIDATION_FAILED as in `searchSpaces`, and REQUIRED at `filter.from`.',
  })
  async waitForSearch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WaitForSearchInput, { description: 'The search.' })
    { filter }: WaitForSearchInput,
  ): Promise<WaitForSearchPayload> {
    const places = await waitForSearch(signedIn(ctx), filter);
    return { places, count: places.length };
  }

  @Authorized()
  @PayloadMutation({
    payload: { deletedWaitingPlaceId: [() => ID, 'The deleted place.'] },
    complexity: 5,
    description: 'Leaves a waiting list; idempotent.',
  })
  async stopWaiting(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StopWaitingInput, { description: 'The place.' }) { waitingPlaceId }: StopWaitingInput,
  ): Promise<{ deletedWaitingPlaceId: string }> {
    await stopWaiting(signedIn(ctx), waitingPlaceId);
    return { deletedWaitingPlaceId: waitingPlaceId };
  }

  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with wtp_.' })
  id(@Root() { id }: WaitingPlace): string {
    return toGlobalId('WaitingPlace', id);
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'The day of leaving; null for a rolling stay.',
  })
  to(@Root() { to, isRolling }: WaitingPlace): string | null {
    return isRolling ? null : to;
  }

  @FieldResolver(() => String, { description: 'Time zone of the space, in which its deadlines are.' })
  async timeZone(@Ctx() ctx: RequestContext, @Root() { spaceId }: WaitingPlace): Promise<string> {
    return zoneOfPostalCode((await spaceLoader(ctx).load(spaceId))?.postalCode ?? null);
  }

  @FieldResolver(() => Space, { nullable: true, description: 'The space; null while it is not public.' })
  async space(@Ctx() ctx: RequestContext, @Root() { spaceId }: WaitingPlace): Promise<SpaceRow | null> {
    const space = await spaceLoader(ctx).load(spaceId);
    return space && canSeeSpace(ctx.viewer, space) ? space : null;
  }

  @FieldResolver(() => Int, { description: 'The number of earlier places for some of the same days.' })
  ahead(@Ctx() ctx: RequestContext, @Root() { id }: WaitingPlace): Promise<number> {
    return aheadLoader(ctx).load(id);
  }
}

@Resolver(() => SpaceConnection)
export class SearchWaitingResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether `waitForSearch` joins a list: nothing was found, and matching spaces of others are taken on these days.',
  })
  canWait(@Root() found: SpaceConnection, @Ctx() ctx: RequestContext): Promise<boolean> {
    return canWaitForSearch(ctx, found);
  }
}

@Resolver(() => Space)
export class SpaceWaitingResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of people who wait for days of the space. Null unless it is the viewer’s own.',
  })
  waitingCount(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<number> | null {
    return isOwnSpace(ctx.viewer, space) ? waitingCountLoader(ctx).load(space.id) : null;
  }
}
