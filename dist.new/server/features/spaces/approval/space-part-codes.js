import { registerEnumType } from 'type-graphql';
/** Parts of a space that a note of the staff can be about. */
export var SpacePart;
(function (SpacePart) {
    SpacePart["PHOTOS"] = "photos";
    SpacePart["TITLE"] = "title";
    SpacePart["DESCRIPTION"] = "description";
    SpacePart["TYPE"] = "type";
    SpacePart["ADDRESS"] = "address";
    SpacePart["ACCESS"] = "access";
    SpacePart["GOODS"] = "goods";
    SpacePart["PRICE"] = "price";
    SpacePart["TERMS"] = "terms";
})(SpacePart || (SpacePart = {}));
registerEnumType(SpacePart, {
    name: 'SpacePart',
    description: 'A part of a space that a note of the staff can be about.',
    valuesConfig: {
        PHOTOS: { description: 'The pictures.' },
        TITLE: { description: 'The title.' },
        DESCRIPTION: { description: 'The description.' },
        TYPE: { description: 'Type and measures.' },
        ADDRESS: { description: 'Address and pin.' },
        ACCESS: { description: 'How and when renters get in.' },
        GOODS: { description: 'What may be stored.' },
        PRICE: { description: 'Price and shortest stay.' },
        TERMS: { description: 'Cancellation and deposit.' },
    },
});
//# sourceMappingURL=space-part-codes.js.map