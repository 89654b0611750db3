import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Review } from '../review.entity.js';
import type { ReviewRow } from '../review.types.js';
import { reviewPhotoKey } from './review-photo-files.js';
import { ReviewPhoto, type ReviewPhotoRow } from './review-photo.entity.js';
import { reviewPhotosLoader } from './review-photo.loaders.js';

@Resolver(() => Review)
export class ReviewPhotosResolver {
  @FieldResolver(() => [ReviewPhoto], { description: 'The author’s pictures, at most five.' })
  photos(@Root() { id }: ReviewRow, @Ctx() ctx: RequestContext): Promise<readonly ReviewPhotoRow[]> {
    return reviewPhotosLoader(ctx).load(id);
  }
}

@Resolver(() => ReviewPhoto)
export class ReviewPhotoFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with rvp_.' })
  id(@Root() photo: ReviewPhotoRow): string {
    return toGlobalId('ReviewPhoto', photo.id);
  }

  @FieldResolver(() => String, { description: 'URL of the picture (WebP).' })
  url(@Root() { storageKey }: ReviewPhotoRow): string {
    return `/files/${reviewPhotoKey(storageKey, 'full')}`;
  }

  @FieldResolver(() => String, { description: 'URL of the same, at most 480 pixels wide.' })
  smallUrl(@Root() { storageKey }: ReviewPhotoRow): string {
    return `/files/${reviewPhotoKey(storageKey, 'small')}`;
  }
}
