import { Field, ID, InputType, registerEnumType } from 'type-graphql';

/** What is wrong with a message or a whole conversation. */
export enum MessageReportReason {
  FRAUD = 'fraud',
  ABUSE = 'abuse',
  SPAM = 'spam',
  ILLEGAL = 'illegal',
  PERSONAL_DATA = 'personal_data',
  OTHER = 'other',
}

registerEnumType(MessageReportReason, {
  name: 'MessageReportReason',
  description: 'What is wrong with a message or a whole conversation.',
  valuesConfig: {
    FRAUD: { description: 'It asks for money elsewhere, or tries to cheat.' },
    ABUSE: { description: 'Insults, threats, or something nobody should have to read.' },
    SPAM: { description: 'It sells something, or says the same again and again.' },
    ILLEGAL: { description: 'It offers or shows something illegal.' },
    PERSONAL_DATA: { description: "It shows somebody's personal data." },
    OTHER: { description: 'Anything else: `details` are needed.' },
  },
});

@InputType({ description: 'A notice that a message is illegal or against the rules.' })
export class ReportMessageInput {
  @Field(() => ID, { description: 'A conversation of the viewer.' })
  conversationId!: string;

  @Field(() => ID, { nullable: true, description: 'A message of it by the other side; without it the whole conversation is meant.' })
  messageId?: string | null;

  @Field(() => MessageReportReason, { description: 'What is wrong.' })
  reason!: MessageReportReason;

  @Field(() => String, { nullable: true, description: 'Why, in plain text: up to 3000 characters, and with OTHER at least 20.' })
  details?: string | null;

  @Field(() => Boolean, { description: 'She holds what she says to be true and whole. Must be true.' })
  isGoodFaith!: boolean;
}
