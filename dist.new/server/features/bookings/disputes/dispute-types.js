import { registerEnumType } from 'type-graphql';
/** Where a charge stands that the cardholder disputes with their bank. Values are the database's; keys are the API's. */
export var DisputeStatus;
(function (DisputeStatus) {
    DisputeStatus["OPEN"] = "open";
    DisputeStatus["ANSWERED"] = "answered";
    DisputeStatus["WON"] = "won";
    DisputeStatus["LOST"] = "lost";
})(DisputeStatus || (DisputeStatus = {}));
registerEnumType(DisputeStatus, {
    name: 'PaymentDisputeStatus',
    description: 'Where a charge stands that the cardholder disputes with their bank.',
    valuesConfig: {
        OPEN: { description: 'The bank asks for an answer, which is sent by itself.' },
        ANSWERED: { description: 'It was answered; the bank decides.' },
        WON: { description: 'The bank found the charge right: the money is ours again.' },
        LOST: { description: 'The bank gave the money back to the cardholder: it is our loss.' },
    },
});
//# sourceMappingURL=dispute-types.js.map