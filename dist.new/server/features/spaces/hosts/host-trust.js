import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { getTrust } from '../../accounts/trust.js';
import { isNewcomer } from '../publishing/space-state-machine.js';
/** Trust of hosts, read once an operation: many drafts share one host. */
export function trustLoader(ctx) {
    return ctx.loaders.get('host-trust', (hostIds) => Promise.all(hostIds.map((hostId) => getTrust(ctx, hostId))));
}
/** The same; nothing when the settings do not require identities. */
export async function missingTrust(ctx, { status, isTrader }, trustOfHost) {
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
export async function requireTrust(tx, { hostId, status }, isTrader) {
    const { needsPhone, needsIdentity, needsTraderDetails } = await missingTrust(tx, { status, isTrader }, () => getTrust(tx, hostId));
    if (needsPhone)
        throw new DomainError(ErrorCode.PHONE_REQUIRED);
    if (needsIdentity)
        throw new DomainError(ErrorCode.IDENTITY_REQUIRED);
    if (needsTraderDetails)
        throw new DomainError(ErrorCode.TRADER_DETAILS_REQUIRED);
}
//# sourceMappingURL=host-trust.js.map