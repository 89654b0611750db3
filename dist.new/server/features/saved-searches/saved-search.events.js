export var SavedSearchEventType;
(function (SavedSearchEventType) {
    SavedSearchEventType["MATCHED"] = "saved_search.matched";
})(SavedSearchEventType || (SavedSearchEventType = {}));
//# sourceMappingURL=saved-search.events.js.map