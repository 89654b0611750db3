import type { ServiceContext } from '../../core/context.js';
import { decryptText, deriveKey, encryptText } from '../../core/crypto.js';

type Secret = { readonly config: Pick<ServiceContext['config'], 'passwordPepper'> };

const keyOf = ({ config }: Secret): Buffer => deriveKey(config.passwordPepper, 'access-instructions');

/** How to get in, as the database keeps it. */
export function sealInstructions(ctx: Secret, spaceId: string, text: string): string {
  return encryptText(keyOf(ctx), text, spaceId);
}

/** How to get in, for somebody who may know; null when it was sealed with a secret that is gone, so that the host can write it anew. */
export function openInstructions(ctx: Secret & Pick<ServiceContext, 'log'>, spaceId: string, sealed: string): string | null {
  try {
    return decryptText(keyOf(ctx), sealed, spaceId);
  } catch {
    ctx.log.error({ spaceId }, 'access instructions cannot be opened with the present PASSWORD_PEPPER');
    return null;
  }
}
