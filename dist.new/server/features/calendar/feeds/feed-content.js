import path from 'node:path';
import { Piscina } from 'piscina';
import { busyDaysOf, isCalendar } from './feed-days.rules.js';
const MAX_NAME = 80;
const MAX_MS = 3_000;
const MAX_WAITING = 50;
let threads;
/** One thread, which ends when nobody asks for it. */
const pool = () => (threads ??= new Piscina({
    // The same file as source and as built.
    filename: new URL(`expand-calendar${path.extname(import.meta.url)}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    maxQueue: MAX_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
}));
/** The busy days of a calendar within a range; null when the text is no calendar, or one that is too large or takes too long. */
export async function feedContent(text, within, zone) {
    if (!isCalendar(text))
        return null;
    let found;
    try {
        found = await pool().run({ text, ...within }, { name: 'expandCalendar', signal: AbortSignal.timeout(MAX_MS) });
    }
    catch {
        return null;
    }
    return found && { name: nameIn(found.name), days: busyDaysOf(found.events, within, zone) };
}
function nameIn(value) {
    const text = (value ?? '').replace(/\s+/g, ' ').trim();
    return text === '' ? null : [...text].slice(0, MAX_NAME).join('');
}
//# sourceMappingURL=feed-content.js.map