import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';

/** Kind of an article; each has its own URL prefix. */
export enum ArticleKind {
  PAGE = 'page',
  HELP = 'help',
  BLOG = 'blog',
}

registerEnumType(ArticleKind, {
  name: 'ArticleKind',
  description: 'Kind of an article.',
  valuesConfig: {
    PAGE: { description: 'About the company and the law; its URL is `/` and the slug.' },
    HELP: { description: 'Help centre: `/help/` and the slug.' },
    BLOG: { description: 'Blog: `/blog/` and the slug.' },
  },
});

/** Section of an article within its kind. */
export enum ArticleSection {
  COMPANY = 'company',
  LEGAL = 'legal',
  START = 'start',
  SEARCH = 'search',
  BOOK = 'book',
  PAY = 'pay',
  STAY = 'stay',
  HOSTING = 'hosting',
  TAXES = 'taxes',
  TRUST = 'trust',
  REVIEWS = 'reviews',
  PRIVACY = 'privacy',
  SUPPORT = 'support',
  GUIDES = 'guides',
  MOVING = 'moving',
  CITIES = 'cities',
  SUSTAINABILITY = 'sustainability',
}

registerEnumType(ArticleSection, {
  name: 'ArticleSection',
  description: 'Section of an article within its kind.',
  valuesConfig: {
    COMPANY: { description: 'Page: about the company.' },
    LEGAL: { description: 'Page: the law.' },
    START: { description: 'Help: first steps.' },
    SEARCH: { description: 'Help: searching.' },
    BOOK: { description: 'Help: booking.' },
    PAY: { description: 'Help: paying.' },
    STAY: { description: 'Help: the stay.' },
    HOSTING: { description: 'Help and blog: renting out.' },
    TAXES: { description: 'Help and blog: taxes.' },
    TRUST: { description: 'Help: trust and safety.' },
    REVIEWS: { description: 'Help: reviews.' },
    PRIVACY: { description: 'Help: personal data.' },
    SUPPORT: { description: 'Help: support.' },
    GUIDES: { description: 'Blog: storing things.' },
    MOVING: { description: 'Blog: moving house.' },
    CITIES: { description: 'Blog: cities.' },
    SUSTAINABILITY: { description: 'Blog: owning less.' },
  },
});

@ObjectType({ description: 'A heading of an article.' })
export class ArticleHeading {
  @Field(() => ID, { description: 'The id of the heading in `html`.' })
  id!: string;

  @Field(() => String, { description: 'Plain text.' })
  text!: string;
}

@ObjectType({ description: 'An article in one language, dated and versioned.' })
export class Article {
  @Field(() => ArticleKind, { description: 'Its kind.' })
  kind!: ArticleKind;

  @Field(() => String, { description: 'Its slug in the URL; the same in both languages.' })
  slug!: string;

  @Field(() => Locale, { description: 'The language it is written in.' })
  locale!: Locale;

  @Field(() => ArticleSection, { description: 'Its section.' })
  section!: ArticleSection;

  @Field(() => String, { description: 'At most 90 characters.' })
  title!: string;

  @Field(() => String, { description: 'Summary, at most 180 characters.' })
  excerpt!: string;

  @Field(() => String, { description: 'The text as HTML, rendered from our Markdown; headings begin with h2.' })
  html!: string;

  @Field(() => [ArticleHeading], { description: 'Its headings of the second level, in order.' })
  headings!: ArticleHeading[];

  @Field(() => Int, { description: 'Minutes to read it, at least 1.' })
  readingMinutes!: number;

  @Field(() => String, { description: 'The day of this version, YYYY-MM-DD; older versions are kept with the source.' })
  version!: string;

  @Field(() => String, { description: 'Date of the last review, YYYY-MM-DD.' })
  updatedOn!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Cover picture: the key of one of the product’s pictures, or the URL of an uploaded one (begins with `/`); null without one.',
  })
  cover!: string | null;

  @Field(() => String, { description: 'Alternative text of the cover; empty without one.' })
  coverAlt!: string;

  @Field(() => String, { description: 'The author.' })
  author!: string;

  @Field(() => [String], { description: 'Tags of a blog post in its language, at most 5.' })
  tags!: string[];

  @Field(() => [Article], { description: 'Up to four other articles of the same kind, the most related first.' })
  related!: Article[];
}
