import { registerEnumType } from 'type-graphql';
/** Why a calendar of another site could not be read. */
export var CalendarFeedProblem;
(function (CalendarFeedProblem) {
    CalendarFeedProblem["SILENT"] = "silent";
    CalendarFeedProblem["NO_CALENDAR"] = "no_calendar";
})(CalendarFeedProblem || (CalendarFeedProblem = {}));
registerEnumType(CalendarFeedProblem, {
    name: 'CalendarFeedProblem',
    description: 'Why a calendar of another site could not be read.',
    valuesConfig: {
        SILENT: { description: 'Nobody answers at the address, or with an error.' },
        NO_CALENDAR: { description: 'What is there is no iCal calendar, or one that is too large.' },
    },
});
//# sourceMappingURL=calendar-feed-types.js.map