import { createSecretKey, type KeyObject } from 'node:crypto';

let last: { readonly secret: string; readonly key: KeyObject } | undefined;

/**
 * The key that tokens are signed with. A string would be converted to a key for each token, after an attempt to parse it as a public key.
 */
export function signingKey({ jwtSecret: secret }: { readonly jwtSecret: string }): KeyObject {
  if (last?.secret !== secret) last = { secret, key: createSecretKey(secret, 'utf8') };
  return last.key;
}
