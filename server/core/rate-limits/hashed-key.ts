import { createHash } from 'node:crypto';

/** Hashes a key, because keys are people's addresses, which counters do not need. */
export function hashedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}
