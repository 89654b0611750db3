import type { AppError } from '../apollo/app-error';
import type { MfaChallenge } from './types';

/** The challenge in the error of a sign-in, if it is one. */
export function challengeOf({ code, params }: AppError): MfaChallenge | null {
  if (code !== 'MFA_REQUIRED' || typeof params.challenge !== 'string') return null;
  return { challenge: params.challenge, expiresAt: new Date(String(params.expiresAt)).getTime() };
}
