export var OnboardingEventType;
(function (OnboardingEventType) {
    OnboardingEventType["NEED_ENTERED"] = "onboarding.need_told";
})(OnboardingEventType || (OnboardingEventType = {}));
//# sourceMappingURL=onboarding.events.js.map