import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const DIGITS = 6;
/** One step before and after: phones' clocks are not exact. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A fresh secret as authenticator apps take it, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code holds. */
export function otpauthUrl(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The number of the 30-second step an instant lies in. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / PERIOD_S);
}

/** The step whose code this is, when it is one of about now and later than the last one used; null otherwise. */
export function acceptedStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const digits = code.replace(/[\s-]/g, '');
  if (!new RegExp(`^\\d{${DIGITS}}$`).test(digits)) return null;
  const delta = totpOf(secret).validate({ token: digits, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = totpStep(now) + delta;
  return step > lastStep ? step : null;
}

/** The code of a step. */
export function totpCode(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * PERIOD_S * 1000 });
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Hueco', label, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S, secret: Secret.fromBase32(secret) });
}
