import type { Express } from 'express';
import { signedIn } from '../../core/authorization.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import type { MountDeps } from '../../core/feature.js';
import { toGlobalId } from '../../core/global-id.js';
import { MAX_IMAGE_BYTES } from '../../core/image.js';
import { fileReceiver } from '../../core/receive-file.js';
import { servePicture } from '../../core/serve-picture.js';
import type { FilesPort } from '../../ports/files.js';
import { photoUrl } from './photo-files.js';
import { addPhoto, admitPhoto } from './photo-uploads.js';

const STORAGE_KEY = /^[\w-]{1,64}$/;
const FILE_NAME = /^(?:original|\d{2,4})\.(avif|webp)$/;

const receive = fileReceiver(MAX_IMAGE_BYTES);

/** `POST /uploads/space-photos?spaceId=…`: one picture of an own space, as the multipart field `file`. */
export function mountSpaceUploads(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  app.post('/uploads/space-photos', async (req, res) => {
    const ctx = signedIn(await makeContext(req, res));
    const spaceId = typeof req.query['spaceId'] === 'string' ? req.query['spaceId'] : '';
    await admitPhoto(ctx, spaceId);
    const photo = await addPhoto(ctx, spaceId, await receive(req, res));
    const { storageKey, width, height, position } = photo;
    res.status(201).json({ photo: { id: toGlobalId('Photo', photo.id), url: photoUrl(storageKey), width, height, position, alt: '' } });
  });
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
