import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';

/** The lists of words that the staff edit. */
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
  description: 'A list of words that the staff edit.',
  valuesConfig: {
    PROHIBITED_GOODS: { description: 'What may not be stored anywhere.' },
    MEASURE_REASONS: { description: 'Why the staff decide something about a person, as the person reads it.' },
    REJECT_REASONS: { description: 'Why the staff reject a verification: `RejectReason`.' },
    DECLINE_REASONS: { description: 'Why a request is declined: `DeclineReason`.' },
    TERMINATION_REASONS: { description: 'The breach for which the staff end a rental: `TerminationReason`.' },
    SPACE_REPORT_REASONS: { description: 'What is wrong with a space: `SpaceReportReason`.' },
    USER_REPORT_REASONS: { description: 'What is wrong with a person: `UserReportReason`.' },
    REVIEW_REPORT_REASONS: { description: 'What is wrong with a review: `ReviewReportReason`.' },
    MESSAGE_REPORT_REASONS: { description: 'What is wrong with a message or a conversation: `MessageReportReason`.' },
    CITY_QUESTIONS: { description: 'What people ask about a city, with the answers, as its page shows them.' },
    NOTIFICATIONS: { description: 'Titles, messages and subjects of mails of the notifications, by their type.' },
  },
});

@ObjectType({ description: 'Something that is filled in where words have its name between braces: `{{space}}`.' })
export class TextGap {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'What may be filled in, for a preview.' })
  example!: string;
}

@ObjectType({ description: 'One of what may stand in a text that is chosen, not written.' })
export class TextChoice {
  @Field(() => String, { description: 'What is stored.' })
  value!: string;

  @Field(() => String, { description: 'What it is called, in the language of the text.' })
  label!: string;
}

@ObjectType({ description: 'Words of an entry in one language.' })
export class EditableText {
  @Field(() => String, { description: 'What they are for, such as `name` or `message`.' })
  part!: string;

  @Field(() => Locale, { description: 'Their language.' })
  locale!: Locale;

  @Field(() => String, { description: 'As they are shown now.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'As the product has them; null: the staff added the entry.' })
  defaultText!: string | null;

  @Field(() => Int, { description: 'The most characters.' })
  maxLength!: number;

  @Field(() => [TextGap], { description: 'What can be filled in; anything else between braces is refused.' })
  gaps!: TextGap[];

  @Field(() => [TextChoice], { description: 'What may stand there beside nothing; none: any words.' })
  choices!: TextChoice[];
}

@ObjectType({ description: 'Words as they were changed.' })
export class ChangedText {
  @Field(() => String, { description: 'What they are for.' })
  part!: string;

  @Field(() => Locale, { description: 'Their language.' })
  locale!: Locale;

  @Field(() => String, { nullable: true, description: 'What was replaced; null: the entry was added.' })
  before!: string | null;

  @Field(() => String, { description: 'What replaced it.' })
  after!: string;
}

@ObjectType({ description: 'A change of an entry.' })
export class EditedWordsChange {
  @Field(() => [ChangedText], { description: 'The words that changed.' })
  texts!: ChangedText[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: it was switched off; false: on again; null: that stayed as it was.',
  })
  isOff!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it was put in its list, counted from 1; null: that stayed as it was.',
  })
  place!: number | null;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'Who decided it; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When.' })
  setAt!: Date;
}

@ObjectType({ description: 'An entry of a list of words that the staff may edit.' })
export class EditableWords {
  @Field(() => WordListName, { description: 'Its list.' })
  list!: WordListName;

  @Field(() => ID, { description: 'Which one; unique in its list.' })
  key!: string;

  @Field(() => [EditableText], { description: 'Its words in both languages.' })
  texts!: EditableText[];

  @Field(() => Boolean, { description: 'Switched off: not shown or offered any more.' })
  isOff!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be switched off.' })
  hasSwitch!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it stands in its list, counted from 1; null: the list has no order of its own.',
  })
  place!: number | null;

  @Field(() => [EditedWordsChange], { description: 'The last 20 changes, the newest first.' })
  changes!: EditedWordsChange[];
}

@ObjectType({ description: 'A reason that can be given now.' })
export class OfferedReason {
  @Field(() => ID, { description: 'Its name in the enum of its list.' })
  code!: string;

  @Field(() => String, { description: 'What it is called, in the language that was asked for.' })
  name!: string;
}

@InputType({ description: 'New words of an entry.' })
export class WordsInput {
  @Field(() => String, { description: 'What they are for.' })
  part!: string;

  @Field(() => Locale, { description: 'Their language.' })
  locale!: Locale;

  @Field(() => String, { description: 'The words; empty: those of the product.' })
  text!: string;
}

@InputType({ description: 'What becomes of an entry.' })
export class SaveWordsInput {
  @Field(() => WordListName, { description: 'Its list.' })
  list!: WordListName;

  @Field(() => ID, {
    description:
      'Which one. One that a list does not have is added, where it takes more: lower-case letters, digits and hyphens.',
  })
  key!: string;

  @Field(() => [WordsInput], { description: 'The words that change; others stay.' })
  texts!: WordsInput[];

  @Field(() => Boolean, { nullable: true, description: 'Switches it off or on; null: as it was.' })
  isOff?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Puts it there in its list, counted from 1, where the list has an order; null: where it was.',
  })
  place?: number | null;

  @Field(() => String, { description: 'Why, for the history and the log of acts; 1–1000 characters.' })
  statement!: string;
}
