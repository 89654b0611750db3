export var FavoriteEventType;
(function (FavoriteEventType) {
    FavoriteEventType["SPACE_CHEAPER"] = "favorite.space_cheaper";
    FavoriteEventType["PRICE_DROPPED"] = "favorite.price_dropped";
})(FavoriteEventType || (FavoriteEventType = {}));
//# sourceMappingURL=favorite.events.js.map