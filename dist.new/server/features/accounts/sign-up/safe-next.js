const MAX_LENGTH = 2000;
const ANY_ORIGIN = 'http://site.invalid';
/** Browsers read a backslash as a slash and skip control characters. */
const CONTROL_OR_BACKSLASH = /[\\\p{Cc}]/u;
/**
 * The path of this site that a link may continue to; null for anything that could leave the site.
 * The client has the same rule in `client/session/next-path.ts`; one corpus tests both.
 */
export function safeNext(next) {
    if (!next || next.length > MAX_LENGTH || !next.startsWith('/') || CONTROL_OR_BACKSLASH.test(next))
        return null;
    const url = URL.parse(next, ANY_ORIGIN);
    // Only the parsed path counts: "/..//evil.example" becomes "//evil.example", which names another host.
    return url?.origin === ANY_ORIGIN && isPlainPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null;
}
/** No empty segment, backslash or control character, however often it is percent-encoded. */
function isPlainPath(path) {
    if (path.includes('//') || CONTROL_OR_BACKSLASH.test(path))
        return false;
    try {
        const decoded = decodeURIComponent(path);
        return decoded === path || isPlainPath(decoded);
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=safe-next.js.map