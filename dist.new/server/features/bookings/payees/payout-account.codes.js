import { registerEnumType } from 'type-graphql';
/** Whether pay-outs can go to a host's account. */
export var PayoutAccountStatus;
(function (PayoutAccountStatus) {
    PayoutAccountStatus["NONE"] = "none";
    PayoutAccountStatus["PENDING"] = "pending";
    PayoutAccountStatus["RESTRICTED"] = "restricted";
    PayoutAccountStatus["COMPLETE"] = "complete";
})(PayoutAccountStatus || (PayoutAccountStatus = {}));
/** What a payment provider may still want of a payee. */
export var PayoutRequirement;
(function (PayoutRequirement) {
    PayoutRequirement["IBAN"] = "iban";
    PayoutRequirement["IDENTITY"] = "identity";
    PayoutRequirement["TAX_NUMBER"] = "tax_number";
    PayoutRequirement["ADDRESS"] = "address";
    PayoutRequirement["BIRTH_DATE"] = "birth_date";
    PayoutRequirement["CONTACT"] = "contact";
    PayoutRequirement["NAME"] = "name";
    PayoutRequirement["TERMS"] = "terms";
    PayoutRequirement["OTHER"] = "other";
})(PayoutRequirement || (PayoutRequirement = {}));
registerEnumType(PayoutAccountStatus, {
    name: 'PayoutAccountStatus',
    description: 'Whether pay-outs can go to an account.',
    valuesConfig: {
        NONE: { description: 'Nothing was told yet.' },
        PENDING: { description: 'Not all was told, or it is being checked.' },
        RESTRICTED: { description: 'Something is missing: see `requirements`. Pay-outs wait.' },
        COMPLETE: { description: 'Pay-outs go to it.' },
    },
});
registerEnumType(PayoutRequirement, {
    name: 'PayoutRequirement',
    description: 'What the payment provider still wants of a payee.',
    valuesConfig: {
        IBAN: { description: 'The bank account.' },
        IDENTITY: { description: 'A document that proves who they are.' },
        TAX_NUMBER: { description: 'NIF, NIE or CIF.' },
        ADDRESS: { description: 'Where they live or have their seat.' },
        BIRTH_DATE: { description: 'The date of birth.' },
        CONTACT: { description: 'E-mail or telephone.' },
        NAME: { description: 'The name in full.' },
        TERMS: { description: "A yes to the provider's terms." },
        OTHER: { description: 'Anything else; the page of the provider says what.' },
    },
});
//# sourceMappingURL=payout-account.codes.js.map