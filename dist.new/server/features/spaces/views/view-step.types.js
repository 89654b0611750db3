import { registerEnumType } from 'type-graphql';
/** How far a visitor of a space has come. */
export var ViewStep;
(function (ViewStep) {
    ViewStep["SPACE"] = "space";
    ViewStep["PRICE"] = "price";
})(ViewStep || (ViewStep = {}));
registerEnumType(ViewStep, {
    name: 'ViewStep',
    description: 'How far a visitor of a space has come.',
    valuesConfig: {
        SPACE: { description: 'The page of the space is open.' },
        PRICE: { description: 'Dates are chosen, and their price is shown.' },
    },
});
//# sourceMappingURL=view-step.types.js.map