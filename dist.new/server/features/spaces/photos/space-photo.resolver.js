var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Locale } from '../../../core/values/locale.js';
import { photoSrcSet, photoUrl } from './photo-files.js';
import { orderSpacePhotos, removeSpacePhoto, updateSpacePhoto } from './space-photos.js';
import { SpacePhoto } from './space-photo.entity.js';
import { Space } from '../space.entity.js';
import { reloadSpace } from '../space.loaders.js';
import { OrderSpacePhotosInput, UpdateSpacePhotoInput, RemoveSpacePhotoInput } from './space-photo.inputs.js';
let PhotoFieldsResolver = class PhotoFieldsResolver {
    id(photo) {
        return toGlobalId('Photo', photo.id);
    }
    alt({ altEs, altEn }, { locale }) {
        return locale === Locale.EN ? altEn || altEs : altEs || altEn;
    }
    url(photo) {
        return photoUrl(photo.storageKey);
    }
    srcSetAvif(photo) {
        return photoSrcSet(photo, 'avif');
    }
    srcSetWebp(photo) {
        return photoSrcSet(photo, 'webp');
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with pho_.' }),
    __param(0, Root())
], PhotoFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, {
        description: 'What it shows, in the language of the call if there is a text for it; may be empty.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], PhotoFieldsResolver.prototype, "alt", null);
__decorate([
    FieldResolver(() => String, { description: 'Address of the largest picture (WebP).' }),
    __param(0, Root())
], PhotoFieldsResolver.prototype, "url", null);
__decorate([
    FieldResolver(() => String, { nullable: true, description: 'srcset of AVIF pictures, null until they are made.' }),
    __param(0, Root())
], PhotoFieldsResolver.prototype, "srcSetAvif", null);
__decorate([
    FieldResolver(() => String, { nullable: true, description: 'srcset of WebP pictures, null until they are made.' }),
    __param(0, Root())
], PhotoFieldsResolver.prototype, "srcSetWebp", null);
PhotoFieldsResolver = __decorate([
    Resolver(() => SpacePhoto)
], PhotoFieldsResolver);
export { PhotoFieldsResolver };
let SpacePhotoResolver = class SpacePhotoResolver {
    async orderSpacePhotos(ctx, { spaceId, photoIds, }) {
        return { space: await reloadSpace(ctx, await orderSpacePhotos(signedIn(ctx), spaceId, photoIds)) };
    }
    async updateSpacePhoto(ctx, { photoId, alt, }) {
        return { space: await reloadSpace(ctx, await updateSpacePhoto(signedIn(ctx), photoId, alt)) };
    }
    async removeSpacePhoto(ctx, { photoId, }) {
        return { space: await reloadSpace(ctx, await removeSpacePhoto(signedIn(ctx), photoId)) };
    }
};
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { space: [() => Space, 'The space, with its pictures in the new order.'] },
        description: 'Puts the named pictures first, in this order. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => OrderSpacePhotosInput, { description: 'All there is to say.' }))
], SpacePhotoResolver.prototype, "orderSpacePhotos", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { space: [() => Space, 'The space, with the new description.'] },
        description: 'Describes a picture, in the language of the call. Errors: NOT_FOUND, VALIDATION_FAILED at `alt`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => UpdateSpacePhotoInput, { description: 'All there is to say.' }))
], SpacePhotoResolver.prototype, "updateSpacePhoto", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { space: [() => Space, 'The space, without the picture.'] },
        description: 'Takes a picture away; what is public keeps at least three. Errors: NOT_FOUND, VALIDATION_FAILED at `photos`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RemoveSpacePhotoInput, { description: 'All there is to say.' }))
], SpacePhotoResolver.prototype, "removeSpacePhoto", null);
SpacePhotoResolver = __decorate([
    Resolver()
], SpacePhotoResolver);
export { SpacePhotoResolver };
//# sourceMappingURL=space-photo.resolver.js.map