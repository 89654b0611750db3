import type { Express } from 'express';
import ical from 'ical-generator';
import { sql } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { addMonthsClamped, type DateRange, utcMidnight } from '../../../core/values/date-range.js';
import { holdsDates, overlapsDays } from '../../bookings/quote/bookable-space.js';
import { calendarShareIdOf } from './share-token.js';

const MONTHS_BACK = 1;
/** How far days are sent that are held without an end. */
const MONTHS_AHEAD = 24;
const MAX_EVENTS = 1_000;

/** `GET /ical/<secret>.ics`: the busy days of a space for other sites, without names, prices or reasons. */
export function mountCalendarFiles(app: Express, deps: MountDeps): void {
  app.get('/ical/:file', async (req, res) => {
    const ctx = deps.serviceContext();
    const token = /^([\w-]{43})\.ics$/.exec(req.params.file)?.[1] ?? '';
    const shareId = calendarShareIdOf(ctx.config, token);
    const file = shareId === null ? null : await calendarFile(ctx, shareId);
    if (file === null) throw new DomainError(ErrorCode.NOT_FOUND);
    res.set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="hueco.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    res.end(file);
  });
}

/** The file of a share; null when there is none. */
async function calendarFile(ctx: ServiceContext, shareId: string): Promise<string | null> {
  const share = await ctx.db
    .updateTable('CalendarShare')
    .set({ lastReadAt: ctx.clock.now() })
    .where('shareId', '=', shareId)
    .returning('spaceId')
    .executeTakeFirst();
  if (!share) return null;
  const calendar = ical({ name: 'Hueco', prodId: { company: 'Hueco', product: 'Hueco', language: 'ES' } });
  for (const { from, to } of await busyDays(ctx, share.spaceId)) {
    calendar.createEvent({
      // The same days keep their id, so that another site sees no spurious change.
      id: `${toGlobalId('Space', share.spaceId)}-${from}@hueco`,
      start: utcMidnight(from),
      end: utcMidnight(to),
      allDay: true,
      timezone: 'UTC',
      summary: 'Hueco',
      stamp: ctx.clock.now(),
    });
  }
  return calendar.toString();
}

/** Days that a booking holds or the host blocked. */
async function busyDays(ctx: ServiceContext, spaceId: string): Promise<DateRange[]> {
  const since = addMonthsClamped(ctx.clock.today(), -MONTHS_BACK);
  const until = addMonthsClamped(ctx.clock.today(), MONTHS_AHEAD);
  const held = await ctx.db
    .selectFrom('Booking as b')
    .select('b.from')
    .select((eb) => sql<string>`coalesce(upper(${eb.ref('b.period')}), ${until}::date)::text`.as('to'))
    .where('b.spaceId', '=', spaceId)
    .where(holdsDates)
    .where(overlapsDays(since, null))
    .orderBy('b.from')
    .limit(MAX_EVENTS)
    .execute();
  const blocked = await ctx.db
    .selectFrom('SpaceBlock as k')
    .select(['k.from', 'k.to'])
    .where('k.spaceId', '=', spaceId)
    // Days of external calendars are excluded: two sites that import each other would keep them busy for ever.
    .where('k.feedId', 'is', null)
    .where('k.to', '>', since)
    .orderBy('k.from')
    .limit(MAX_EVENTS)
    .execute();
  return [...held, ...blocked].toSorted((a, b) => a.from.localeCompare(b.from)).slice(0, MAX_EVENTS);
}
