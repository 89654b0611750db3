import { readOutside } from '../core/outgoing.js';
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 1024 * 1024;
const MAX_HOPS = 4;
/** Over the network, never into our own: every hop of a redirect is checked like the first. */
export function createCalendarFeeds({ timeoutMs = TIMEOUT_MS, reader = readOutside, } = {}) {
    return {
        async read(address) {
            const deadline = Date.now() + timeoutMs;
            let at = address;
            for (let hop = 0; hop < MAX_HOPS; hop++) {
                const { status, location, body } = await reader(at, {
                    timeoutMs: Math.max(1, deadline - Date.now()),
                    maxBytes: MAX_BYTES,
                    headers: { Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1' },
                });
                if (status === 200)
                    return body.toString('utf8');
                if (status < 300 || status >= 400 || !location || !URL.canParse(location, at))
                    throw new Error(`a calendar was answered with ${status}`);
                at = new URL(location, at).href;
            }
            throw new Error('a calendar leads from address to address');
        },
    };
}
export const outsideCalendarFeeds = createCalendarFeeds();
//# sourceMappingURL=calendar-feeds.js.map