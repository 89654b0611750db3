import { randomUUID } from 'node:crypto';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  refuseProblems,
  type PlainFieldCode,
} from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { zoneOfPostalCode } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { refreshBusy } from '../../search/search-projection.js';
import { BlockReason } from '../../spaces/blocks/space-block.enums.js';
import { lockOwnSpace, lockSpace } from '../../spaces/own-space.js';
import { spaceStatusMeans } from '../../spaces/space-status.rules.js';
import type { Space } from '../../spaces/space.entity.js';
import { CalendarFeedProblem } from './calendar-feed.enums.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import type { AddCalendarFeedInput } from './calendar-feed.types.js';
import { addressFrom, openAddress, sealAddress } from './feed-address.js';
import { daysOutside, joinDays } from './feed-days.rules.js';
import { fetchFeed, readFeed, storeAnswer } from './read-feed.js';

const MAX_FEEDS = 5;
const MAX_LISTED = 500;

/** The feeds of all spaces of the viewer, by space and age. */
export async function calendarFeeds(ctx: SignedInContext): Promise<CalendarFeed[]> {
  return ctx.em
    .fork()
    .find(
      CalendarFeed,
      { spaceId: { $in: await ownSpaceIds(ctx) } },
      { orderBy: { spaceId: 'asc', createdAt: 'asc', id: 'asc' }, limit: MAX_LISTED },
    );
}

async function ownSpaceIds(ctx: SignedInContext): Promise<string[]> {
  const rows = await ctx.db.selectFrom('Space').select('id').where('hostId', '=', ctx.viewer.id).execute();
  return rows.map(({ id }) => id);
}

/** A feed of the viewer; null for all others. */
export async function findCalendarFeed(ctx: RequestContext, uuid: string): Promise<CalendarFeed | null> {
  if (!ctx.viewer) return null;
  const feed = await ctx.em.fork().findOne(CalendarFeed, uuid);
  return feed && (await ownsSpace(ctx, ctx.viewer.id, feed.spaceId)) ? feed : null;
}

async function ownsSpace(ctx: ServiceContext, userId: string, spaceId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('Space')
    .select('id')
    .where('id', '=', spaceId)
    .where('hostId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a feed after it was fetched once: a URL without a calendar is never stored. */
export async function addCalendarFeed(ctx: SignedInContext, input: AddCalendarFeedInput): Promise<CalendarFeed> {
  const spaceId = fromGlobalId('Space', input.spaceId);
  const known = await ctx.db
    .selectFrom('Space')
    .select(['postalCode', 'hostId'])
    .where('id', '=', spaceId)
    .executeTakeFirst();
  if (known?.hostId !== ctx.viewer.id) throw new DomainError(ErrorCode.NOT_FOUND);
  const address = addressFrom(ctx, input.url);
  await consume(ctx, 'calendar-feeds-user', ctx.viewer.id);
  const answer = await fetchFeed(ctx, address, known.postalCode);
  if (answer.problem !== null) refuseProblems([{ path: 'url', code: CODES[answer.problem] }]);
  return inTransaction(ctx, async (tx) => {
    const space = await lockOwnSpace(tx, input.spaceId);
    if (!spaceStatusMeans(space.status, 'isLettable'))
      throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: space.status.toUpperCase() });
    const others = await tx.em.find(CalendarFeed, { spaceId });
    if (others.some(({ id, sealedAddress }) => openAddress(tx, id, sealedAddress) === address))
      refuseProblems([{ path: 'url', code: FieldProblemCode.FEED_KNOWN }]);
    if (others.length >= MAX_FEEDS) throw new DomainError(ErrorCode.FEEDS_FULL, { most: MAX_FEEDS });
    const id = randomUUID();
    const feed = Object.assign(new CalendarFeed(), {
      id,
      spaceId,
      sealedAddress: sealAddress(tx, id, address),
      name: new URL(address).hostname.replace(/^www\./, '').slice(0, 80),
      problem: null,
      failingSince: null,
      lastReadAt: null,
      silenceNotifiedAt: null,
      createdAt: tx.clock.now(),
    });
    tx.em.persist(feed);
    await storeAnswer(tx, feed, space, answer);
    return feed;
  });
}

const CODES: Readonly<Record<CalendarFeedProblem, PlainFieldCode>> = {
  [CalendarFeedProblem.SILENT]: FieldProblemCode.FEED_SILENT,
  [CalendarFeedProblem.NO_CALENDAR]: FieldProblemCode.FEED_NOT_A_CALENDAR,
};

/** Fetches a feed of the viewer at once. */
export async function readCalendarFeed(ctx: SignedInContext, id: string): Promise<CalendarFeed> {
  const uuid = fromGlobalId('CalendarFeed', id);
  if (!(await findCalendarFeed(ctx, uuid))) throw new DomainError(ErrorCode.NOT_FOUND);
  await consume(ctx, 'calendar-feeds-user', ctx.viewer.id);
  const feed = await readFeed(ctx, uuid);
  if (!feed) throw new DomainError(ErrorCode.NOT_FOUND);
  return feed;
}

/** Removes a feed and frees its days from today on; no-op when it is deleted already. */
export async function removeCalendarFeed(ctx: SignedInContext, id: string): Promise<void> {
  const uuid = fromGlobalId('CalendarFeed', id);
  await inTransaction(ctx, async (tx) => {
    const feed = await tx.em.findOne(CalendarFeed, uuid);
    if (!feed) return;
    const space = await lockSpace(tx, feed.spaceId);
    if (space?.hostId !== tx.viewer.id) throw new DomainError(ErrorCode.NOT_FOUND);
    await keepPastDays(tx, feed, space);
    await tx.db.deleteFrom('SpaceBlock').where('feedId', '=', uuid).execute();
    await tx.db.deleteFrom('CalendarFeed').where('id', '=', uuid).execute();
    await refreshBusy(tx, space.id);
  });
}

/** The calendar and the occupancy of past months go on counting them, as days that the host blocked. */
async function keepPastDays(
  tx: SignedInContext,
  feed: CalendarFeed,
  { id: spaceId, postalCode }: Space,
): Promise<void> {
  const today = tx.clock.today(zoneOfPostalCode(postalCode));
  const past = await tx.db
    .selectFrom('SpaceBlock')
    .select(['from', 'to', 'feedId'])
    .where('spaceId', '=', spaceId)
    .where('from', '<', today)
    .where((eb) => eb.or([eb('feedId', '=', feed.id), eb('feedId', 'is', null)]))
    .execute();
  const { own = [], read = [] } = Object.groupBy(past, ({ feedId }) => (feedId === null ? 'own' : 'read'));
  const days = daysOutside(joinDays(read.map(({ from, to }) => ({ from, to: to < today ? to : today }))), own);
  const createdAt = tx.clock.now();
  const rows = days.map((one) => ({
    ...one,
    id: randomUUID(),
    spaceId,
    reason: BlockReason.OTHER,
    note: feed.name ?? '',
    createdAt,
  }));
  if (rows.length > 0) await tx.db.insertInto('SpaceBlock').values(rows).execute();
}
