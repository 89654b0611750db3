import type { Feature } from '../../core/feature.js';
import { articleLibrary } from './article-library.js';
import { ArticleResolver } from './article.resolver.js';
import { contentMails } from './contact-mails.js';
import { ContactResolver } from './contact.resolver.js';
import { ArticleFeedbackResolver } from './feedback/article-feedback.resolver.js';

/** Articles (legal pages, help centre, blog), their feedback and the contact form. */
export const contentFeature: Feature = {
  name: 'content',
  resolvers: [ArticleResolver, ArticleFeedbackResolver, ContactResolver],
  mails: contentMails,
  mount() {
    // Read at start-up, so that an invalid article fails the start and not a request.
    articleLibrary();
  },
};
