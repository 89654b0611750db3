import { Field, ID, InputType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { MessageReportReason, ReviewReportReason, SpaceReportReason, UserReportReason } from './report-types.js';

/** What a visitor or somebody signed in writes about something public. */
@InputType()
export abstract class PublicNoticeInput {
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

@InputType({ description: 'A notice that a space is illegal or against the rules.' })
export class ReportSpaceInput extends PublicNoticeInput {
  @Field(() => ID, { description: 'Of a public space.' })
  spaceId!: string;

  @Field(() => SpaceReportReason, { description: 'What is wrong.' })
  reason!: SpaceReportReason;
}

@InputType({ description: 'A notice that a person does something illegal or against the rules.' })
export class ReportUserInput extends PublicNoticeInput {
  @Field(() => ID, { description: 'The person, as a `User`.' })
  userId!: string;

  @Field(() => UserReportReason, { description: 'What is wrong.' })
  reason!: UserReportReason;
}

@InputType({ description: 'A notice that a review is illegal or against the rules.' })
export class ReportReviewInput extends PublicNoticeInput {
  @Field(() => ID, { description: 'A published review.' })
  reviewId!: string;

  @Field(() => ReviewReportReason, { description: 'What is wrong.' })
  reason!: ReviewReportReason;
}

@InputType({ description: 'A report that a message is illegal or against the rules.' })
export class ReportMessageInput {
  @Field(() => ID, { description: 'A conversation of the viewer.' })
  conversationId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A message of it by the other side; without it the whole conversation is reported.',
  })
  messageId?: string | null;

  @Field(() => MessageReportReason, { description: 'What is wrong.' })
  reason!: MessageReportReason;

  @Field(() => String, {
    nullable: true,
    description: 'Explanation in plain text, up to 3000 characters; at least 20 with OTHER.',
  })
  details?: string | null;

  @Field(() => Boolean, { description: 'Confirms that the report is accurate and complete. Must be true.' })
  isGoodFaith!: boolean;
}
