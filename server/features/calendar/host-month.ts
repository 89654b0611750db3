import { sql } from 'kysely';
import type { SignedInContext } from '../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { addDays, addMonthsClamped } from '../../core/values/date-range.js';
import { isOnSide } from '../bookings/booking-groups.rules.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { loadBookings } from '../bookings/booking-lists.js';
import { statusesThat, statusMeans } from '../bookings/booking-status.rules.js';
import { BookingStatus } from '../bookings/booking.enums.js';
import { overlapsDays } from '../bookings/quote/bookable-space.js';
import { occupancyIn } from '../dashboard/occupancy.rules.js';
import { spaceDays } from '../dashboard/space-days.js';
import { SpaceBlock } from '../spaces/blocks/space-block.entity.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import { spaceStatusMeans, spaceStatusesThat } from '../spaces/space-status.rules.js';
import { SpaceStatus } from '../spaces/space.enums.js';
import { MAX_SPACES } from './block-days.rules.js';
import { CalendarFeed } from './feeds/calendar-feed.entity.js';
import { CalendarEntryKind, type CalendarEntry, type HostMonth } from './calendar.types.js';

const MONTHS_EITHER_WAY = 60;
/** Holds are left out: only the renter sees them. */
const SHOWN: readonly BookingStatus[] = [...statusesThat('isAgreed'), BookingStatus.REQUESTED];

/** A month of all spaces of the viewer: what takes which days. */
export async function hostMonth(ctx: SignedInContext, dayOfMonth: string): Promise<HostMonth> {
  const thisMonth = `${ctx.clock.today().slice(0, 7)}-01`;
  const month = `${dayOfMonth.slice(0, 7)}-01`;
  const min = addMonthsClamped(thisMonth, -MONTHS_EITHER_WAY);
  const max = addMonthsClamped(thisMonth, MONTHS_EITHER_WAY);
  const isFit = month >= min && month <= max;
  refuseProblems(isFit ? [] : [{ path: 'month', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min, max } }]);
  const nextMonth = addMonthsClamped(month, 1);
  const shown = await readSpaces(ctx);
  const spaceIds = shown.slice(0, MAX_SPACES).map(({ id }) => id);
  const lettableIds = shown.filter(({ status }) => spaceStatusMeans(status, 'isLettable')).map(({ id }) => id);
  const [spaces, entries, days] = [
    await loadSpaces(ctx, spaceIds),
    await readEntries(ctx, spaceIds, month, nextMonth),
    lettableIds.length > 0 ? await spaceDays(ctx.db, lettableIds, month, nextMonth).execute() : [],
  ];
  return {
    month,
    rows: spaces.map((space) => ({
      space,
      entries: entries.get(space.id) ?? [],
      canBlock: spaceStatusMeans(space.status, 'isLettable'),
    })),
    spaceCount: shown.length,
    ...occupancyIn(month, days),
  };
}

/** The spaces that can be let, and suspended ones while somebody rents them: published ones first, each kind by age. */
function readSpaces(ctx: SignedInContext): Promise<{ id: string; status: SpaceStatus }[]> {
  return ctx.db
    .selectFrom('Space as s')
    .select(['s.id', 's.status'])
    .where('s.hostId', '=', ctx.viewer.id)
    .where((eb) =>
      eb.or([
        eb('s.status', 'in', spaceStatusesThat('isLettable')),
        eb.and([
          eb('s.status', '=', SpaceStatus.SUSPENDED),
          eb.exists(
            eb
              .selectFrom('Booking as b')
              .select('b.id')
              .whereRef('b.spaceId', '=', 's.id')
              .where('b.status', 'in', statusesThat('isLive', 'isLeaving')),
          ),
        ]),
      ]),
    )
    .orderBy((eb) => eb('s.status', '=', SpaceStatus.SUSPENDED))
    .orderBy((eb) => eb('s.status', '=', SpaceStatus.PAUSED))
    .orderBy('s.createdAt')
    .orderBy('s.id')
    .execute();
}

function kindOf(status: BookingStatus): CalendarEntryKind {
  if (statusMeans(status, 'isPending')) return CalendarEntryKind.REQUEST;
  return statusMeans(status, 'isRunning') || statusMeans(status, 'isFinal') || statusMeans(status, 'isLeaving')
    ? CalendarEntryKind.RUNNING
    : CalendarEntryKind.BOOKED;
}

type Keyed = CalendarEntry & { readonly spaceId: string };

async function readEntries(
  ctx: SignedInContext,
  spaceIds: readonly string[],
  month: string,
  nextMonth: string,
): Promise<Map<string, Keyed[]>> {
  if (spaceIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .select(['b.id', 'b.status', 'b.to'])
    .select((eb) => sql<string | null>`upper(${eb.ref('b.period')})::text`.as('heldUntil'))
    .where(isOnSide(DashboardMode.HOST, ctx.viewer.id))
    .where('b.spaceId', 'in', spaceIds)
    .where((eb) =>
      eb.or([
        eb.and([eb('b.status', 'in', SHOWN), overlapsDays(month, nextMonth)]),
        eb.and([eb('b.status', '=', BookingStatus.MOVE_OUT), eb('b.to', '<', nextMonth)]),
      ]),
    )
    .execute();
  const bookings = await loadBookings(
    ctx,
    rows.map(({ id }) => id),
  );
  const heldUntil = new Map(rows.map((row) => [row.id, row.heldUntil]));
  const afterToday = addDays(ctx.clock.today(), 1);
  const afterMonth = addDays(nextMonth, 1);
  const ofBookings = [...bookings.values()].flatMap((booking): Keyed[] => {
    const { spaceId, from, to, status } = booking;
    // Days held without an end go on after the month.
    const end = heldUntil.get(booking.id) ?? (to > afterMonth ? to : afterMonth);
    const stay: Keyed = { spaceId, kind: kindOf(status), from, to: end, booking, block: null, feed: null };
    const isLeaving = status === BookingStatus.MOVE_OUT;
    const until = to < afterToday ? afterToday : addDays(to, 1);
    return isLeaving ? [stay, { ...stay, kind: CalendarEntryKind.MOVE_OUT, from: to, to: until }] : [stay];
  });
  const blocks = await ctx.em
    .fork()
    .find(SpaceBlock, { spaceId: { $in: [...spaceIds] }, from: { $lt: nextMonth }, to: { $gt: month } });
  const feeds = await readFeeds(ctx, blocks);
  const ofBlocks = blocks.map((block): Keyed => {
    const feed = block.feedId === null ? null : (feeds.get(block.feedId) ?? null);
    return {
      spaceId: block.spaceId,
      kind: feed ? CalendarEntryKind.OTHER_SITE : CalendarEntryKind.BLOCK,
      from: block.from,
      to: block.to,
      booking: null,
      block: feed ? null : block,
      feed,
    };
  });
  const inMonth = [...ofBookings, ...ofBlocks].filter(({ from, to }) => from < nextMonth && to > month);
  return Map.groupBy(
    inMonth.toSorted((a, b) => a.from.localeCompare(b.from)),
    ({ spaceId }) => spaceId,
  );
}

async function readFeeds(ctx: SignedInContext, blocks: readonly SpaceBlock[]): Promise<Map<string, CalendarFeed>> {
  const ids = [...new Set(blocks.map(({ feedId }) => feedId).filter((id) => id !== null))];
  const feeds = ids.length === 0 ? [] : await ctx.em.fork().find(CalendarFeed, { id: { $in: ids } });
  return new Map(feeds.map((feed) => [feed.id, feed]));
}
