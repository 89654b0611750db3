import { notificationEntries } from '../notification-types.js';
import { NotificationChannel, NotificationGroup } from './notification-groups.types.js';
import { canWait, quietUntil } from './quiet-hours.rules.js';
const G = NotificationGroup;
/** Whether a type of notification is delivered by a channel, and wanted there. */
export function isEnabled(settings, type, channel) {
    const entry = notificationEntries.get(type);
    return entry !== undefined && entry.channels.includes(channel) && isOn(settings, entry.group, channel);
}
/** Milliseconds that a notification of a type waits for the end of the quiet hours; 0 outside of them, and for urgent ones. */
export function quietWaitMs({ stored }, type, { startsOn, now }) {
    const end = quietUntil(stored.quietHours, now);
    const entry = notificationEntries.get(type);
    return end && entry && canWait(entry, startsOn, now) ? end.getTime() - now.getTime() : 0;
}
/** All preferences in the order they are shown. */
export function preferencesOf(settings) {
    return Object.values(NotificationGroup).flatMap((group) => Object.values(NotificationChannel).map((channel) => ({
        group,
        channel,
        isOn: isOn(settings, group, channel),
        isLocked: isLocked(group, channel),
    })));
}
/** Applies changes to the stored preferences; ignores locked ones and news by e-mail. */
export function withChoices(stored, choices) {
    return choices
        .filter(({ group, channel }) => !isLocked(group, channel) && !isConsent(group, channel))
        .reduce((kept, { group, channel, isOn: wanted }) => ({ ...kept, [group]: { ...kept[group], [channel]: wanted } }), stored);
}
/** The new choice about news by e-mail; null when unchanged. */
export function consentChoice(choices) {
    return choices.findLast(({ group, channel }) => isConsent(group, channel))?.isOn ?? null;
}
function isOn({ stored, hasMarketingConsent }, group, channel) {
    if (isLocked(group, channel))
        return true;
    if (isConsent(group, channel))
        return hasMarketingConsent;
    return stored[group]?.[channel] ?? group !== G.NEWS;
}
function isLocked(group, channel) {
    return group === G.ESSENTIAL && channel === NotificationChannel.EMAIL;
}
function isConsent(group, channel) {
    return group === G.NEWS && channel === NotificationChannel.EMAIL;
}
//# sourceMappingURL=preferences.rules.js.map