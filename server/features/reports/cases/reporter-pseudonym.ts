import { createHmac } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { deriveKey } from '../../../core/crypto.js';

/** What replaces the address of a reporter in an old case: the public metrics count suspended reporters by it. */
export function pseudonymOf({ config }: Pick<ServiceContext, 'config'>, email: string): string {
  return createHmac('sha256', deriveKey(config.jwtSecret, 'reporters')).update(email).digest('base64url');
}
