import { registerEnumType } from 'type-graphql';

/** The kind of a message's file. Values are the database's. */
export enum AttachmentKind {
  IMAGE = 'image',
  PDF = 'pdf',
}

registerEnumType(AttachmentKind, {
  name: 'AttachmentKind',
  description: 'The kind of a message’s file.',
  valuesConfig: {
    IMAGE: { description: 'A WebP picture, re-encoded from the uploaded one.' },
    PDF: { description: 'The PDF as uploaded; served as a download.' },
  },
});
