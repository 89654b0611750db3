/** Values are what the database and logs say; the keys are the wire's words. */
export var PlaceKind;
(function (PlaceKind) {
    PlaceKind["ADDRESS"] = "address";
    PlaceKind["POSTAL_CODE"] = "postal_code";
    PlaceKind["NEIGHBOURHOOD"] = "neighbourhood";
    PlaceKind["DISTRICT"] = "district";
    PlaceKind["CITY"] = "city";
    PlaceKind["PROVINCE"] = "province";
})(PlaceKind || (PlaceKind = {}));
//# sourceMappingURL=geocoder.js.map