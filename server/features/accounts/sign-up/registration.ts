import type { Config } from '../../../config.js';
import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
import type { Locale } from '../../../core/values/locale.js';

type Secrets = Pick<Config, 'passwordPepper'>;

/** A valid sign-up form whose account is not created yet. */
export interface Registration {
  /** The confirmation link is derived from it, so that a job that runs twice sends the same link. */
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly wantsMarketing: boolean;
  /** The version of the accepted terms, and when they were accepted. */
  readonly termsVersion: string;
  readonly at: Date;
  readonly next: string | null;
  /** Whether the limit of mails per hour allows one more to this address. */
  readonly mayMail: boolean;
}

/** The payload of the job: personal data in plain text, so that erasing an account finds it, and the password hash encrypted. */
export type QueuedRegistration = Omit<Registration, 'passwordHash' | 'at'> & {
  readonly sealedHash: string;
  readonly at: string;
};

const keyOf = ({ passwordPepper }: Secrets): Buffer => deriveKey(passwordPepper, 'registration');

/** Encrypts the hash, bound to the address, because job payloads are listed and logged more freely than the table of users. */
export function toQueuedRegistration(config: Secrets, { passwordHash, at, ...rest }: Registration): QueuedRegistration {
  return { ...rest, at: at.toISOString(), sealedHash: encryptText(keyOf(config), passwordHash, rest.email) };
}

/** Decrypts a queued registration; throws when the hash belongs to another address. */
export function fromQueuedRegistration(config: Secrets, { sealedHash, at, ...rest }: QueuedRegistration): Registration {
  return { ...rest, at: new Date(at), passwordHash: decryptText(keyOf(config), sealedHash, rest.email) };
}
