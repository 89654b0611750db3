import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** The recipient of a mail about a decision of the staff. */
export enum DecisionReader {
  APPLICANT = 'applicant',
  AUTHOR = 'author',
  SUBJECT = 'subject',
  REPORTER = 'reporter',
}

registerEnumType(DecisionReader, {
  name: 'DecisionReader',
  description: 'The recipient of a mail about a decision of the staff.',
  valuesConfig: {
    APPLICANT: { description: 'The person who requested the verification, of themselves or of their space.' },
    AUTHOR: { description: 'The author of the review.' },
    SUBJECT: { description: 'The person the review is about.' },
    REPORTER: { description: 'The person who reported it; the first if there are several.' },
  },
});

@ObjectType({ description: 'A mail that a decision would send.' })
export class DecisionMail {
  @Field(() => DecisionReader, { description: 'The recipient.' })
  reader!: DecisionReader;

  @Field(() => String, { description: 'Its subject, in the language of the recipient.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, in the language of the recipient.' })
  text!: string;
}
