import { divideRounded } from '../../../core/values/money.js';
/** The rent behind a host's share, or behind a part of it: shares are split by what the period was agreed with. */
export function rentOfShare(netCents, { rentCents, hostNetCents }) {
    return hostNetCents === 0 ? netCents : divideRounded(netCents * rentCents, hostNetCents);
}
//# sourceMappingURL=share-amounts.rules.js.map