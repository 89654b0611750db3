import { registerEnumType } from 'type-graphql';

/** The kind of a claim's file. */
export enum EvidenceKind {
  IMAGE = 'image',
  PDF = 'pdf',
}

registerEnumType(EvidenceKind, {
  name: 'EvidenceKind',
  description: 'The kind of a claim’s file.',
  valuesConfig: {
    IMAGE: { description: 'A WebP picture, re-encoded from the uploaded one.' },
    PDF: { description: 'The PDF as uploaded.' },
  },
});
