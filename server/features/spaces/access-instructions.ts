import type { ServiceContext } from '../../core/context.js';
import { decryptText, deriveKey, encryptText } from '../../core/crypto.js';

type Secret = { readonly config: Pick<ServiceContext['config'], 'passwordPepper'> };

const keyOf = ({ config }: Secret): Buffer => deriveKey(config.passwordPepper, 'access-instructions');

/** Encrypts the access instructions for the database. */
export function sealInstructions(ctx: Secret, spaceId: string, text: string): string {
  return encryptText(keyOf(ctx), text, spaceId);
}

/** Decrypts the access instructions; null when the secret they were encrypted with is gone, so that the host can write them again. */
export function openInstructions(
  ctx: Secret & Pick<ServiceContext, 'log'>,
  spaceId: string,
  sealed: string,
): string | null {
  try {
    return decryptText(keyOf(ctx), sealed, spaceId);
  } catch {
    ctx.log.error({ spaceId }, 'access instructions cannot be opened with the present PASSWORD_PEPPER');
    return null;
  }
}
