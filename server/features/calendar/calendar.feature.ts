import type { Feature } from '../../core/feature.js';
import { CalendarResolver } from './calendar.resolver.js';
import { mountCalendarFiles } from './share/ical.routes.js';
import { SpaceBlockFieldsResolver } from './space-block-fields.resolver.js';

/** The host's calendar: what takes which days of all spaces, and the days that the host blocks. */
export const calendarFeature: Feature = {
  name: 'calendar',
  resolvers: [CalendarResolver, SpaceBlockFieldsResolver],
  mount: mountCalendarFiles,
};
