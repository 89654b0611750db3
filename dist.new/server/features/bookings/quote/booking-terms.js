import { CommissionKind } from '../../spaces/pricing/commission-types.js';
import { TaxName } from '../../spaces/pricing/tax-types.js';
/** The tax that a booking was begun with. */
export function taxOf({ tax, constants }) {
    return tax ?? { name: TaxName.IVA, bps: constants.IVA_PLATFORM_BPS };
}
/** The commission that a booking was begun with. */
export function commissionOf({ commission, constants, }) {
    if (commission)
        return commission;
    const { HOST_COMMISSION_BPS: bps, HOST_COMMISSION_FIRST_BOOKING_BPS: launch, HOST_COMMISSION_PRO_BPS: pro, } = constants;
    const kind = bps === launch ? CommissionKind.LAUNCH : bps === pro ? CommissionKind.PROFESSIONAL : CommissionKind.USUAL;
    return { kind, bps };
}
//# sourceMappingURL=booking-terms.js.map