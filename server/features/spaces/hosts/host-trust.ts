import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { getTrust, type Trust } from '../../accounts/trust.js';
import { isNewcomer } from '../publishing/space-state-machine.js';
import type { Space } from '../space.entity.js';

/** Reads the trust of a space's host. */
export type TrustOfHost = () => Promise<Trust>;

/** Trust of hosts, read once an operation: many drafts share one host. */
export function trustLoader(ctx: RequestContext): DataLoader<string, Trust> {
  return ctx.loaders.get<string, Trust>('host-trust', (hostIds) =>
    Promise.all(hostIds.map((hostId) => getTrust(ctx, hostId))),
  );
}

/** What a host still has to verify before publishing; nothing when the settings do not require identities. */
export async function missingTrust(
  ctx: ServiceContext,
  status: Space['status'],
  trustOfHost: TrustOfHost,
): Promise<{ needsPhone: boolean; needsIdentity: boolean }> {
  if (!ctx.config.requireIdentity || !isNewcomer(status)) return { needsPhone: false, needsIdentity: false };
  const { isPhoneVerified, isIdentityVerified } = await trustOfHost();
  return { needsPhone: !isPhoneVerified, needsIdentity: !isIdentityVerified };
}

/** Throws PHONE_REQUIRED or IDENTITY_REQUIRED. */
export async function requireTrust(
  tx: SignedInContext,
  space: Readonly<Pick<Space, 'hostId' | 'status'>>,
): Promise<void> {
  const { needsPhone, needsIdentity } = await missingTrust(tx, space.status, () => getTrust(tx, space.hostId));
  if (needsPhone) throw new DomainError(ErrorCode.PHONE_REQUIRED);
  if (needsIdentity) throw new DomainError(ErrorCode.IDENTITY_REQUIRED);
}
