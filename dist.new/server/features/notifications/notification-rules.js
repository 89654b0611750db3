import { notificationEntries } from './notification-types.js';
import { notificationText } from './words/notification-words.rules.js';
/** The event types that have notifications. */
export const notifiedEvents = [
    ...new Set([...notificationEntries.values()].flatMap(({ on }) => on ?? [])),
];
/** The notifications of an event. */
export function notificationsFor({ type: event, payload, }) {
    return [...notificationEntries]
        .filter(([, { on, when }]) => on === event && (when?.(payload) ?? true))
        .flatMap(([type, { to }]) => rolesOf(to, payload).map((role) => ({ type, to: role })));
}
function rolesOf(to, payload) {
    if (typeof to === 'function')
        return [to(payload)];
    return to === 'both sides' ? ['renter', 'host'] : [to];
}
/** The stored content of a notification; the only place that writes it. */
export function notificationContent(type, known, locale) {
    const names = notificationEntries.get(type)?.params ?? [];
    const params = Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)));
    return { type, params, ...(notificationText(type, params, locale) ?? { title: '', message: '' }) };
}
/** Makes a notification unique per event, user and type, as events may be delivered more than once. */
export function dedupeKey(eventId, userId, type) {
    return `${eventId}:${userId}:${type}`;
}
//# sourceMappingURL=notification-rules.js.map