import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.js';
import { deriveKey } from './crypto.js';

type Secrets = Pick<Config, 'jwtSecret'>;

const ID_BYTES = 16;
const PROOF_BYTES = 16;
const LENGTH = 43;

/** The secret URLs of one kind of share: its random id with a signature, so that a leaked table alone opens none. */
export function shareTokens(kind: string) {
  const proofOf = (config: Secrets, id: Buffer): Buffer =>
    createHmac('sha256', deriveKey(config.jwtSecret, kind)).update(id).digest().subarray(0, PROOF_BYTES);
  return {
    /** The last path segment of a share's URL. */
    tokenOf(config: Secrets, shareId: string): string {
      const id = Buffer.from(shareId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, proofOf(config, id)]).toString('base64url');
    },
    /** The share's id; null if the token was not issued here. */
    idOf(config: Secrets, token: string): string | null {
      const bytes = Buffer.from(token, 'base64url');
      if (token.length !== LENGTH || bytes.length !== ID_BYTES + PROOF_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(config, id))) return null;
      const hex = id.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}
