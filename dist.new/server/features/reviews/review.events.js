export var ReviewEventType;
(function (ReviewEventType) {
    ReviewEventType["INVITED"] = "review.invited";
    ReviewEventType["REMINDED"] = "review.reminded";
    ReviewEventType["PUBLISHED"] = "review.published";
    ReviewEventType["HIDDEN"] = "review.hidden";
})(ReviewEventType || (ReviewEventType = {}));
//# sourceMappingURL=review.events.js.map