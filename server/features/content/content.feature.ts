import type { Feature } from '../../core/feature.js';
import { articleLibrary } from './article-library.js';
import { ArticleResolver } from './article.resolver.js';
import { contentMails } from './contact-mails.js';
import { ContactResolver } from './contact.resolver.js';
import { ArticleFeedbackResolver } from './feedback/article-feedback.resolver.js';

/** Content: the texts of the house, from pages of law to the help centre and the blog, and the way to write to it. */
export const contentFeature: Feature = {
  name: 'content',
  resolvers: [ArticleResolver, ArticleFeedbackResolver, ContactResolver],
  mails: contentMails,
  mount() {
    // Read at the start: a broken text is told then, not to its first reader.
    articleLibrary();
  },
};
