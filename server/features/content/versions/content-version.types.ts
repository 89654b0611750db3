import { registerEnumType } from 'type-graphql';
import type { Locale } from '../../../core/values/locale.js';

/** What the staff write beside the product's own texts. */
export enum ContentKind {
  HELP = 'help',
  BLOG = 'blog',
  CITY = 'city',
}

registerEnumType(ContentKind, {
  name: 'ContentKind',
  description: 'A kind of text that the staff edit.',
  valuesConfig: {
    HELP: { description: 'Articles of the help centre.' },
    BLOG: { description: 'Posts of the blog.' },
    CITY: { description: 'What the page of a city says of it beside its numbers.' },
  },
});

/** The parts of a text in both languages. */
export type ContentTexts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;
