import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/node.js';
import { LocalDate } from '../../core/scalars.js';
import { DocumentSide, DocumentType, RejectReason, VerificationKind, VerificationStatus } from './verification-codes.js';

const some = (description: string) => ({ nullable: true, description });

/** One try to show who somebody is, or that a space is hers; a plain row. */
@ObjectType({ implements: Node, description: 'One try to show who somebody is, or that a space is hers. Only her own, and the staff, can read it.' })
export class Verification {
  readonly id!: string;
  readonly userId!: string;
  readonly spaceId!: string | null;

  @Field(() => VerificationKind, { description: 'What is verified.' })
  kind!: VerificationKind;

  @Field(() => VerificationStatus, { description: 'Where it stands.' })
  status!: VerificationStatus;

  @Field(() => DocumentType, { description: 'The document that shows it.' })
  documentType!: DocumentType;

  @Field(() => String, some('Who issued it, ISO 3166-1; null for documents of spaces.'))
  documentCountry!: string | null;

  @Field(() => String, some('The last four characters of its number; no more is kept.'))
  documentLast4!: string | null;

  @Field(() => LocalDate, some('The last day on which it is good.'))
  documentExpiresOn!: string | null;

  @Field(() => String, some('The name on the document; forgotten with its files.'))
  fullName!: string | null;

  @Field(() => LocalDate, some('The date of birth on the document; forgotten with its files.'))
  birthDate!: string | null;

  @Field(() => RejectReason, some('Why it was refused.'))
  rejectReason!: RejectReason | null;

  @Field(() => String, { description: 'What the staff add to their decision; may be empty.' })
  note!: string;

  @Field(() => Date, some('When its documents were sent.'))
  submittedAt!: Date | null;

  @Field(() => Date, some('When it was decided.'))
  decidedAt!: Date | null;

  @Field(() => Date, some('When its files were deleted.'))
  filesDeletedAt!: Date | null;

  @Field(() => Date, { description: 'When it was begun.' })
  createdAt!: Date;
}

/** One document of a verification; a plain row. */
@ObjectType({ description: 'One document of a verification. Only the staff can open it, at GET /files/verification/{id} with a Bearer token.' })
export class VerificationFile {
  readonly id!: string;
  readonly verificationId!: string;
  readonly storageKey!: string;

  @Field(() => DocumentSide, { description: 'Which one.' })
  side!: DocumentSide;

  @Field(() => String, { description: 'image/webp or application/pdf.' })
  mime!: string;

  @Field(() => Int, { description: 'Its size.' })
  bytes!: number;
}

@ObjectType({ description: 'What a kind of document asks for.' })
export class DocumentRule {
  @Field(() => DocumentType, { description: 'The document.' })
  type!: DocumentType;

  @Field(() => VerificationKind, { description: 'What it shows.' })
  kind!: VerificationKind;

  @Field(() => [DocumentSide], { description: 'The files it takes.' })
  sides!: readonly DocumentSide[];

  @Field(() => [String], { description: 'Who may have issued it, ISO 3166-1; none for documents of spaces.' })
  countries!: readonly string[];
}

@ObjectType({ description: 'What verifications are held to.' })
export class VerificationRules {
  @Field(() => [DocumentRule], { description: 'The documents that are taken.' })
  documents!: readonly DocumentRule[];

  @Field(() => Int, { description: 'Bytes a file has at least.' })
  minBytes!: number;

  @Field(() => Int, { description: 'Bytes a file has at most.' })
  maxBytes!: number;

  @Field(() => Int, { description: 'Pixels of the longer side of a picture, at least.' })
  minLongSide!: number;

  @Field(() => Int, { description: 'Years.' })
  minAge!: number;

  @Field(() => Int, { description: 'Tries within `attemptDays`.' })
  attempts!: number;

  @Field(() => Int, { description: 'Days in which tries are counted.' })
  attemptDays!: number;

  @Field(() => Int, { description: 'Hours in which the staff decide.' })
  reviewHours!: number;

  @Field(() => Int, { description: 'Days after the decision on which documents are deleted.' })
  filesKeptDays!: number;
}
