import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../core/crypto.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { parseGlobalId, toGlobalId } from '../../core/graphql/global-id.js';
/** The token in the mails of a saved search. It ends the alerts of this search without signing in, and permits nothing else. */
export function alertToken(config, searchId) {
    const id = toGlobalId('SavedSearch', searchId);
    return `${id}.${signature(config, id).toString('base64url')}`;
}
/** The uuid of the search in a token; throws TOKEN_INVALID if it was not signed here. */
export function parseAlertToken(config, token) {
    const [id = '', signed = ''] = token.split('.');
    const parsed = parseGlobalId(id);
    const given = Buffer.from(signed, 'base64url');
    const expected = signature(config, id);
    const isValid = parsed?.type === 'SavedSearch' &&
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        alertToken(config, parsed.uuid) === token;
    if (!isValid)
        throw new DomainError(ErrorCode.TOKEN_INVALID);
    return parsed.uuid;
}
function signature(config, id) {
    return createHmac('sha256', deriveKey(config.jwtSecret, 'saved-search-alert')).update(id).digest();
}
//# sourceMappingURL=alert-token.js.map