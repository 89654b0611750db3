import { Secret, TOTP } from 'otpauth';
const PERIOD_S = 30;
export const DIGITS = 6;
/** One step before and after, because phone clocks are inexact. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** Creates a secret in base32, the form authenticator apps take. */
export function createTotpSecret() {
    return new Secret({ size: SECRET_BYTES }).base32;
}
/** The content of the QR code. */
export function otpauthUrl(secret, email) {
    return totpOf(secret, email).toString();
}
/** The number of the 30-second step that contains an instant. */
export function totpStep(now) {
    return Math.floor(now.getTime() / 1000 / PERIOD_S);
}
/** The step that a code belongs to, if it is within the window and later than the last one used; null otherwise. */
export function acceptedStep(secret, code, now, lastStep) {
    const digits = code.replace(/[\s-]/g, '');
    if (!new RegExp(`^\\d{${DIGITS}}$`).test(digits))
        return null;
    const delta = totpOf(secret).validate({ token: digits, timestamp: now.getTime(), window: WINDOW });
    if (delta === null)
        return null;
    const step = totpStep(now) + delta;
    return step > lastStep ? step : null;
}
/** The code of a step. */
export function totpCode(secret, step) {
    return totpOf(secret).generate({ timestamp: step * PERIOD_S * 1000 });
}
function totpOf(secret, label = '') {
    return new TOTP({
        issuer: 'Hueco',
        label,
        algorithm: 'SHA1',
        digits: DIGITS,
        period: PERIOD_S,
        secret: Secret.fromBase32(secret),
    });
}
//# sourceMappingURL=totp.js.map