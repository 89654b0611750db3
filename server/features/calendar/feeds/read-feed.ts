import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { recordEvents } from '../../../core/events/events.js';
import { addDays, addMonthsClamped, type DateRange, type LocalDate } from '../../../core/values/date-range.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { localDateOf, zoneOfPostalCode } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { refreshBusy } from '../../search/search-projection.js';
import { BlockReason } from '../../spaces/blocks/space-block.enums.js';
import { lockSpace } from '../../spaces/own-space.js';
import type { Space } from '../../spaces/space.entity.js';
import { MONTHS_AHEAD } from '../block-days.rules.js';
import { CalendarFeedProblem } from './calendar-feed.enums.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { CalendarFeedEventType, type ConflictFound, type FeedSilent } from './calendar-feed.events.js';
import { readConflicts } from './conflicts.js';
import { openAddress } from './feed-address.js';
import { feedContent, type FeedContent } from './feed-content.js';
import { joinDays } from './feed-days.rules.js';

/** A site may be down for a night. */
const NOTIFY_AFTER_MS = DAY_MS;

/** Days from `since` on: yesterday, which another time zone may still have. */
type FeedDays = FeedContent & { readonly since: LocalDate };

export type FeedAnswer = { readonly problem: CalendarFeedProblem } | ({ readonly problem: null } & FeedDays);

/** Fetches the calendar of another site; outside of every transaction. */
export async function fetchFeed(ctx: ServiceContext, address: string, postalCode: string | null): Promise<FeedAnswer> {
  const zone = zoneOfPostalCode(postalCode);
  const today = ctx.clock.today(zone);
  let text: string;
  try {
    text = await ctx.ports.calendarFeeds.read(address);
  } catch (error) {
    ctx.log.info({ host: new URL(address).host, reason: String(error) }, 'a calendar of another site was not answered');
    return { problem: CalendarFeedProblem.SILENT };
  }
  const within = { from: addDays(today, -1), to: addMonthsClamped(today, MONTHS_AHEAD) };
  const content = await feedContent(text, within, zone);
  return content ? { problem: null, since: within.from, ...content } : { problem: CalendarFeedProblem.NO_CALENDAR };
}

/** Fetches a feed and stores its content; null when it was removed. Idempotent. */
export async function readFeed(ctx: ServiceContext, feedId: string): Promise<CalendarFeed | null> {
  const row = await ctx.db
    .selectFrom('CalendarFeed as f')
    .innerJoin('Space as s', 's.id', 'f.spaceId')
    .select(['f.spaceId', 'f.sealedAddress', 's.postalCode'])
    .where('f.id', '=', feedId)
    .executeTakeFirst();
  if (!row) return null;
  const answer = await fetchFeed(ctx, openAddress(ctx, feedId, row.sealedAddress), row.postalCode);
  return inTransaction(ctx, async (tx) => {
    const space = await lockSpace(tx, row.spaceId);
    const feed = await tx.em.findOne(CalendarFeed, feedId);
    if (!space || !feed) return null;
    await storeAnswer(tx, feed, space, answer);
    return feed;
  });
}

/** Stores the content of a feed, under the lock of its space. After a failure the previous days stay. */
export async function storeAnswer(
  tx: ServiceContext,
  feed: CalendarFeed,
  space: Space,
  answer: FeedAnswer,
): Promise<void> {
  const now = tx.clock.now();
  if (answer.problem !== null) {
    feed.problem = answer.problem;
    feed.failingSince ??= now;
    await recordSilence(tx, feed, { space, since: feed.failingSince });
    await tx.em.flush();
    return;
  }
  Object.assign(feed, {
    name: answer.name ?? feed.name,
    problem: null,
    failingSince: null,
    silenceNotifiedAt: null,
    lastReadAt: now,
  });
  await tx.em.flush();
  const before = await readConflicts(tx, [feed.id]);
  await replaceDays(tx, feed, answer);
  const fresh = (await readConflicts(tx, [feed.id])).filter((found) => !before.some((one) => isKnown(one, found)));
  await recordEvents(
    tx,
    fresh.map(({ busyFrom, busyTo }): ConflictFound => ({
      type: CalendarFeedEventType.CONFLICT_FOUND,
      payload: { spaceId: space.id, hostId: space.hostId, busyFrom, busyTo },
    })),
  );
  await refreshBusy(tx, space.id);
}

interface SharedDays extends DateRange {
  readonly bookingId: string;
}

/** Whether the host has been told of these days of a booking: new ones beside known ones are a clash of their own. */
function isKnown(before: SharedDays, found: SharedDays): boolean {
  return before.bookingId === found.bookingId && before.from <= found.from && found.to <= before.to;
}

/** Notifies the host once per failure of a day: new bookings there no longer reach us. */
async function recordSilence(
  tx: ServiceContext,
  feed: CalendarFeed,
  { space, since }: { readonly space: Space; readonly since: Date },
): Promise<void> {
  const now = tx.clock.now();
  if (feed.silenceNotifiedAt !== null || now.getTime() - since.getTime() < NOTIFY_AFTER_MS) return;
  feed.silenceNotifiedAt = now;
  const silent: FeedSilent = {
    type: CalendarFeedEventType.SILENT,
    payload: {
      spaceId: space.id,
      hostId: space.hostId,
      feedName: feed.name,
      silentSince: localDateOf(since, zoneOfPostalCode(space.postalCode)),
    },
  };
  await recordEvents(tx, [silent]);
}

/**
 * Replaces the days from `since` on. Past ones stay: the calendar and the occupancy of past months count them. A stretch that has begun stays
 * one, so that its conflict is the same tomorrow.
 */
async function replaceDays(
  tx: ServiceContext,
  { id, spaceId }: CalendarFeed,
  { days, since }: FeedDays,
): Promise<void> {
  const begun = await tx.db
    .selectFrom('SpaceBlock')
    .select('from')
    .where('feedId', '=', id)
    .where('from', '<', since)
    .where('to', '>=', since)
    .execute();
  await tx.db.deleteFrom('SpaceBlock').where('feedId', '=', id).where('to', '>=', since).execute();
  const rows = joinDays([...begun.map(({ from }) => ({ from, to: since })), ...days]).map(({ from, to }) => ({
    id: randomUUID(),
    spaceId,
    from,
    to,
    reason: BlockReason.OTHER,
    feedId: id,
    createdAt: tx.clock.now(),
  }));
  if (rows.length > 0) await tx.db.insertInto('SpaceBlock').values(rows).execute();
}
