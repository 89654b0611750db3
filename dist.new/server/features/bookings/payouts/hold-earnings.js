import { randomUUID } from 'node:crypto';
import { EarningHold } from './earning-hold.entity.js';
/** Freezes earnings until they are released; what a pay-out sent before stays sent. Repeating it for a source changes nothing. */
export async function holdEarnings(tx, target, details) {
    const sourceId = details.sourceId ?? null;
    const open = sourceId === null
        ? null
        : await tx.em.findOne(EarningHold, { reason: details.reason, sourceId, releasedAt: null }, { refresh: true });
    if (open)
        return open;
    const hold = Object.assign(new EarningHold(), {
        id: randomUUID(),
        hostId: target.hostId,
        bookingId: target.bookingId ?? null,
        cycleId: target.cycleId ?? null,
        reason: details.reason,
        sourceId,
        note: details.note ?? null,
        heldFrom: tx.clock.now(),
        heldUntil: details.until ?? null,
        heldBy: details.userId,
    });
    tx.em.persist(hold);
    await tx.em.flush();
    return hold;
}
/** Ends the open holds of a source, or all of one reason that match a target exactly; returns how many there were. */
export async function releaseEarnings(tx, which, userId) {
    const found = 'sourceId' in which
        ? { sourceId: which.sourceId }
        : {
            hostId: which.target.hostId,
            bookingId: which.target.bookingId ?? null,
            cycleId: which.target.cycleId ?? null,
        };
    return tx.em.nativeUpdate(EarningHold, { reason: which.reason, releasedAt: null, ...found }, { releasedAt: tx.clock.now(), releasedBy: userId });
}
//# sourceMappingURL=hold-earnings.js.map