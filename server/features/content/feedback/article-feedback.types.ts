import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../../core/locale.js';
import { Article } from '../article.types.js';

/** The part of the staff that keeps a text true. */
export enum ArticleOwner {
  CONTENT = 'content',
  SUPPORT = 'support',
  MODERATION = 'moderation',
  FINANCE = 'finance',
}

registerEnumType(ArticleOwner, {
  name: 'ArticleOwner',
  description: 'The part of the staff that keeps a text true.',
  valuesConfig: {
    CONTENT: { description: 'The writers.' },
    SUPPORT: { description: 'The support.' },
    MODERATION: { description: 'Those who look at listings and reports.' },
    FINANCE: { description: 'Those who look after money and taxes.' },
  },
});

@ObjectType({ description: 'What somebody missed in an article; nobody knows who.' })
export class ArticleComment {
  @Field(() => String, { description: 'Plain text, at most 500 characters.' })
  text!: string;

  @Field(() => Locale, { description: 'The language in which it was read.' })
  locale!: Locale;

  @Field(() => String, { description: 'The version that was read, YYYY-MM-DD.' })
  version!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;
}

@ObjectType({ description: 'How an article of the help centre does: whether it was of use, who keeps it and when it is read again.' })
export class ArticleFeedback {
  @Field(() => Article, { description: 'The article.' })
  article!: Omit<Article, 'related'>;

  @Field(() => ArticleOwner, { description: 'Who keeps it true.' })
  owner!: ArticleOwner;

  @Field(() => String, { description: 'The day by which it is read again, YYYY-MM-DD.' })
  nextReviewOn!: string;

  @Field(() => Boolean, { description: 'Whether that day has come.' })
  isReviewDue!: boolean;

  @Field(() => Int, { description: 'Visitors whom it helped, in either language.' })
  helpfulCount!: number;

  @Field(() => Int, { description: 'Visitors whom it did not help.' })
  unhelpfulCount!: number;

  @Field(() => [ArticleComment], { description: 'What they missed, newest first, at most 20.' })
  comments!: ArticleComment[];
}
