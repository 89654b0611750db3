import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Locale } from '../../../core/values/locale.js';
import { photoSrcSet, photoUrl } from './photo-files.js';
import { orderSpacePhotos, removeSpacePhoto, updateSpacePhoto } from './space-photos.js';
import { SpacePhoto, type PhotoRow } from './space-photo.entity.js';
import { Space, type SpaceRow } from '../space.entity.js';
import { reloadSpace } from '../space.loaders.js';
import { OrderSpacePhotosInput, UpdateSpacePhotoInput, RemoveSpacePhotoInput } from './space-photo.inputs.js';

@Resolver(() => SpacePhoto)
export class PhotoFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with pho_.' })
  id(@Root() photo: PhotoRow): string {
    return toGlobalId('Photo', photo.id);
  }

  @FieldResolver(() => String, {
    description: 'Its description, in the language of the call if there is one; may be empty.',
  })
  alt(@Root() { altEs, altEn }: PhotoRow, @Ctx() { locale }: RequestContext): string {
    return locale === Locale.EN ? altEn || altEs : altEs || altEn;
  }

  @FieldResolver(() => String, { description: 'URL of the largest picture (WebP).' })
  url(@Root() photo: PhotoRow): string {
    return photoUrl(photo.storageKey);
  }

  @FieldResolver(() => String, { nullable: true, description: 'srcset of AVIF pictures, null until they exist.' })
  srcSetAvif(@Root() photo: PhotoRow): string | null {
    return photoSrcSet(photo, 'avif');
  }

  @FieldResolver(() => String, { nullable: true, description: 'srcset of WebP pictures, null until they exist.' })
  srcSetWebp(@Root() photo: PhotoRow): string | null {
    return photoSrcSet(photo, 'webp');
  }
}

@Resolver()
export class SpacePhotoResolver {
  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, with its pictures in the new order.'] },
    description: 'Moves the named pictures to the front, in this order. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
  })
  async orderSpacePhotos(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OrderSpacePhotosInput, { description: 'The input.' }) {
      spaceId,
      photoIds,
    }: OrderSpacePhotosInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await orderSpacePhotos(signedIn(ctx), spaceId, photoIds)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, with the new description.'] },
    description: 'Describes a picture, in the language of the call. Errors: NOT_FOUND, VALIDATION_FAILED at `alt`.',
  })
  async updateSpacePhoto(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateSpacePhotoInput, { description: 'The input.' }) { photoId, alt }: UpdateSpacePhotoInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await updateSpacePhoto(signedIn(ctx), photoId, alt)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, without the picture.'] },
    description:
      'Deletes a picture; a public space keeps at least three. Errors: NOT_FOUND, VALIDATION_FAILED at `photos`.',
  })
  async removeSpacePhoto(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveSpacePhotoInput, { description: 'The input.' }) { photoId }: RemoveSpacePhotoInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await removeSpacePhoto(signedIn(ctx), photoId)) };
  }
}
