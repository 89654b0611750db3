import type { Config } from '../../../config.js';
import { addDays, type DateRange } from '../../../core/values/date-range.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/values/durations.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { CalendarFeedProblem } from '../../../features/calendar/feeds/calendar-feed.enums.js';
import { CalendarFeedEventType } from '../../../features/calendar/feeds/calendar-feed.events.js';
import { sealAddress } from '../../../features/calendar/feeds/feed-address.js';
import { BlockReason } from '../../../features/spaces/blocks/space-block.enums.js';
import { sandboxCalendarAddress } from '../../../ports/sandbox/sandbox-calendars.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import { Random } from '../random.js';
import { noticeRows } from './notice-row.js';

/* Its own stream, so that the other demo data stay the same. */
const FEED_SEED = 41;
const READ_BEFORE_MS = 12 * MINUTE_MS;
const SILENT_SINCE_MS = 6 * HOUR_MS;

interface DemoFeed {
  /** Index of the host's space. */
  readonly place: number;
  readonly file: string;
  readonly name: string;
  /** Half-open, in days from today. */
  readonly busy: readonly (readonly [from: number, to: number])[];
  readonly isSilent?: boolean;
  /** Its first days overlap a booking. */
  readonly hasConflict?: boolean;
}

/** One overlaps the booking that begins in five days, one has no conflict, one has failed since this morning. */
const FEEDS: readonly DemoFeed[] = [
  {
    place: 4,
    file: 'anuncio-48213',
    name: 'Otra web de trasteros',
    hasConflict: true,
    busy: [
      [3, 8],
      [130, 137],
    ],
  },
  { place: 0, file: 'agenda', name: 'Agenda de la familia', busy: [[140, 144]] },
  { place: 3, file: 'reservas', name: 'Guardamuebles vecino', busy: [[84, 90]], isSilent: true },
];

/** The external calendars of the demo host, as if they had been fetched a moment ago. */
export async function seedFeeds(
  tx: SeedTransaction,
  config: Config,
  spaces: readonly ListedSpace[],
  now: Date,
): Promise<void> {
  const random = new Random(FEED_SEED);
  const today = localDateOf(now);
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  for (const { place, file, name, busy, isSilent = false, hasConflict = false } of FEEDS) {
    const space = spaces[place]?.space;
    if (!space) continue;
    const spaceId = space.id;
    const days = busy.map(([from, to]): DateRange => ({ from: addDays(today, from), to: addDays(today, to) }));
    const id = random.uuid();
    await tx.db
      .insertInto('CalendarFeed')
      .values({
        id,
        spaceId,
        sealedAddress: sealAddress({ config }, id, sandboxCalendarAddress({ file, name, busy: isSilent ? [] : days })),
        name,
        problem: isSilent ? CalendarFeedProblem.SILENT : null,
        failingSince: isSilent ? before(SILENT_SINCE_MS) : null,
        silenceNotifiedAt: null,
        lastReadAt: before(isSilent ? SILENT_SINCE_MS + HOUR_MS / 2 : READ_BEFORE_MS),
        createdAt: before(60 * DAY_MS),
      })
      .execute();
    await insertRows(
      tx,
      'SpaceBlock',
      days.map(({ from, to }) => ({
        id: random.uuid(),
        spaceId,
        from,
        to,
        reason: BlockReason.OTHER,
        feedId: id,
        createdAt: before(READ_BEFORE_MS),
      })),
    );
    const [clash] = days;
    if (!hasConflict || !clash) continue;
    await insertRows(
      tx,
      'Notification',
      noticeRows({
        id: random.uuid(),
        userId: space.hostId,
        spaceId,
        event: CalendarFeedEventType.CONFLICT_FOUND,
        params: { space: space.title, from: clash.from, to: addDays(clash.to, -1) },
        at: before(READ_BEFORE_MS),
      }),
    );
  }
}
