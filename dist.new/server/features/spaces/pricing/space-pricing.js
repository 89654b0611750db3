import { ivaContained, percentBps } from '../../../core/values/money.js';
/** The renter's fee on the rent of one cycle: a share, bounded above. The booking's minimum comes on top. */
export function cycleFeeCents(rentCents, constants) {
    return Math.min(percentBps(rentCents, constants.RENTER_FEE_BPS), constants.RENTER_FEE_MAX_CENTS);
}
/** Everything one rent amount leads to. Cards, quotes, charges and invoices all come from here. */
export function chargeForRent(rentCents, terms) {
    const { constants, protectionCents = 0, feeTopUpCents = 0, commissionBps = constants.HOST_COMMISSION_BPS } = terms;
    const renterFeeCents = cycleFeeCents(rentCents, constants) + feeTopUpCents;
    const commissionCents = percentBps(rentCents, commissionBps);
    return {
        rentCents,
        renterFeeCents,
        protectionCents,
        ivaCents: ivaContained(renterFeeCents, constants.IVA_PLATFORM_BPS),
        totalCents: rentCents + renterFeeCents + protectionCents,
        commissionCents,
        hostNetCents: rentCents - commissionCents,
    };
}
/** What a booking of exactly one month costs the renter and pays the host: the amounts on cards and in the wizard. */
export function monthCharge(priceMonthCents, constants) {
    const rentCents = Math.max(priceMonthCents, constants.MIN_BOOKING_TOTAL_CENTS);
    const feeTopUpCents = Math.max(0, constants.RENTER_FEE_MIN_CENTS - cycleFeeCents(rentCents, constants));
    return chargeForRent(rentCents, { constants, feeTopUpCents });
}
/** The one price shown: what the renter pays for a month, fee and IVA included. Never less than a month really costs. */
export function allInMonthCents(priceMonthCents, constants) {
    return monthCharge(priceMonthCents, constants).totalCents;
}
/** What the host gets of a month. */
export function hostNetMonthCents(priceMonthCents, constants) {
    return monthCharge(priceMonthCents, constants).hostNetCents;
}
/** The all-in price of a square metre and month, rounded to the cent. */
export function pricePerM2Cents(priceMonthCents, sizeM2, constants) {
    return Math.round(allInMonthCents(priceMonthCents, constants) / sizeM2);
}
//# sourceMappingURL=space-pricing.js.map