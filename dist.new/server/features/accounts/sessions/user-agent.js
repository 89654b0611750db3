import Bowser from 'bowser';
const MAX_LENGTH = 300;
/** Shortens a user agent for storage; PostgreSQL refuses NUL in text. */
export function toStoredUserAgent(userAgent) {
    return userAgent.replaceAll('\0', '').slice(0, MAX_LENGTH);
}
/** Names of browser and system, null where unknown. */
export function describeDevice(userAgent) {
    if (userAgent.trim() === '')
        return { browser: null, system: null, isMobile: false };
    const { browser, os, platform } = Bowser.parse(userAgent);
    return {
        browser: browser.name || null,
        system: os.name || null,
        isMobile: platform.type === 'mobile' || platform.type === 'tablet',
    };
}
/** "Firefox · Windows", or one of the two; empty for scripts. */
export function deviceName(userAgent) {
    const { browser, system } = describeDevice(userAgent);
    return [browser, system].filter(Boolean).join(' · ');
}
//# sourceMappingURL=user-agent.js.map