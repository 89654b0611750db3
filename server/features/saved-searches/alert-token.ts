import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.js';
import { deriveKey } from '../../core/crypto.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { parseGlobalId, toGlobalId } from '../../core/graphql/global-id.js';

type Secrets = Pick<Config, 'jwtSecret'>;

/** The token in the mails of a saved search. It ends the alerts of this search without signing in, and permits nothing else. */
export function alertToken(config: Secrets, searchId: string): string {
  const id = toGlobalId('SavedSearch', searchId);
  return `${id}.${signature(config, id).toString('base64url')}`;
}

/** The uuid of the search in a token; throws TOKEN_INVALID if it was not signed here. */
export function parseAlertToken(config: Secrets, token: string): string {
  const [id = '', signed = ''] = token.split('.');
  const parsed = parseGlobalId(id);
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(config, id);
  const isValid =
    parsed?.type === 'SavedSearch' &&
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    alertToken(config, parsed.uuid) === token;
  if (!isValid) throw new DomainError(ErrorCode.TOKEN_INVALID);
  return parsed.uuid;
}

function signature(config: Secrets, id: string): Buffer {
  return createHmac('sha256', deriveKey(config.jwtSecret, 'saved-search-alert')).update(id).digest();
}
