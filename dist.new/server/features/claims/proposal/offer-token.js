import { createHmac } from 'node:crypto';
import { deriveKey } from '../../../core/crypto.js';
/** Names what is offered without showing its amount, so that a vote counts for what its side was shown and for nothing else. */
export function offerTokenOf({ config }, claim) {
    const { id, status, remedy, remedyCents } = claim;
    if (remedy === null)
        return null;
    return createHmac('sha256', deriveKey(config.jwtSecret, 'claim-offers'))
        .update([id, status, remedy, remedyCents].join(':'))
        .digest('base64url');
}
//# sourceMappingURL=offer-token.js.map