import { authenticateKey } from './keys/authenticate-key.js';
import { authenticateToken } from './oauth/authenticate-token.js';
/** Whom a program acts for: its owner by a key, somebody else by the access token of an app. */
export async function authenticateProgram(ctx, text, ip) {
    return (await authenticateKey(ctx, text, ip)) ?? (await authenticateToken(ctx, text));
}
//# sourceMappingURL=authenticate-program.js.map