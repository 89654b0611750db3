import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { ArticleSection } from '../../content/article.types.js';
import { ContentKind } from '../../content/versions/content-version.types.js';
import { EditableText, WordsInput } from '../words/editable-words.types.js';

/** Whose words a text has today. */
export enum ContentState {
  PRODUCT = 'product',
  EDITED = 'edited',
  ADDED = 'added',
  ABSENT = 'absent',
}

registerEnumType(ContentState, {
  name: 'ContentState',
  description: 'Whose words a text has today.',
  valuesConfig: {
    PRODUCT: { description: 'Those of the product.' },
    EDITED: { description: 'Those of the staff in place of the product’s.' },
    ADDED: { description: 'Those of the staff; the product has no such text.' },
    ABSENT: { description: 'None: a text of the staff’s own that has not begun, or has been taken back.' },
  },
});

/** Where a version stands today. */
export enum VersionState {
  CURRENT = 'current',
  COMING = 'coming',
  PAST = 'past',
  WITHDRAWN = 'withdrawn',
}

registerEnumType(VersionState, {
  name: 'VersionState',
  description: 'Where a version of a text stands today.',
  valuesConfig: {
    CURRENT: { description: 'It applies.' },
    COMING: { description: 'It begins on a day to come.' },
    PAST: { description: 'Another has taken its place.' },
    WITHDRAWN: { description: 'It was taken back before it began.' },
  },
});

@ObjectType({ description: 'A text that the staff may edit.' })
export class ContentEntry {
  @Field(() => ContentKind, { description: 'Its kind.' })
  kind!: ContentKind;

  @Field(() => ID, { description: 'Which one; unique in its kind: the last part of its address.' })
  key!: string;

  @Field(() => String, { description: 'What it is called, in the language of the call.' })
  title!: string;

  @Field(() => String, { description: 'Where it is read.' })
  path!: string;

  @Field(() => ContentState, { description: 'Whose words it has today.' })
  state!: ContentState;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the next version begins; null: none is to come.',
  })
  comingFrom!: Day | null;

  @Field(() => Date, { nullable: true, description: 'When the staff last wrote it; null: never.' })
  changedAt!: Date | null;
}

@ObjectType({ description: 'A version of a text in the staff’s words.' })
export class ContentVersionRecord {
  @Field(() => ID, { description: 'Its global id.' })
  id!: string;

  @Field(() => LocalDate, { description: 'The first day on which it applies.' })
  validFrom!: Day;

  @Field(() => VersionState, { description: 'Where it stands today.' })
  state!: VersionState;

  @Field(() => Boolean, { description: 'It gives the place back to the words of the product, or to none.' })
  isReset!: boolean;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When it was written.' })
  setAt!: Date;
}

@ObjectType({ description: 'Words of a version in both languages.' })
export class ContentVersionTexts {
  @Field(() => ID, { description: 'The global id of the version.' })
  id!: string;

  @Field(() => [EditableText], { description: 'Its words; none where it is a reset.' })
  texts!: EditableText[];
}

@ObjectType({ description: 'A text with its words and their history.' })
export class EditableContent {
  @Field(() => ContentKind, { description: 'Its kind.' })
  kind!: ContentKind;

  @Field(() => ID, { description: 'Which one.' })
  key!: string;

  @Field(() => ContentEntry, { description: 'The same as the list shows it.' })
  entry!: ContentEntry;

  @Field(() => [EditableText], { description: 'Its words as they are read today, in both languages.' })
  texts!: EditableText[];

  @Field(() => ID, { nullable: true, description: 'The version that was written last; null: none.' })
  lastVersionId!: string | null;

  @Field(() => [ContentVersionRecord], { description: 'The last 20 versions, the latest day first.' })
  versions!: ContentVersionRecord[];
}

@ObjectType({ description: 'What a further text of a kind is begun with.' })
export class NewContent {
  @Field(() => [ArticleSection], { description: 'Where it may stand; none: the kind takes no more.' })
  sections!: ArticleSection[];

  @Field(() => [EditableText], { description: 'Its parts in both languages, empty.' })
  texts!: EditableText[];
}

@InputType({ description: 'A text in the staff’s words.' })
export class PublishContentInput {
  @Field(() => ContentKind, { description: 'Its kind.' })
  kind!: ContentKind;

  @Field(() => ID, {
    description:
      'Which one. An article that there is not yet is added: lower-case letters, digits and single hyphens, 3–80 characters.',
  })
  key!: string;

  @Field(() => ArticleSection, {
    nullable: true,
    description: 'Where it stands, of an article that the product does not have; of others its section stays.',
  })
  section?: ArticleSection | null;

  @Field(() => [WordsInput], { description: 'The words that change; others stay.' })
  texts!: WordsInput[];

  @Field(() => LocalDate, { nullable: true, description: 'Its first day, at most 366 ahead; null: at once.' })
  validFrom?: Day | null;

  @Field(() => ID, { nullable: true, description: 'The version that was written last when it was read; null: none.' })
  seenVersionId?: string | null;

  @Field(() => String, { description: 'Why, for the history and the log of acts; 1–1000 characters.' })
  statement!: string;
}

@InputType({ description: 'A text that is to have the words of the product again.' })
export class ResetContentInput {
  @Field(() => ContentKind, { description: 'Its kind.' })
  kind!: ContentKind;

  @Field(() => ID, { description: 'Which one; one of the staff’s own is taken back.' })
  key!: string;

  @Field(() => LocalDate, { nullable: true, description: 'From which day, at most 366 ahead; null: at once.' })
  validFrom?: Day | null;

  @Field(() => ID, { nullable: true, description: 'The version that was written last when it was read; null: none.' })
  seenVersionId?: string | null;

  @Field(() => String, { description: 'Why, for the history and the log of acts; 1–1000 characters.' })
  statement!: string;
}

@InputType({ description: 'A version that is not to begin.' })
export class WithdrawContentInput {
  @Field(() => ID, { description: 'The version.' })
  versionId!: string;

  @Field(() => String, { description: 'Why, for the log of acts; 1–1000 characters.' })
  statement!: string;
}
