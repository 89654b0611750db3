import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.js';
import { deriveKey } from '../../core/crypto.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { parseGlobalId, toGlobalId } from '../../core/global-id.js';

type Secrets = Pick<Config, 'jwtSecret'>;

/** The token of an alert's mail: ends the alerts of one search without signing in, and is good for nothing else. */
export function alertToken(config: Secrets, searchId: string): string {
  const id = toGlobalId('SavedSearch', searchId);
  return `${id}.${signature(config, id).toString('base64url')}`;
}

/** The uuid a token was made for; throws TOKEN_INVALID when a letter of it was changed. */
export function searchOfToken(config: Secrets, token: string): string {
  const [id = '', signed = ''] = token.split('.');
  const parsed = parseGlobalId(id);
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(config, id);
  const isOurs = parsed?.type === 'SavedSearch' && given.length === expected.length && timingSafeEqual(given, expected) && alertToken(config, parsed.uuid) === token;
  if (!isOurs) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return parsed.uuid;
}

function signature(config: Secrets, id: string): Buffer {
  return createHmac('sha256', deriveKey(config.jwtSecret, 'saved-search-alert')).update(id).digest();
}
