import { registerEnumType } from 'type-graphql';
/** Which side of their bookings a person sees. */
export var DashboardMode;
(function (DashboardMode) {
    DashboardMode["RENTER"] = "renter";
    DashboardMode["HOST"] = "host";
})(DashboardMode || (DashboardMode = {}));
/** Bookings by their stage. */
export var BookingGroup;
(function (BookingGroup) {
    BookingGroup["PENDING"] = "pending";
    BookingGroup["CURRENT"] = "current";
    BookingGroup["UPCOMING"] = "upcoming";
    BookingGroup["PAST"] = "past";
})(BookingGroup || (BookingGroup = {}));
registerEnumType(DashboardMode, {
    name: 'DashboardMode',
    description: 'Which side of their bookings a person sees.',
    valuesConfig: {
        RENTER: { description: 'Spaces they rent.' },
        HOST: { description: 'Their spaces that others rent.' },
    },
});
registerEnumType(BookingGroup, {
    name: 'BookingGroup',
    description: 'Bookings by their stage; each is in exactly one group.',
    valuesConfig: {
        PENDING: { description: 'Waiting for payment or for the answer.' },
        CURRENT: { description: 'Running today, to the return of the keys.' },
        UPCOMING: { description: 'Confirmed, not begun.' },
        PAST: { description: 'Over, however it ended.' },
    },
});
//# sourceMappingURL=booking-groups.types.js.map