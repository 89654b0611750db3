import { registerEnumType } from 'type-graphql';

/** Why an external calendar could not be read. */
export enum CalendarFeedProblem {
  SILENT = 'silent',
  NO_CALENDAR = 'no_calendar',
}

registerEnumType(CalendarFeedProblem, {
  name: 'CalendarFeedProblem',
  description: 'Why an external calendar could not be read.',
  valuesConfig: {
    SILENT: { description: 'The URL does not respond, or responds with an error.' },
    NO_CALENDAR: { description: 'The content is not an iCal calendar, or too large.' },
  },
});
