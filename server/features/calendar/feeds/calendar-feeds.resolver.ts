import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Role } from '../../../core/roles.js';
import { spaceLoader } from '../../spaces/space.loaders.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import {
  AddCalendarFeedInput,
  CalendarConflict,
  ReadCalendarFeedInput,
  RemoveCalendarFeedInput,
} from './calendar-feed.types.js';
import { conflictsOf } from './conflicts.js';
import { addCalendarFeed, calendarFeeds, readCalendarFeed, removeCalendarFeed } from './edit-feeds.js';
import { openAddress, shownAddress } from './feed-address.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

/** External calendars that block days of a host's spaces. */
@Resolver(() => CalendarFeed)
export class CalendarFeedsResolver {
  @Authorized(Role.HOST)
  @Query(() => [CalendarFeed], {
    complexity: ({ childComplexity }) => 10 + 8 * childComplexity,
    description: 'The external calendars of the viewer’s spaces, by space; at most 5 per space.',
  })
  calendarFeeds(@Ctx() ctx: RequestContext): Promise<CalendarFeed[]> {
    return calendarFeeds(signedIn(ctx));
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { feed: [() => CalendarFeed, 'The calendar.'] },
    complexity: 30,
    description:
      'Fetches an external calendar and adds it: its busy days block the space, and are fetched again every 30 minutes. Errors: VALIDATION_FAILED at `url` with FEED_URL_INVALID, FEED_SILENT, FEED_NOT_A_CALENDAR, FEED_OWN, FEED_KNOWN; FEEDS_FULL {most}, SPACE_STATE_REFUSED {status}, NOT_FOUND, RATE_LIMITED.',
  })
  async addCalendarFeed(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddCalendarFeedInput, { description: 'The space and the URL.' })
    input: AddCalendarFeedInput,
  ): Promise<{ feed: CalendarFeed }> {
    return { feed: await addCalendarFeed(signedIn(ctx), input) };
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { feed: [() => CalendarFeed, 'The calendar; its `problem` is set when the fetch failed.'] },
    complexity: 30,
    description: 'Fetches an external calendar at once. Errors: NOT_FOUND, RATE_LIMITED.',
  })
  async readCalendarFeed(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReadCalendarFeedInput, { description: 'The calendar.' }) {
      calendarFeedId,
    }: ReadCalendarFeedInput,
  ): Promise<{ feed: CalendarFeed }> {
    return { feed: await readCalendarFeed(signedIn(ctx), calendarFeedId) };
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { deletedCalendarFeedId: [() => ID, 'The deleted calendar.'] },
    complexity: 5,
    description:
      'Removes an external calendar and frees its days; past ones stay as blocked by the host. Idempotent. Errors: NOT_FOUND.',
  })
  async removeCalendarFeed(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveCalendarFeedInput, { description: 'The calendar.' }) {
      calendarFeedId,
    }: RemoveCalendarFeedInput,
  ): Promise<{ deletedCalendarFeedId: string }> {
    await removeCalendarFeed(signedIn(ctx), calendarFeedId);
    return { deletedCalendarFeedId: calendarFeedId };
  }

  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with cfd_.' })
  id(@Root() { id }: CalendarFeed): string {
    return toGlobalId('CalendarFeed', id);
  }

  @FieldResolver(() => Space, { description: 'The space whose days it blocks.' })
  async space(@Ctx() ctx: RequestContext, @Root() { spaceId }: CalendarFeed): Promise<SpaceRow> {
    return (await spaceLoader(ctx).load(spaceId)) as SpaceRow;
  }

  @FieldResolver(() => String, { description: 'Its site and the end of its URL; the whole URL is a secret.' })
  address(@Ctx() ctx: RequestContext, @Root() { id, sealedAddress }: CalendarFeed): string {
    return shownAddress(openAddress(ctx, id, sealedAddress));
  }

  @FieldResolver(() => [CalendarConflict], {
    complexity: ({ childComplexity }) => 2 + 2 * childComplexity,
    description: 'Its busy days from today on that a booking holds too.',
  })
  conflicts(@Ctx() ctx: RequestContext, @Root() { id }: CalendarFeed): Promise<CalendarConflict[]> {
    return conflictsOf(ctx, id);
  }
}
