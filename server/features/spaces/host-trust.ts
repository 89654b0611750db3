import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { readTrust } from '../accounts/trust.js';
import { isNewcomer } from './space-state-machine.js';
import type { Space } from './space.entity.js';

/** What a host still has to show of herself before a space of hers goes live; nothing where identities are not asked for. */
export async function missingTrust(ctx: ServiceContext, { hostId, status }: Readonly<Pick<Space, 'hostId' | 'status'>>): Promise<{ needsPhone: boolean; needsIdentity: boolean }> {
  if (!ctx.config.requireIdentity || !isNewcomer(status)) return { needsPhone: false, needsIdentity: false };
  const { isPhoneVerified, isIdentityVerified } = await readTrust(ctx, hostId);
  return { needsPhone: !isPhoneVerified, needsIdentity: !isIdentityVerified };
}

/** Throws PHONE_REQUIRED or IDENTITY_REQUIRED. */
export async function requireTrust(tx: SignedInContext, space: Readonly<Pick<Space, 'hostId' | 'status'>>): Promise<void> {
  const { needsPhone, needsIdentity } = await missingTrust(tx, space);
  if (needsPhone) throw new DomainError(ErrorCode.PHONE_REQUIRED);
  if (needsIdentity) throw new DomainError(ErrorCode.IDENTITY_REQUIRED);
}
