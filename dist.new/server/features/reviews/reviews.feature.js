import { reviewMails } from './held-review-mail.js';
import { registerReviewConsumers } from './review.consumers.js';
import { registerReviewPhotoJobs } from './photos/delete-review-photos.js';
import { findReviewPhoto } from './photos/find-review-photo.js';
import { ReviewPhotoFieldsResolver, ReviewPhotosResolver } from './photos/review-photo.resolver.js';
import { mountReviewPhotos } from './photos/review-photo.routes.js';
import { ReviewFieldsResolver } from './review-fields.resolver.js';
import { registerReviewJobs } from './review.jobs.js';
import { reviewLoader } from './review.loaders.js';
import { ReviewResolver } from './review.resolver.js';
import { UsefulReviewResolver } from './useful/useful-review.resolver.js';
import { ReviewedBookingResolver, ReviewedSpaceResolver, ReviewedUserResolver } from './reviewed.resolver.js';
/** Reviews that the two sides of a rental write about each other, and ratings computed from them. */
export const reviewsFeature = {
    name: 'reviews',
    resolvers: [
        ReviewResolver,
        ReviewFieldsResolver,
        ReviewPhotosResolver,
        ReviewPhotoFieldsResolver,
        UsefulReviewResolver,
        ReviewedSpaceResolver,
        ReviewedUserResolver,
        ReviewedBookingResolver,
    ],
    nodes: { Review: (ctx, uuid) => reviewLoader(ctx).load(uuid), ReviewPhoto: findReviewPhoto },
    mails: reviewMails,
    jobs(jobs) {
        registerReviewJobs(jobs);
        registerReviewPhotoJobs(jobs);
    },
    mount: mountReviewPhotos,
    consumers: registerReviewConsumers,
};
//# sourceMappingURL=reviews.feature.js.map