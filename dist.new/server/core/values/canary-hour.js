import { Locale } from './locale.js';
const LABELS = {
    [Locale.ES]: ' (hora de Canarias)',
    [Locale.EN]: ' (Canary Islands time)',
};
/** What follows a time of day in the Canaries, an hour earlier than in the rest of Spain; empty elsewhere. */
export function canaryHour(zone, locale) {
    return zone === 'Atlantic/Canary' ? LABELS[locale] : '';
}
//# sourceMappingURL=canary-hour.js.map