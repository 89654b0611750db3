/** The purposes a user can consent to. */
export var ConsentPurpose;
(function (ConsentPurpose) {
    ConsentPurpose["TERMS"] = "terms";
    ConsentPurpose["MARKETING"] = "marketing";
    ConsentPurpose["ANALYTICS"] = "analytics";
    ConsentPurpose["MARKETING_COOKIES"] = "marketing_cookies";
})(ConsentPurpose || (ConsentPurpose = {}));
//# sourceMappingURL=consent-codes.js.map