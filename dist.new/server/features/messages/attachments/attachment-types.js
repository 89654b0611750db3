import { registerEnumType } from 'type-graphql';
/** What a file of a message is. Values are the database's. */
export var AttachmentKind;
(function (AttachmentKind) {
    AttachmentKind["IMAGE"] = "image";
    AttachmentKind["PDF"] = "pdf";
})(AttachmentKind || (AttachmentKind = {}));
registerEnumType(AttachmentKind, {
    name: 'AttachmentKind',
    description: 'What a file of a message is.',
    valuesConfig: {
        IMAGE: { description: 'A WebP picture, re-encoded from the uploaded one.' },
        PDF: { description: 'The PDF as it was uploaded; served as a download.' },
    },
});
//# sourceMappingURL=attachment-types.js.map