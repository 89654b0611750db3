import { BookingGroup, DashboardMode } from './booking-groups.types.js';
import { statusesThat } from './booking-status.rules.js';
import { BookingStatus } from './booking-types.js';
/** Whether the booking with alias `b` is in a person's list of one side; hosts see a booking once it has been requested. */
export function isOnSide(mode, viewerId) {
    return (eb) => mode === DashboardMode.HOST
        ? eb.and([eb('b.hostId', '=', viewerId), eb('b.requestedAt', 'is not', null)])
        : eb.and([eb('b.renterId', '=', viewerId)]);
}
/** Whether the booking with alias `b` is in a group; every booking is in exactly one. */
export function isInGroup(group, { now, today }) {
    return (eb) => {
        switch (group) {
            case BookingGroup.PENDING:
                return eb.or([
                    eb('b.status', '=', BookingStatus.REQUESTED),
                    eb.and([eb('b.status', '=', BookingStatus.PENDING_PAYMENT), eb('b.holdExpiresAt', '>', now)]),
                ]);
            case BookingGroup.CURRENT:
                return eb.or([
                    eb('b.status', 'in', statusesThat('isRunning', 'isLeaving')),
                    eb.and([
                        eb('b.status', '=', BookingStatus.CONFIRMED),
                        eb('b.startsOn', '<=', today),
                        eb('b.endsOn', '>', today),
                    ]),
                ]);
            case BookingGroup.UPCOMING:
                return eb.and([eb('b.status', '=', BookingStatus.CONFIRMED), eb('b.startsOn', '>', today)]);
            case BookingGroup.PAST:
                return eb.or([
                    eb('b.status', 'in', statusesThat('isFinal')),
                    eb.and([eb('b.status', '=', BookingStatus.CONFIRMED), eb('b.endsOn', '<=', today)]),
                    eb.and([eb('b.status', '=', BookingStatus.PENDING_PAYMENT), eb('b.holdExpiresAt', '<=', now)]),
                ]);
        }
    };
}
/** Whether the booking with alias `b` fits all that is given. */
export function isChosen({ spaceId, external, status, from, to, updatedSince }) {
    return (eb) => eb.and([
        ...(spaceId == null ? [] : [eb('b.spaceId', '=', spaceId)]),
        ...(external == null
            ? []
            : [eb('b.externalSourceId', '=', external.externalSourceId), eb('b.externalId', '=', external.externalId)]),
        ...(status == null ? [] : [status.length === 0 ? eb.lit(false) : eb('b.status', 'in', status)]),
        ...(from == null ? [] : [eb('b.endsOn', '>', from)]),
        ...(to == null ? [] : [eb('b.startsOn', '<', to)]),
        ...(updatedSince == null ? [] : [eb('b.updatedAt', '>=', updatedSince)]),
    ]);
}
//# sourceMappingURL=booking-groups.rules.js.map