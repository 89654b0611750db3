import jwt from 'jsonwebtoken';
const LIFETIME_S = 15 * 60;
/** Seconds that a server's clock may be behind the one that issued the token. */
const CLOCK_SKEW_S = 5;
const TYPE = 'at+jwt';
const ISSUER = 'hueco';
const AUDIENCE = 'hueco';
/** Signs an access token, valid for 15 minutes. */
export function issueAccessToken(config, session, now) {
    const iat = Math.floor(now.getTime() / 1000);
    const exp = iat + LIFETIME_S;
    const token = jwt.sign({ iat, exp, sid: session.sessionId }, config.jwtSecret, {
        algorithm: 'HS256',
        header: { alg: 'HS256', typ: TYPE },
        subject: session.userId,
        issuer: ISSUER,
        audience: AUDIENCE,
    });
    return { token, expiresAt: new Date(exp * 1000) };
}
/** The content of a token; null when it is invalid or expired. */
export function parseAccessToken(config, token, now) {
    const seconds = Math.floor(now.getTime() / 1000);
    try {
        const { header, payload } = jwt.verify(token, config.jwtSecret, {
            complete: true,
            algorithms: ['HS256'],
            issuer: ISSUER,
            audience: AUDIENCE,
            clockTimestamp: seconds,
        });
        if (header.typ !== TYPE || typeof payload === 'string')
            return null;
        const { sub, exp, iat, sid } = payload;
        const isWhole = typeof sub === 'string' && typeof sid === 'string' && exp !== undefined && iat !== undefined;
        if (!isWhole || iat > seconds + CLOCK_SKEW_S || exp - iat > LIFETIME_S)
            return null;
        return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
    }
    catch {
        return null;
    }
}
//# sourceMappingURL=access-token.js.map