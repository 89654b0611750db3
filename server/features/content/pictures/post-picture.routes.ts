import type { Express } from 'express';
import { requireAct } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { MAX_IMAGE_BYTES } from '../../../core/files/image.js';
import { servePicture } from '../../../core/files/serve-picture.js';
import { addPostPicture, pictureIdOf, postPictureKey, postPicturePath } from './post-picture-files.js';

/** `POST /uploads/post-pictures`: one picture for a post, as the multipart field `file`; `GET /files/post-pictures/…`: the pictures. */
export function mountPostPictures(app: Express, { uploads, services }: MountDeps): void {
  app.post(
    '/uploads/post-pictures',
    uploads.handler({
      maxBytes: MAX_IMAGE_BYTES,
      quota: 'post-pictures-user',
      admit: (ctx) => Promise.resolve(requireAct(ctx, 'EDIT_CONTENT')),
      store: async (ctx, file) => ({ picture: { url: postPicturePath(await addPostPicture(ctx, file)) } }),
    }),
  );
  app.get('/files/post-pictures/:id', async (req, res, next) => {
    const id = pictureIdOf(req.path);
    if (id === null) throw new DomainError(ErrorCode.NOT_FOUND);
    await servePicture(res, next, services.ports.files, postPictureKey(id), 'webp');
  });
}
