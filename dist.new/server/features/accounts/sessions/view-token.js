import jwt from 'jsonwebtoken';
/** Short: nobody renews it, a second look is a second entry in the log. */
export const VIEW_MINUTES = 15;
const TYPE = 'view+jwt';
const ISSUER = 'hueco';
/** Signs a token that reads as a person does and changes nothing. */
export function issueViewToken(config, view, now) {
    const iat = Math.floor(now.getTime() / 1000);
    const exp = iat + VIEW_MINUTES * 60;
    const token = jwt.sign({ iat, exp, sid: view.staffSessionId }, config.jwtSecret, {
        algorithm: 'HS256',
        header: { alg: 'HS256', typ: TYPE },
        subject: view.personId,
        issuer: ISSUER,
        audience: ISSUER,
    });
    return { token, expiresAt: new Date(exp * 1000) };
}
/** The content of such a token; null for any other one, and when it has ended. */
export function parseViewToken(config, token, now) {
    try {
        const { header, payload } = jwt.verify(token, config.jwtSecret, {
            complete: true,
            algorithms: ['HS256'],
            issuer: ISSUER,
            audience: ISSUER,
            clockTimestamp: Math.floor(now.getTime() / 1000),
        });
        if (header.typ !== TYPE || typeof payload === 'string')
            return null;
        const { sub, exp, sid } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined)
            return null;
        return { personId: sub, staffSessionId: sid, expiresAt: new Date(exp * 1000) };
    }
    catch {
        return null;
    }
}
//# sourceMappingURL=view-token.js.map