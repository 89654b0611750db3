import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { Locale } from '../../../core/locale.js';

/** What is wrong with a review. */
export enum ReviewReportReason {
  NOT_A_REAL_STAY = 'not_a_real_stay',
  INSULT = 'insult',
  THREAT = 'threat',
  EXTORTION = 'extortion',
  PERSONAL_DATA = 'personal_data',
  ILLEGAL = 'illegal',
  OTHER = 'other',
}

registerEnumType(ReviewReportReason, {
  name: 'ReviewReportReason',
  description: 'What is wrong with a review. Low stars alone are no reason.',
  valuesConfig: {
    NOT_A_REAL_STAY: { description: 'It is not about a real rental of that space, or by somebody with an interest.' },
    INSULT: { description: 'It insults or discriminates.' },
    THREAT: { description: 'It threatens somebody.' },
    EXTORTION: { description: 'It was asked to be paid for, or to be taken back for something.' },
    PERSONAL_DATA: { description: "It tells somebody's personal data." },
    ILLEGAL: { description: 'It says something illegal.' },
    OTHER: { description: 'Anything else.' },
  },
});

@InputType({ description: 'A notice that a review is illegal or against the rules.' })
export class ReportReviewInput {
  @Field(() => ID, { description: 'Of a published review.' })
  reviewId!: string;

  @Field(() => ReviewReportReason, { description: 'What is wrong.' })
  reason!: ReviewReportReason;

  @Field(() => String, { description: 'Why, in plain text: 20–3000 characters.' })
  details!: string;

  @Field(() => String, { nullable: true, description: 'Who reports, 2–80 characters; of the account for whoever is signed in.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the answer goes; of the account for whoever is signed in.' })
  email?: string | null;

  @Field(() => Boolean, { description: 'She holds what she says to be true and whole. Must be true.' })
  isGoodFaith!: boolean;

  @Field(() => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language of the receipt and of the answer.' })
  locale!: Locale | null;
}
