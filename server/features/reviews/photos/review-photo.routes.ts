import type { Express } from 'express';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { MAX_IMAGE_BYTES } from '../../../core/files/image.js';
import { servePicture } from '../../../core/files/serve-picture.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { unsentUntil } from './delete-review-photos.js';
import { reviewPhotoKey } from './review-photo-files.js';
import { addReviewPhoto, admitReviewPhoto } from './upload-review-photo.js';

const STORAGE_KEY = /^[\w-]{1,64}$/;
const FILE_NAME = /^(full|small)\.webp$/;

/** `POST /uploads/review-photos?bookingId=…`: one picture for the review of an own rental, as the multipart field `file`; `GET /files/review-photos/…`: the pictures. */
export function mountReviewPhotos(app: Express, { uploads, services }: MountDeps): void {
  app.post(
    '/uploads/review-photos',
    uploads.handler({
      maxBytes: MAX_IMAGE_BYTES,
      quota: 'review-photos-user',
      admit: (ctx, req) =>
        admitReviewPhoto(ctx, typeof req.query['bookingId'] === 'string' ? req.query['bookingId'] : ''),
      async store(ctx, file, bookingId) {
        const photo = await addReviewPhoto(ctx, bookingId, file);
        const { id, storageKey, width, height } = photo;
        const urlOf = (size: 'full' | 'small'): string => `/files/${reviewPhotoKey(storageKey, size)}`;
        return {
          photo: {
            id: toGlobalId('ReviewPhoto', id),
            url: urlOf('full'),
            smallUrl: urlOf('small'),
            width,
            height,
            keptUntil: unsentUntil(photo),
          },
        };
      },
    }),
  );
  app.get('/files/review-photos/:key/:name', async (req, res, next) => {
    const { key, name } = req.params;
    const size = FILE_NAME.exec(name)?.[1];
    if (!size || !STORAGE_KEY.test(key)) throw new DomainError(ErrorCode.NOT_FOUND);
    await servePicture(res, next, services.ports.files, reviewPhotoKey(key, size as 'full' | 'small'), 'webp');
  });
}
