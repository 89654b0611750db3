import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/scalars.js';
import { DocumentType, RejectReason, VerificationDecision, VerificationKind } from './verification-codes.js';

const ofIdentity = (description: string) => ({ nullable: true, description: `${description} Of an identity only, and then needed.` });

@InputType({ description: 'What somebody says of the document she is going to send.' })
export class StartVerificationInput {
  @Field(() => VerificationKind, { description: 'What is to be verified.' })
  kind!: VerificationKind;

  @Field(() => DocumentType, { description: 'A document of that kind: see verificationRules.' })
  documentType!: DocumentType;

  @Field(() => ID, { nullable: true, description: 'An own space. Of a space only, and then needed.' })
  spaceId!: string | null;

  @Field(() => String, ofIdentity('The name as the document has it.'))
  fullName!: string | null;

  @Field(() => LocalDate, ofIdentity('At least 18 years ago.'))
  birthDate!: string | null;

  @Field(() => String, ofIdentity('Who issued the document, ISO 3166-1.'))
  country!: string | null;

  @Field(() => String, ofIdentity('The number of the document; only its last four characters are kept.'))
  documentNumber!: string | null;

  @Field(() => LocalDate, ofIdentity('The last day on which the document is good.'))
  expiresOn!: string | null;
}

@InputType({ description: "The staff's answer to a verification." })
export class DecideVerificationInput {
  @Field(() => ID, { description: 'One that is in review.' })
  id!: string;

  @Field(() => VerificationDecision, { description: 'Yes or no.' })
  decision!: VerificationDecision;

  @Field(() => RejectReason, { nullable: true, description: 'Needed for a no.' })
  reason!: RejectReason | null;

  @Field(() => String, { nullable: true, description: 'What the person is told beside; at most 500 characters, forgotten with the files.' })
  note!: string | null;
}
