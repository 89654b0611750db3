export var CalendarFeedEventType;
(function (CalendarFeedEventType) {
    CalendarFeedEventType["CONFLICT_FOUND"] = "calendar.conflict_found";
    CalendarFeedEventType["SILENT"] = "calendar.feed_silent";
})(CalendarFeedEventType || (CalendarFeedEventType = {}));
//# sourceMappingURL=calendar-feed.events.js.map