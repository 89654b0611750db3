import { Field, ID, InputType } from 'type-graphql';
import { MessageReportReason } from './message-report-types.js';

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
