import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** Who reads a mail about a decision of the staff. */
export enum DecisionReader {
  APPLICANT = 'applicant',
  AUTHOR = 'author',
  SUBJECT = 'subject',
  REPORTER = 'reporter',
}

registerEnumType(DecisionReader, {
  name: 'DecisionReader',
  description: 'Who reads a mail about a decision of the staff.',
  valuesConfig: {
    APPLICANT: { description: 'Who asked to be verified, or for their space.' },
    AUTHOR: { description: 'Who wrote the review.' },
    SUBJECT: { description: 'Whom the review is about.' },
    REPORTER: { description: 'Who reported it; of several, the first.' },
  },
});

@ObjectType({ description: 'A mail that somebody would get of a decision.' })
export class DecisionMail {
  @Field(() => DecisionReader, { description: 'Who reads it.' })
  reader!: DecisionReader;

  @Field(() => String, { description: 'Its subject, in the language of the reader.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, in the language of the reader.' })
  text!: string;
}
