import { registerEnumType } from 'type-graphql';
/** The indirect taxes of Spain. */
export var TaxName;
(function (TaxName) {
    TaxName["IVA"] = "IVA";
    TaxName["IGIC"] = "IGIC";
    TaxName["IPSI"] = "IPSI";
})(TaxName || (TaxName = {}));
registerEnumType(TaxName, {
    name: 'TaxName',
    description: 'The indirect taxes of Spain.',
    valuesConfig: {
        IVA: { description: 'On the peninsula and the Balearics.' },
        IGIC: { description: 'On the Canaries.' },
        IPSI: { description: 'In Ceuta and Melilla.' },
    },
});
/** Where which of them applies: where the space is. */
export var TaxZone;
(function (TaxZone) {
    TaxZone["PENINSULA"] = "peninsula";
    TaxZone["CANARIES"] = "canaries";
    TaxZone["CEUTA_MELILLA"] = "ceuta_melilla";
})(TaxZone || (TaxZone = {}));
registerEnumType(TaxZone, {
    name: 'TaxZone',
    description: 'A zone of indirect tax.',
    valuesConfig: {
        PENINSULA: { description: 'Peninsula and Balearics.' },
        CANARIES: { description: 'Canaries.' },
        CEUTA_MELILLA: { description: 'Ceuta and Melilla.' },
    },
});
/** By the first two digits of the postal code. */
const OTHER_ZONES = {
    '35': TaxZone.CANARIES,
    '38': TaxZone.CANARIES,
    '51': TaxZone.CEUTA_MELILLA,
    '52': TaxZone.CEUTA_MELILLA,
};
const TAX_OF = {
    [TaxZone.PENINSULA]: TaxName.IVA,
    [TaxZone.CANARIES]: TaxName.IGIC,
    [TaxZone.CEUTA_MELILLA]: TaxName.IPSI,
};
/** The tax of a zone. */
export const taxNameOf = (zone) => TAX_OF[zone];
/** The zone of a place. */
export function taxZoneOf(postalCode) {
    return OTHER_ZONES[(postalCode ?? '').slice(0, 2)] ?? TaxZone.PENINSULA;
}
//# sourceMappingURL=tax-types.js.map