import { registerEnumType } from 'type-graphql';
/** What a document is. Values are the database's. */
export var DocumentKind;
(function (DocumentKind) {
    DocumentKind["RECEIPT"] = "receipt";
    DocumentKind["PLATFORM_INVOICE"] = "platform_invoice";
    DocumentKind["HOST_INVOICE"] = "host_invoice";
    DocumentKind["CORRECTIVE_INVOICE"] = "corrective_invoice";
    DocumentKind["RENTAL_TERMS"] = "rental_terms";
    DocumentKind["FORMAL_NOTICE"] = "formal_notice";
    DocumentKind["CONDITION_REPORT"] = "condition_report";
    DocumentKind["PAYOUT_STATEMENT"] = "payout_statement";
})(DocumentKind || (DocumentKind = {}));
/** Which side of a rental a document is for. */
export var DocumentAudience;
(function (DocumentAudience) {
    DocumentAudience["RENTER"] = "renter";
    DocumentAudience["HOST"] = "host";
    DocumentAudience["BOTH"] = "both";
})(DocumentAudience || (DocumentAudience = {}));
/** In whose name a document is issued. */
export var IssuerType;
(function (IssuerType) {
    IssuerType["PLATFORM"] = "platform";
    IssuerType["HOST"] = "host";
})(IssuerType || (IssuerType = {}));
/** The kinds that have a number, a place in the chain, and tax. */
export const INVOICE_KINDS = [
    DocumentKind.PLATFORM_INVOICE,
    DocumentKind.HOST_INVOICE,
    DocumentKind.CORRECTIVE_INVOICE,
];
registerEnumType(DocumentKind, {
    name: 'DocumentKind',
    description: 'What a document of a rental is.',
    valuesConfig: {
        RECEIPT: { description: 'A charge that was taken, or a refund that was paid; for the renter.' },
        PLATFORM_INVOICE: {
            description: "The platform's invoice: its fee and plan for the renter, its commission for the host.",
        },
        HOST_INVOICE: { description: 'The rent, invoiced in the name of a host who is registered for it and agreed.' },
        CORRECTIVE_INVOICE: { description: 'Takes back all or part of an earlier invoice.' },
        RENTAL_TERMS: { description: 'What was agreed on, as this side accepted it.' },
        FORMAL_NOTICE: { description: 'Asks the renter for an unpaid amount by a date.' },
        CONDITION_REPORT: { description: 'The state of the space when the renter moved in or out.' },
        PAYOUT_STATEMENT: { description: 'What a pay-out to the host consists of.' },
    },
});
//# sourceMappingURL=document-types.js.map