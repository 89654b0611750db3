import { articleLibrary } from './article-library.js';
import { ArticleResolver } from './article.resolver.js';
import { ArticleFeedbackResolver } from './feedback/article-feedback.resolver.js';
/** Articles (legal pages, help centre, blog) and their feedback. */
export const contentFeature = {
    name: 'content',
    resolvers: [ArticleResolver, ArticleFeedbackResolver],
    mount() {
        // Read at start-up, so that an invalid article fails the start and not a request.
        articleLibrary();
    },
};
//# sourceMappingURL=content.feature.js.map