import { Field, Int, ObjectType } from 'type-graphql';
import { DocumentSide, DocumentType, VerificationKind } from './verification.enums.js';

@ObjectType({ description: 'Requirements of a kind of document.' })
export class DocumentRule {
  @Field(() => DocumentType, { description: 'The kind of document.' })
  type!: DocumentType;

  @Field(() => VerificationKind, { description: 'What it proves.' })
  kind!: VerificationKind;

  @Field(() => [DocumentSide], { description: 'The sides to upload.' })
  sides!: readonly DocumentSide[];

  @Field(() => [String], { description: 'Possible issuing countries, ISO 3166-1; empty for documents of spaces.' })
  countries!: readonly string[];
}

@ObjectType({ description: 'Accepted documents and limits of verifications.' })
export class VerificationRules {
  @Field(() => [DocumentRule], { description: 'The accepted kinds of documents.' })
  documents!: readonly DocumentRule[];

  @Field(() => Int, { description: 'Minimum size of a file, bytes.' })
  minBytes!: number;

  @Field(() => Int, { description: 'Maximum size of a file, bytes.' })
  maxBytes!: number;

  @Field(() => Int, { description: 'Minimum length of the longer side of an image, pixels.' })
  minLongSide!: number;

  @Field(() => Int, { description: 'Maximum attempts within `attemptDays`.' })
  attempts!: number;

  @Field(() => Int, { description: 'Period in which attempts are counted, days.' })
  attemptDays!: number;

  @Field(() => Int, { description: 'Time in which the staff should decide, hours.' })
  reviewHours!: number;

  @Field(() => Int, { description: 'Time after the decision until documents are deleted, days.' })
  filesKeptDays!: number;
}
