import { Field, ID, InputType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { MessageReportReason, ReviewReportReason, SpaceReportReason, UserReportReason } from './report.enums.js';

/** The notice of a visitor or a user about public content. */
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
  @Field(() => ID, { description: 'A public space.' })
  spaceId!: string;

  @Field(() => SpaceReportReason, { description: 'The reason.' })
  reason!: SpaceReportReason;
}

@InputType({ description: 'A notice that a person acts illegally or against the rules.' })
export class ReportUserInput extends PublicNoticeInput {
  @Field(() => ID, { description: 'The person, as a `User`.' })
  userId!: string;

  @Field(() => UserReportReason, { description: 'The reason.' })
  reason!: UserReportReason;
}

@InputType({ description: 'A notice that a review is illegal or against the rules.' })
export class ReportReviewInput extends PublicNoticeInput {
  @Field(() => ID, { description: 'A published review.' })
  reviewId!: string;

  @Field(() => ReviewReportReason, { description: 'The reason.' })
  reason!: ReviewReportReason;
}

@InputType({ description: 'A report that a message is illegal or against the rules.' })
export class ReportMessageInput {
  @Field(() => ID, { description: 'A conversation of the viewer.' })
  conversationId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A message of the other side in it; omitted to report the whole conversation.',
  })
  messageId?: string | null;

  @Field(() => MessageReportReason, { description: 'The reason.' })
  reason!: MessageReportReason;

  @Field(() => String, {
    nullable: true,
    description: 'Explanation in plain text, up to 3000 characters; at least 20 with OTHER.',
  })
  details?: string | null;

  @Field(() => Boolean, { description: 'Confirms that the report is accurate and complete. Must be true.' })
  isGoodFaith!: boolean;
}
