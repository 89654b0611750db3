import { registerEnumType } from 'type-graphql';
/** What a file of a claim is. */
export var EvidenceKind;
(function (EvidenceKind) {
    EvidenceKind["IMAGE"] = "image";
    EvidenceKind["PDF"] = "pdf";
})(EvidenceKind || (EvidenceKind = {}));
registerEnumType(EvidenceKind, {
    name: 'EvidenceKind',
    description: 'What a file of a claim is.',
    valuesConfig: {
        IMAGE: { description: 'A WebP picture, re-encoded from the uploaded one.' },
        PDF: { description: 'The PDF as it was uploaded.' },
    },
});
//# sourceMappingURL=evidence-types.js.map