/** The payload of an event about a verification. */
export function toEventPayload({ id, userId, kind, spaceId }, reason = null) {
    return { verificationId: id, userId, kind, spaceId, reason };
}
//# sourceMappingURL=verification-event-payload.js.map