import type { KeyIdentity, ServiceContext } from '../../core/context.js';
import { authenticateKey } from './keys/authenticate-key.js';
import { authenticateToken } from './oauth/authenticate-token.js';

/** The user a program acts for: the owner of its API key, or the user behind an app's access token. */
export async function authenticateProgram(ctx: ServiceContext, text: string, ip: string): Promise<KeyIdentity | null> {
  return (await authenticateKey(ctx, text, ip)) ?? (await authenticateToken(ctx, text));
}
