function isSecure(config) {
    return config.publicUrl.startsWith('https:');
}
/** With https, the prefix makes browsers require Secure, this host and the root path. */
function cookieName(config, kind) {
    return isSecure(config) ? `__Host-hueco_${kind}` : `hueco_${kind}`;
}
/** The token in a cookie of the request, if any. */
export function readCookieToken(ctx, kind) {
    return ctx.cookies.get(cookieName(ctx.config, kind));
}
/** Sets a token in an httpOnly cookie. */
export function setCookieToken(ctx, kind, token, expires) {
    ctx.cookies.set(cookieName(ctx.config, kind), token, { expires, secure: isSecure(ctx.config) });
}
/** Deletes the cookie. */
export function clearCookieToken(ctx, kind) {
    ctx.cookies.clear(cookieName(ctx.config, kind), isSecure(ctx.config));
}
//# sourceMappingURL=session-cookie.js.map