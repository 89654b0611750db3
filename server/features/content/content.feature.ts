import type { Feature } from '../../core/feature.js';
import { articleLibrary } from './article-library.js';
import { ArticleResolver } from './article.resolver.js';
import { ArticleFeedbackResolver } from './feedback/article-feedback.resolver.js';
import { ShownBannersResolver } from './banners/shown-banners.resolver.js';
import { registerPostPictureJobs } from './pictures/post-picture.jobs.js';
import { mountPostPictures } from './pictures/post-picture.routes.js';
import { ComingVersionResolver } from './legal-versions/coming-version.resolver.js';
import { ProhibitedGoodsResolver } from './prohibited-goods/prohibited-goods.resolver.js';

/** Articles (legal pages, help centre, blog) with their feedback and the staff's versions, prohibited goods, and banners. */
export const contentFeature: Feature = {
  name: 'content',
  resolvers: [
    ComingVersionResolver,
    ArticleResolver,
    ArticleFeedbackResolver,
    ProhibitedGoodsResolver,
    ShownBannersResolver,
  ],
  jobs: registerPostPictureJobs,
  mount(app, deps) {
    // Read at start-up, so that an invalid article fails the start and not a request.
    articleLibrary();
    mountPostPictures(app, deps);
  },
};
