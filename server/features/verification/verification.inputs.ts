import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { DocumentType, RejectReason, VerificationDecision, VerificationKind } from './verification.enums.js';

const ofIdentity = (description: string) => ({
  nullable: true,
  description: `${description} Required for an identity, ignored otherwise.`,
});

@InputType({ description: 'Data of a document to upload.' })
export class StartVerificationInput {
  @Field(() => VerificationKind, { description: 'The subject to verify.' })
  kind!: VerificationKind;

  @Field(() => DocumentType, { description: 'The kind of document: see verificationRules.' })
  documentType!: DocumentType;

  @Field(() => ID, { nullable: true, description: 'A space of the viewer. Required for a space, ignored otherwise.' })
  spaceId!: string | null;

  @Field(() => String, ofIdentity('The name on the document.'))
  fullName!: string | null;

  @Field(() => LocalDate, ofIdentity('Date of birth, at least 18 years ago.'))
  birthDate!: string | null;

  @Field(() => String, ofIdentity('The issuing country, ISO 3166-1.'))
  country!: string | null;

  @Field(() => String, ofIdentity('The number of the document; only its last four characters are stored.'))
  documentNumber!: string | null;

  @Field(() => LocalDate, ofIdentity('The last day on which the document is valid.'))
  expiresOn!: string | null;
}

@InputType({ description: 'A decision of the staff on a verification.' })
export class DecideVerificationInput {
  @Field(() => ID, { description: 'A verification that is in review.' })
  verificationId!: string;

  @Field(() => VerificationDecision, { description: 'Approval or rejection.' })
  decision!: VerificationDecision;

  @Field(() => RejectReason, { nullable: true, description: 'Required for a rejection.' })
  reason!: RejectReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'A note to the person; at most 500 characters, purged with the files.',
  })
  note!: string | null;
}

@InputType({ description: 'What `submitVerification` is called with.' })
export class SubmitVerificationInput {
  @Field(() => ID, { description: 'A verification of the viewer that is not submitted yet.' })
  verificationId!: string;
}
