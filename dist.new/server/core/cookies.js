/** The value of a cookie in a Cookie header. */
export function readCookie(header, name) {
    for (const part of (header ?? '').split(';')) {
        const at = part.indexOf('=');
        if (at > 0 && part.slice(0, at).trim() === name)
            return decoded(part.slice(at + 1).trim());
    }
    return undefined;
}
/** None of ours is escaped wrongly: such a one is as good as none. */
function decoded(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return undefined;
    }
}
/** Cookies of an HTTP exchange: httpOnly and same-site always. */
export function httpCookies(req, res) {
    const base = { httpOnly: true, sameSite: 'strict', path: '/' };
    return {
        get: (name) => readCookie(req.headers.cookie, name),
        set: (name, value, { expires, secure }) => void res.cookie(name, value, { ...base, expires, secure }),
        clear: (name, secure) => void res.clearCookie(name, { ...base, secure }),
    };
}
/** Cookies seen from a socket: the handshake's, read-only. */
export function socketCookies(header) {
    const refuse = () => {
        throw new Error('cookies cannot be set over a socket');
    };
    return { get: (name) => readCookie(header, name), set: refuse, clear: refuse };
}
//# sourceMappingURL=cookies.js.map