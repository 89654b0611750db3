import { registerEnumType } from 'type-graphql';
/** Why notice is given; which side may give which is in `notice-reasons.rules.ts`. */
export var NoticeReason;
(function (NoticeReason) {
    NoticeReason["NOT_NEEDED"] = "not_needed";
    NoticeReason["MOVING"] = "moving";
    NoticeReason["FOUND_ANOTHER"] = "found_another";
    NoticeReason["OWN_USE"] = "own_use";
    NoticeReason["WORKS"] = "works";
    NoticeReason["SALE"] = "sale";
    NoticeReason["BREACH"] = "breach";
    NoticeReason["OTHER"] = "other";
})(NoticeReason || (NoticeReason = {}));
/** Why a day cannot be the day of leaving. */
export var ClosedDayReason;
(function (ClosedDayReason) {
    ClosedDayReason["NOTICE"] = "notice";
    ClosedDayReason["MIN_STAY"] = "min_stay";
    ClosedDayReason["AFTER_END"] = "after_end";
    ClosedDayReason["TAKEN"] = "taken";
})(ClosedDayReason || (ClosedDayReason = {}));
registerEnumType(NoticeReason, {
    name: 'NoticeReason',
    description: 'Why notice is given.',
    valuesConfig: {
        NOT_NEEDED: { description: 'Renter: the space is not needed any more.' },
        MOVING: { description: 'Renter: moves away.' },
        FOUND_ANOTHER: { description: 'Renter: has found another space.' },
        OWN_USE: { description: 'Host, listed: needs the space for themselves or their family.' },
        WORKS: { description: 'Host, listed: building works leave the space unusable.' },
        SALE: { description: 'Host, listed: the space is sold, or the right to let it ends.' },
        BREACH: { description: 'Host, listed: the renter keeps breaking the rules of the space.' },
        OTHER: { description: 'Anything else; of a host, for stays without end only. Asks hosts and staff for `text`.' },
    },
});
registerEnumType(ClosedDayReason, {
    name: 'ClosedDayReason',
    description: 'Why a day cannot be chosen.',
    valuesConfig: {
        NOTICE: { description: 'Within the days of notice.' },
        MIN_STAY: { description: 'Before the shortest stay is over.' },
        AFTER_END: { description: 'After the last day that can be chosen.' },
        TAKEN: { description: 'Somebody else has booked it.' },
    },
});
//# sourceMappingURL=notice-types.js.map