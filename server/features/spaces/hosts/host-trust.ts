import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { getTrust, type Trust } from '../../accounts/trust.js';
import { isNewcomer } from '../publishing/space.state-machine.js';
import type { Space } from '../space.entity.js';

/** Reads the trust of a space's host. */
export type TrustOfHost = () => Promise<Trust>;

/** Trust of hosts, loaded once per operation: many drafts share one host. */
export function trustLoader(ctx: RequestContext): DataLoader<string, Trust> {
  return ctx.loaders.get<string, Trust>('host-trust', (hostIds) =>
    Promise.all(hostIds.map((hostId) => getTrust(ctx, hostId))),
  );
}

/** What a host still has to verify or enter before publishing. */
export interface MissingTrust {
  readonly needsPhone: boolean;
  readonly needsIdentity: boolean;
  /** Only of professional hosts. */
  readonly needsTraderDetails: boolean;
}

/** The same; nothing when the settings do not require identities. */
export async function missingTrust(
  ctx: ServiceContext,
  { status, isTrader }: { readonly status: Space['status']; readonly isTrader: boolean },
  trustOfHost: TrustOfHost,
): Promise<MissingTrust> {
  if (!ctx.config.requireIdentity || !isNewcomer(status))
    return { needsPhone: false, needsIdentity: false, needsTraderDetails: false };
  const { isPhoneVerified, isIdentityVerified, hasTraderDetails } = await trustOfHost();
  return {
    needsPhone: !isPhoneVerified,
    needsIdentity: !isIdentityVerified,
    needsTraderDetails: isTrader && !hasTraderDetails,
  };
}

/** Throws PHONE_REQUIRED, IDENTITY_REQUIRED or TRADER_DETAILS_REQUIRED. */
export async function requireTrust(
  tx: SignedInContext,
  { hostId, status }: Readonly<Pick<Space, 'hostId' | 'status'>>,
  isTrader: boolean,
): Promise<void> {
  const { needsPhone, needsIdentity, needsTraderDetails } = await missingTrust(tx, { status, isTrader }, () =>
    getTrust(tx, hostId),
  );
  if (needsPhone) throw new DomainError(ErrorCode.PHONE_REQUIRED);
  if (needsIdentity) throw new DomainError(ErrorCode.IDENTITY_REQUIRED);
  if (needsTraderDetails) throw new DomainError(ErrorCode.TRADER_DETAILS_REQUIRED);
}
