import { registerCalendarFeedJobs } from './feeds/calendar-feed.jobs.js';
import { CalendarFeedsResolver } from './feeds/calendar-feeds.resolver.js';
import { findOwnBlock } from './block-days.js';
import { findCalendarFeed } from './feeds/edit-feeds.js';
import { CalendarResolver } from './calendar.resolver.js';
import { mountCalendarFiles } from './share/ical.routes.js';
import { SpaceBlockFieldsResolver } from './space-block-fields.resolver.js';
/** The host's calendar: what takes which days of all spaces, the days that the host blocks, and calendars of other sites. */
export const calendarFeature = {
    name: 'calendar',
    resolvers: [CalendarResolver, SpaceBlockFieldsResolver, CalendarFeedsResolver],
    nodes: { CalendarFeed: findCalendarFeed, SpaceBlock: findOwnBlock },
    jobs: registerCalendarFeedJobs,
    mount: mountCalendarFiles,
};
//# sourceMappingURL=calendar.feature.js.map