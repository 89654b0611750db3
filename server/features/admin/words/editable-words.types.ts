import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';

/** The lists of texts that the staff edit. */
export enum WordListName {
  PROHIBITED_GOODS = 'prohibited_goods',
  MEASURE_REASONS = 'measure_reasons',
  REJECT_REASONS = 'reject_reasons',
  DECLINE_REASONS = 'decline_reasons',
  TERMINATION_REASONS = 'termination_reasons',
  SPACE_REPORT_REASONS = 'space_report_reasons',
  USER_REPORT_REASONS = 'user_report_reasons',
  REVIEW_REPORT_REASONS = 'review_report_reasons',
  MESSAGE_REPORT_REASONS = 'message_report_reasons',
  CITY_QUESTIONS = 'city_questions',
  NOTIFICATIONS = 'notifications',
}

registerEnumType(WordListName, {
  name: 'WordListName',
  description: 'A list of texts that the staff edit.',
  valuesConfig: {
    PROHIBITED_GOODS: { description: 'Prohibited goods.' },
    MEASURE_REASONS: { description: 'Reasons of the staff’s decisions about a person: `MeasureReason`.' },
    REJECT_REASONS: { description: 'Reasons for rejecting a verification: `RejectReason`.' },
    DECLINE_REASONS: { description: 'Reasons for declining a request: `DeclineReason`.' },
    TERMINATION_REASONS: { description: 'Breaches for which the staff terminate a rental: `TerminationReason`.' },
    SPACE_REPORT_REASONS: { description: 'Reasons for reporting a space: `SpaceReportReason`.' },
    USER_REPORT_REASONS: { description: 'Reasons for reporting a person: `UserReportReason`.' },
    REVIEW_REPORT_REASONS: { description: 'Reasons for reporting a review: `ReviewReportReason`.' },
    MESSAGE_REPORT_REASONS: {
      description: 'Reasons for reporting a message or a conversation: `MessageReportReason`.',
    },
    CITY_QUESTIONS: { description: 'Questions and answers about a city, as shown on its page.' },
    NOTIFICATIONS: { description: 'Titles, messages and mail subjects of the notifications, by their type.' },
  },
});

@ObjectType({ description: 'A gap in a text, written as its name between braces: `{{space}}`.' })
export class TextGap {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'An example value, for previews.' })
  example!: string;
}

@ObjectType({ description: 'One of the allowed values of a text that is chosen, not written.' })
export class TextChoice {
  @Field(() => String, { description: 'The stored value.' })
  value!: string;

  @Field(() => String, { description: 'Its label, in the language of the text.' })
  label!: string;
}

@ObjectType({ description: 'A text of an entry in one language.' })
export class EditableText {
  @Field(() => String, { description: 'The part, such as `name` or `message`.' })
  part!: string;

  @Field(() => Locale, { description: 'Their language.' })
  locale!: Locale;

  @Field(() => String, { description: 'The current text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The product’s own text; null when the staff added the entry.' })
  defaultText!: string | null;

  @Field(() => Int, { description: 'The maximum length, in characters.' })
  maxLength!: number;

  @Field(() => [TextGap], { description: 'Its gaps; anything else between braces is refused.' })
  gaps!: TextGap[];

  @Field(() => [TextChoice], { description: 'The allowed values besides an empty one; an empty list allows any text.' })
  choices!: TextChoice[];
}

@ObjectType({ description: 'A changed text.' })
export class ChangedText {
  @Field(() => String, { description: 'The part.' })
  part!: string;

  @Field(() => Locale, { description: 'Their language.' })
  locale!: Locale;

  @Field(() => String, { nullable: true, description: 'The previous text; null when the entry was added.' })
  before!: string | null;

  @Field(() => String, { description: 'The new text.' })
  after!: string;
}

@ObjectType({ description: 'A change of an entry.' })
export class EditedWordsChange {
  @Field(() => [ChangedText], { description: 'The changed texts.' })
  texts!: ChangedText[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when it was switched off, false when on again, null when unchanged.',
  })
  isOff!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its new position in the list, counted from 1; null when unchanged.',
  })
  place!: number | null;

  @Field(() => String, { description: 'The reason.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'Who decided it; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When it was made.' })
  setAt!: Date;
}

@ObjectType({ description: 'An entry of a list of texts that the staff may edit.' })
export class EditableWords {
  @Field(() => WordListName, { description: 'Its list.' })
  list!: WordListName;

  @Field(() => ID, { description: 'Its key, unique in its list.' })
  key!: string;

  @Field(() => [EditableText], { description: 'Its texts in both languages.' })
  texts!: EditableText[];

  @Field(() => Boolean, { description: 'Whether it is switched off: no longer shown or offered.' })
  isOff!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be switched off.' })
  hasSwitch!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Its position in the list, counted from 1; null for lists without an order.',
  })
  place!: number | null;

  @Field(() => [EditedWordsChange], { description: 'The last 20 changes, newest first.' })
  changes!: EditedWordsChange[];
}

@ObjectType({ description: 'A reason that is currently offered.' })
export class OfferedReason {
  @Field(() => ID, { description: 'Its name in the enum of its list.' })
  code!: string;

  @Field(() => String, { description: 'Its label, in the requested language.' })
  name!: string;
}

@InputType({ description: 'A new text of an entry.' })
export class WordsInput {
  @Field(() => String, { description: 'The part.' })
  part!: string;

  @Field(() => Locale, { description: 'Their language.' })
  locale!: Locale;

  @Field(() => String, { description: 'The text; empty resets it to the product’s own.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text as it was read, so that nobody’s edit is overwritten unread; null checks nothing.',
  })
  seenText?: string | null;
}

@InputType({ description: 'An edit of an entry.' })
export class SaveWordsInput {
  @Field(() => WordListName, { description: 'Its list.' })
  list!: WordListName;

  @Field(() => ID, {
    description:
      'Its key. An unknown key adds an entry, where the list allows it: lower-case letters, digits and hyphens.',
  })
  key!: string;

  @Field(() => [WordsInput], { description: 'The texts that change; others stay.' })
  texts!: WordsInput[];

  @Field(() => Boolean, { nullable: true, description: 'Switches it off or on; null keeps it.' })
  isOff?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Moves it to this position, counted from 1, in lists with an order; null keeps it.',
  })
  place?: number | null;

  @Field(() => String, { description: 'The reason, for the history and the audit log; 1–1000 characters.' })
  statement!: string;
}
