import type { Express } from 'express';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { callerUrl } from '../../../core/files/caller-url.js';
import type { MountDeps } from '../../../core/feature.js';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { MAX_IMAGE_BYTES } from '../../../core/files/image.js';
import { servePicture } from '../../../core/files/serve-picture.js';
import type { FilesPort } from '../../../ports/files.js';
import { photoUrl } from './photo-files.js';
import { addPhoto, admitPhoto } from './photo-uploads.js';

const STORAGE_KEY = /^[\w-]{1,64}$/;
const FILE_NAME = /^(?:original|\d{2,4})\.(avif|webp)$/;

const PER_HOUR = 60;

/**
 * `POST /uploads/space-photos?spaceId=…&clientKey=…`: one picture of an own space, as the multipart field `file`. Repeated with the same
 * `clientKey`, it is stored once.
 */
export function mountSpaceUploads(app: Express, { uploads }: Pick<MountDeps, 'uploads'>): void {
  app.post(
    '/uploads/space-photos',
    uploads.handler({
      maxBytes: MAX_IMAGE_BYTES,
      quota: 'photos-user',
      scope: ApiScope.SPACES_WRITE,
      quotaUsed: (retryAfterSeconds) =>
        new DomainError(ErrorCode.UPLOAD_QUOTA, { perHour: PER_HOUR, retryAfterSeconds }),
      async admit(ctx, req) {
        const { spaceId, clientKey } = req.query;
        const target = {
          spaceId: typeof spaceId === 'string' ? spaceId : '',
          clientKey: typeof clientKey === 'string' && clientKey !== '' ? clientKey : null,
        };
        await admitPhoto(ctx, target);
        return target;
      },
      async store(ctx, file, target) {
        const { id, storageKey, width, height, position } = await addPhoto(ctx, target, file);
        const url = callerUrl(ctx, photoUrl(storageKey));
        return { photo: { id: toGlobalId('Photo', id), url, width, height, position, alt: '' } };
      },
    }),
  );
}

/** `GET /files/photos/…`: the pictures. */
export function mountFiles(app: Express, files: FilesPort): void {
  app.get('/files/photos/:key/:name', async (req, res, next) => {
    const { key, name } = req.params;
    const format = FILE_NAME.exec(name)?.[1];
    if (!format || !STORAGE_KEY.test(key)) throw new DomainError(ErrorCode.NOT_FOUND);
    await servePicture(res, next, files, `photos/${key}/${name}`, format);
  });
}
