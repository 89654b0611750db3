export var WaitingListEventType;
(function (WaitingListEventType) {
    WaitingListEventType["DAYS_OFFERED"] = "waiting_list.days_offered";
})(WaitingListEventType || (WaitingListEventType = {}));
//# sourceMappingURL=waiting-list.events.js.map