import type { Feature } from '../../core/feature.js';
import { registerCalendarFeedJobs } from './feeds/calendar-feed.jobs.js';
import { CalendarFeedsResolver } from './feeds/calendar-feeds.resolver.js';
import { findOwnBlock } from './block-days.js';
import { findCalendarFeed } from './feeds/edit-feeds.js';
import { CalendarResolver } from './calendar.resolver.js';
import { mountCalendarFiles } from './share/ical.routes.js';
import { SpaceBlockFieldsResolver } from './space-block-fields.resolver.js';

/** The host's calendar: what takes which days of all spaces, blocked days, and external calendars. */
export const calendarFeature: Feature = {
  name: 'calendar',
  resolvers: [CalendarResolver, SpaceBlockFieldsResolver, CalendarFeedsResolver],
  nodes: { CalendarFeed: findCalendarFeed, SpaceBlock: findOwnBlock },
  jobs: registerCalendarFeedJobs,
  mount: mountCalendarFiles,
};
