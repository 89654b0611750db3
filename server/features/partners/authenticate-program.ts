import type { KeyIdentity, ServiceContext } from '../../core/context.js';
import { authenticateKey, findKey } from './keys/authenticate-key.js';
import { authenticateToken, findGrant } from './oauth/authenticate-token.js';

/** The user a program acts for: the owner of its API key, or the user behind an app's access token. */
export async function authenticateProgram(ctx: ServiceContext, text: string, ip: string): Promise<KeyIdentity | null> {
  return (await authenticateKey(ctx, text, ip)) ?? (await authenticateToken(ctx, text));
}

/** The same by the id of the key, or of the consent; null when it is no longer valid, or not from this address. */
export async function findProgram(ctx: ServiceContext, id: string, ip: string): Promise<KeyIdentity | null> {
  return (await findKey(ctx, id, ip)) ?? (await findGrant(ctx, id));
}
