import type { Config } from '../../../config.js';
import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
import type { Locale } from '../../../core/locale.js';

type Secrets = Pick<Config, 'passwordPepper'>;

/** A form that somebody sent in to sign up: found right, not yet an account. */
export interface Registration {
  /** Its confirmation link is made from it, so that one done twice sends one link. */
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly wantsMarketing: boolean;
  /** The terms as they were when she accepted them, and when that was. */
  readonly termsVersion: string;
  readonly at: Date;
  readonly next: string | null;
  /** Whether the address may get one more mail this hour. */
  readonly mayMail: boolean;
}

/** As it waits in the queue: what is hers in plain text, so that erasing somebody finds it, and the hash sealed. */
export type QueuedRegistration = Omit<Registration, 'passwordHash' | 'at'> & { readonly sealedHash: string; readonly at: string };

const keyOf = ({ passwordPepper }: Secrets): Buffer => deriveKey(passwordPepper, 'registration');

/** Sealed to the address: queues are listed and logged more freely than the table of people. */
export function queuedRegistration(config: Secrets, { passwordHash, at, ...rest }: Registration): QueuedRegistration {
  return { ...rest, at: at.toISOString(), sealedHash: encryptText(keyOf(config), passwordHash, rest.email) };
}

/** What was queued, back again; throws when the hash belongs to another address. */
export function openRegistration(config: Secrets, { sealedHash, at, ...rest }: QueuedRegistration): Registration {
  return { ...rest, at: new Date(at), passwordHash: decryptText(keyOf(config), sealedHash, rest.email) };
}
