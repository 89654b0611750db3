import { createHash } from 'node:crypto';
/** Keys are people's addresses, which counters do not need. */
export function hashedKey(key) {
    return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}
//# sourceMappingURL=hashed-key.js.map