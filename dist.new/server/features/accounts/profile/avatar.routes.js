import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { servePicture } from '../../../core/files/serve-picture.js';
import { avatarFile, MAX_AVATAR_BYTES } from './avatar-files.js';
import { changeAvatar } from './change-avatar.js';
const KEY = /^[\w-]{1,64}$/;
const NAME = /^(96|192|384)\.webp$/;
const CROP_FIELDS = ['x', 'y', 'size'];
const PER_HOUR = 20;
/** `POST /uploads/avatar?x=…&y=…&size=…`: the viewer's picture as the multipart field `file`, with the square to crop; `GET /files/avatars/…`. */
export function mountAvatars(app, { services, uploads }) {
    app.post('/uploads/avatar', uploads.handler({
        maxBytes: MAX_AVATAR_BYTES,
        quota: 'avatars-user',
        quotaUsed: (retryAfterSeconds) => new DomainError(ErrorCode.UPLOAD_QUOTA, { perHour: PER_HOUR, retryAfterSeconds }),
        admit: async (_ctx, req) => cropOf(req),
        store: async (ctx, file, crop) => ({ avatar: await changeAvatar(ctx, file, crop) }),
    }));
    app.get('/files/avatars/:key/:name', async (req, res, next) => {
        const { key, name } = req.params;
        const side = NAME.exec(name)?.[1];
        if (!side || !KEY.test(key))
            throw new DomainError(ErrorCode.NOT_FOUND);
        await servePicture(res, next, services.ports.files, avatarFile(key, Number(side)), 'webp');
    });
}
/** The requested square; null, meaning the centre, when none is given. */
function cropOf(req) {
    const given = CROP_FIELDS.map((name) => req.query[name]);
    if (given.every((value) => value === undefined))
        return null;
    const [x, y, size] = given.map((value) => typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : null);
    if (x == null || y == null || !size)
        throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'crop' });
    return { x, y, size };
}
//# sourceMappingURL=avatar.routes.js.map