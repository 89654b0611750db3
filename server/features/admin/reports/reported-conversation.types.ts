import { Field, InputType, ObjectType } from 'type-graphql';
import { ReportSide } from '../../reports/cases/report-case.enums.js';

@InputType({ description: 'The report whose conversation is read.' })
export class ReadReportedConversationInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;
}

@ObjectType({
  description: 'A message of a reported conversation, as it was typed; 90 days later, as the other side reads it.',
})
export class ReportedMessage {
  @Field(() => ReportSide, { description: 'Who wrote it.' })
  from!: ReportSide;

  @Field(() => String, { description: 'Its text.' })
  body!: string;

  @Field(() => Date, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the reported one.' })
  isReported!: boolean;
}
