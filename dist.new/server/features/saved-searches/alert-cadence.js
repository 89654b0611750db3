import { registerEnumType } from 'type-graphql';
/** How often a person is notified of new matches of a saved search. */
export var AlertCadence;
(function (AlertCadence) {
    AlertCadence["AT_ONCE"] = "at_once";
    AlertCadence["DAILY"] = "daily";
    AlertCadence["OFF"] = "off";
})(AlertCadence || (AlertCadence = {}));
registerEnumType(AlertCadence, {
    name: 'AlertCadence',
    description: 'How often the viewer is notified of new matches of a saved search, by the channels of their notification group ALERTS.',
    valuesConfig: {
        AT_ONCE: { description: 'As soon as a space matches, at most once in 15 minutes.' },
        DAILY: { description: 'Once a day, in the morning.' },
        OFF: { description: 'Never; new matches are still counted.' },
    },
});
//# sourceMappingURL=alert-cadence.js.map