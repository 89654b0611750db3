var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Review } from '../review.entity.js';
import { reviewPhotoKey } from './review-photo-files.js';
import { ReviewPhoto } from './review-photo.entity.js';
import { reviewPhotosLoader } from './review-photo.loaders.js';
let ReviewPhotosResolver = class ReviewPhotosResolver {
    photos({ id }, ctx) {
        return reviewPhotosLoader(ctx).load(id);
    }
};
__decorate([
    FieldResolver(() => [ReviewPhoto], { description: 'Pictures that its author sent with it, at most five.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewPhotosResolver.prototype, "photos", null);
ReviewPhotosResolver = __decorate([
    Resolver(() => Review)
], ReviewPhotosResolver);
export { ReviewPhotosResolver };
let ReviewPhotoFieldsResolver = class ReviewPhotoFieldsResolver {
    id(photo) {
        return toGlobalId('ReviewPhoto', photo.id);
    }
    url({ storageKey }) {
        return `/files/${reviewPhotoKey(storageKey, 'full')}`;
    }
    smallUrl({ storageKey }) {
        return `/files/${reviewPhotoKey(storageKey, 'small')}`;
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with rvp_.' }),
    __param(0, Root())
], ReviewPhotoFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, { description: 'Address of the picture (WebP).' }),
    __param(0, Root())
], ReviewPhotoFieldsResolver.prototype, "url", null);
__decorate([
    FieldResolver(() => String, { description: 'Address of the same, at most 480 pixels wide.' }),
    __param(0, Root())
], ReviewPhotoFieldsResolver.prototype, "smallUrl", null);
ReviewPhotoFieldsResolver = __decorate([
    Resolver(() => ReviewPhoto)
], ReviewPhotoFieldsResolver);
export { ReviewPhotoFieldsResolver };
//# sourceMappingURL=review-photo.resolver.js.map