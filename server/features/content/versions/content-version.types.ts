import { registerEnumType } from 'type-graphql';
import type { Locale } from '../../../core/values/locale.js';

/** The kinds of texts that the staff edit besides lists of words. */
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
    CITY: { description: 'The description of a city on its page.' },
  },
});

/** The parts of a text in both languages. */
export type ContentTexts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;
