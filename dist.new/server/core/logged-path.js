/** An address as logs may have it: without its query, and without the end that opens somebody's shared list, calendar or decision. */
export function loggedPath(url) {
    return (url.split('?')[0] ?? '').replace(/^(\/favorites\/shared\/|\/ical\/|\/decision\/).+/i, '$1:token');
}
//# sourceMappingURL=logged-path.js.map