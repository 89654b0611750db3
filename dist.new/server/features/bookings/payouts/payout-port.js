let gateway = null;
/** Connects pay-outs with the provider. Without it all money waits. */
export function providePayoutGateway(provided) {
    gateway = provided;
}
/** What was provided; null while no provider can pay hosts. */
export function payoutGateway() {
    return gateway;
}
//# sourceMappingURL=payout-port.js.map