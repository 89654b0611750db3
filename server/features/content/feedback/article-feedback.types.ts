import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';
import { Article } from '../article.types.js';

/** The team responsible for an article. */
export enum ArticleOwner {
  CONTENT = 'content',
  SUPPORT = 'support',
  MODERATION = 'moderation',
  FINANCE = 'finance',
}

registerEnumType(ArticleOwner, {
  name: 'ArticleOwner',
  description: 'The team responsible for an article.',
  valuesConfig: {
    CONTENT: { description: 'Editors.' },
    SUPPORT: { description: 'Support.' },
    MODERATION: { description: 'Moderation of spaces and reports.' },
    FINANCE: { description: 'Finance and taxes.' },
  },
});

@ObjectType({ description: 'An anonymous comment on what is missing in an article.' })
export class ArticleComment {
  @Field(() => String, { description: 'Plain text, at most 500 characters.' })
  text!: string;

  @Field(() => Locale, { description: 'Language in which it was read.' })
  locale!: Locale;

  @Field(() => String, { description: 'The version that was read, YYYY-MM-DD.' })
  version!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;
}

@ObjectType({
  description: 'Feedback on a help article or a guide of the API, the responsible team and the next review.',
})
export class ArticleFeedback {
  @Field(() => String, { description: 'The slug of the article, or `api/` and the name of a guide.' })
  slug!: string;

  @Field(() => Article, { nullable: true, description: 'The article; null for a guide of the API.' })
  article!: Omit<Article, 'related'> | null;

  @Field(() => ArticleOwner, { description: 'The responsible team.' })
  owner!: ArticleOwner;

  @Field(() => String, { description: 'Date of the next review, YYYY-MM-DD.' })
  nextReviewOn!: string;

  @Field(() => Boolean, { description: 'Whether that date has passed.' })
  isReviewDue!: boolean;

  @Field(() => Int, { description: 'Visitors who found it helpful, in either language.' })
  helpfulCount!: number;

  @Field(() => Int, { description: 'Visitors who did not find it helpful.' })
  unhelpfulCount!: number;

  @Field(() => [ArticleComment], { description: 'Comments, newest first, at most 20.' })
  comments!: ArticleComment[];
}
