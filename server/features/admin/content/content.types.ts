import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { ArticleSection } from '../../content/article.types.js';
import { ContentKind } from '../../content/versions/content-version.types.js';
import { EditableText, WordsInput } from '../words/editable-words.types.js';

/** The origin of the current version of a text. */
export enum ContentState {
  PRODUCT = 'product',
  EDITED = 'edited',
  ADDED = 'added',
  ABSENT = 'absent',
}

registerEnumType(ContentState, {
  name: 'ContentState',
  description: 'The origin of the current version of a text.',
  valuesConfig: {
    PRODUCT: { description: 'The product’s own.' },
    EDITED: { description: 'The staff’s, in place of the product’s own.' },
    ADDED: { description: 'The staff’s; the product has no such text.' },
    ABSENT: { description: 'None: a text added by the staff that has not begun, or was taken back.' },
  },
});

/** The state of a version today. */
export enum VersionState {
  CURRENT = 'current',
  COMING = 'coming',
  PAST = 'past',
  WITHDRAWN = 'withdrawn',
}

registerEnumType(VersionState, {
  name: 'VersionState',
  description: 'The state of a version of a text today.',
  valuesConfig: {
    CURRENT: { description: 'It is in force.' },
    COMING: { description: 'It begins in the future.' },
    PAST: { description: 'A later version has replaced it.' },
    WITHDRAWN: { description: 'It was withdrawn before it began.' },
  },
});

@ObjectType({ description: 'A text that the staff may edit.' })
export class ContentEntry {
  @Field(() => ContentKind, { description: 'Its kind.' })
  kind!: ContentKind;

  @Field(() => ID, { description: 'Its key, unique in its kind: the last part of its URL.' })
  key!: string;

  @Field(() => String, { description: 'Its title, in the language of the call.' })
  title!: string;

  @Field(() => String, { description: 'The page that shows it.' })
  path!: string;

  @Field(() => ContentState, { description: 'The origin of its current version.' })
  state!: ContentState;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the next version begins; null when none is scheduled.',
  })
  comingFrom!: Day | null;

  @Field(() => Date, { nullable: true, description: 'When the staff last edited it; null for never.' })
  changedAt!: Date | null;
}

@ObjectType({ description: 'A version of a text by the staff.' })
export class ContentVersionRecord {
  @Field(() => ID, { description: 'Its global id.' })
  id!: string;

  @Field(() => LocalDate, { description: 'Its first day.' })
  validFrom!: Day;

  @Field(() => VersionState, { description: 'Its state today.' })
  state!: VersionState;

  @Field(() => Boolean, { description: 'Whether it is a reset to the product’s own text, or to none.' })
  isReset!: boolean;

  @Field(() => String, { description: 'The reason.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When it was written.' })
  setAt!: Date;
}

@ObjectType({ description: 'The parts of a version in both languages.' })
export class ContentVersionTexts {
  @Field(() => ID, { description: 'The global id of the version.' })
  id!: string;

  @Field(() => [EditableText], { description: 'Its parts; empty for a reset.' })
  texts!: EditableText[];
}

@ObjectType({ description: 'A text with its parts and their history.' })
export class EditableContent {
  @Field(() => ContentKind, { description: 'Its kind.' })
  kind!: ContentKind;

  @Field(() => ID, { description: 'Its key.' })
  key!: string;

  @Field(() => ContentEntry, { description: 'Its row in the list.' })
  entry!: ContentEntry;

  @Field(() => [EditableText], { description: 'Its current parts, in both languages.' })
  texts!: EditableText[];

  @Field(() => ID, { nullable: true, description: 'The version that was written last; null for none.' })
  lastVersionId!: string | null;

  @Field(() => [ContentVersionRecord], { description: 'The last 20 versions, the latest day first.' })
  versions!: ContentVersionRecord[];
}

@ObjectType({ description: 'The empty form of a new text of a kind.' })
export class NewContent {
  @Field(() => [ArticleSection], { description: 'The sections it may be added to; empty when the kind takes no more.' })
  sections!: ArticleSection[];

  @Field(() => [EditableText], { description: 'Its parts in both languages, empty.' })
  texts!: EditableText[];
}

@InputType({ description: 'A version of a text by the staff.' })
export class PublishContentInput {
  @Field(() => ContentKind, { description: 'Its kind.' })
  kind!: ContentKind;

  @Field(() => ID, {
    description:
      'Its key. An unknown key adds an article: lower-case letters, digits and single hyphens, 3–80 characters.',
  })
  key!: string;

  @Field(() => ArticleSection, {
    nullable: true,
    description: 'The section of an article added by the staff; ignored for the product’s own.',
  })
  section?: ArticleSection | null;

  @Field(() => [WordsInput], { description: 'The parts that change; others stay.' })
  texts!: WordsInput[];

  @Field(() => LocalDate, { nullable: true, description: 'Its first day, at most 366 days ahead; null for at once.' })
  validFrom?: Day | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The version that was the last one when the text was read; null for none.',
  })
  seenVersionId?: string | null;

  @Field(() => String, { description: 'The reason, for the history and the audit log; 1–1000 characters.' })
  statement!: string;
}

@InputType({ description: 'A text to reset to the product’s own version.' })
export class ResetContentInput {
  @Field(() => ContentKind, { description: 'Its kind.' })
  kind!: ContentKind;

  @Field(() => ID, { description: 'Its key; a text added by the staff is taken back.' })
  key!: string;

  @Field(() => LocalDate, { nullable: true, description: 'The first day, at most 366 days ahead; null for at once.' })
  validFrom?: Day | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The version that was the last one when the text was read; null for none.',
  })
  seenVersionId?: string | null;

  @Field(() => String, { description: 'The reason, for the history and the audit log; 1–1000 characters.' })
  statement!: string;
}

@InputType({ description: 'A version to withdraw before it begins.' })
export class WithdrawContentInput {
  @Field(() => ID, { description: 'The version.' })
  versionId!: string;

  @Field(() => String, { description: 'The reason, for the audit log; 1–1000 characters.' })
  statement!: string;
}
