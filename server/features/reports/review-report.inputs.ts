import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { Locale } from '../../core/locale.js';

/** Reason for reporting a review. */
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
  description: 'Reason for reporting a review. A low rating alone is no reason.',
  valuesConfig: {
    NOT_A_REAL_STAY: {
      description: 'It is not about a real rental of that space, or its author has a conflict of interest.',
    },
    INSULT: { description: 'It insults or discriminates.' },
    THREAT: { description: 'It threatens somebody.' },
    EXTORTION: { description: 'Somebody asked for money or a favor to write or remove it.' },
    PERSONAL_DATA: { description: "It contains somebody's personal data." },
    ILLEGAL: { description: 'Its content is illegal.' },
    OTHER: { description: 'Anything else.' },
  },
});

@InputType({ description: 'A notice that a review is illegal or against the rules.' })
export class ReportReviewInput {
  @Field(() => ID, { description: 'A published review.' })
  reviewId!: string;

  @Field(() => ReviewReportReason, { description: 'What is wrong.' })
  reason!: ReviewReportReason;

  @Field(() => String, { description: 'Explanation in plain text: 20–3000 characters.' })
  details!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the reporter, 2–80 characters; ignored when signed in.',
  })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Address for the answer; ignored when signed in.' })
  email?: string | null;

  @Field(() => Boolean, {
    description: 'The reporter declares that the report is accurate and complete. Must be true.',
  })
  isGoodFaith!: boolean;

  @Field(() => Locale, {
    nullable: true,
    defaultValue: Locale.ES,
    description: 'The language of the receipt and of the answer.',
  })
  locale!: Locale | null;
}
