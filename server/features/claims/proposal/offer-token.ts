import { createHmac } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { deriveKey } from '../../../core/crypto.js';
import type { Claim } from '../claim.entity.js';

/** Identifies an offer without revealing its amount, so that a vote counts only for what was displayed. */
export function offerTokenOf({ config }: Pick<ServiceContext, 'config'>, claim: Claim): string | null {
  const { id, status, remedy, remedyCents } = claim;
  if (remedy === null) return null;
  return createHmac('sha256', deriveKey(config.jwtSecret, 'claim-offers'))
    .update([id, status, remedy, remedyCents].join(':'))
    .digest('base64url');
}
