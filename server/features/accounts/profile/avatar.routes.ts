import type { Express, Request } from 'express';
import { signedIn } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import type { SquareCrop } from '../../../core/image.js';
import { fileReceiver } from '../../../core/receive-file.js';
import { servePicture } from '../../../core/serve-picture.js';
import { avatarFile, MAX_AVATAR_BYTES } from './avatar-files.js';
import { admitAvatar, changeAvatar } from './change-avatar.js';

const KEY = /^[\w-]{1,64}$/;
const NAME = /^(96|192|384)\.webp$/;
const CROP_FIELDS = ['x', 'y', 'size'] as const;

const receive = fileReceiver(MAX_AVATAR_BYTES);

/** `POST /uploads/avatar?x=…&y=…&size=…`: the viewer's picture as the multipart field `file`, and which square of its pixels; `GET /files/avatars/…`. */
export function mountAvatars(app: Express, { makeContext, services }: MountDeps): void {
  app.post('/uploads/avatar', async (req, res) => {
    const ctx = signedIn(await makeContext(req, res));
    const crop = cropOf(req);
    await admitAvatar(ctx);
    res.status(201).json({ avatar: await changeAvatar(ctx, await receive(req, res), crop) });
  });
  app.get('/files/avatars/:key/:name', async (req, res, next) => {
    const { key, name } = req.params;
    const side = NAME.exec(name)?.[1];
    if (!side || !KEY.test(key)) throw new DomainError(ErrorCode.NOT_FOUND);
    await servePicture(res, next, services.ports.files, avatarFile(key, Number(side)), 'webp');
  });
}

/** The square that was asked for; null when none was, and then it is the middle. */
function cropOf(req: Request): SquareCrop | null {
  const given = CROP_FIELDS.map((name) => req.query[name]);
  if (given.every((value) => value === undefined)) return null;
  const [x, y, size] = given.map((value) => (typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : null));
  if (x == null || y == null || !size) throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'crop' });
  return { x, y, size };
}
