import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AVATAR_SIDES, avatarFile } from '../../../features/accounts/profile/avatar-files.js';
import { LONG_HAIRED } from '../demo-data/demo-names.js';
import { VARIANTS, variantOf } from './avatar-variants.js';
/** Gives people pictures: each has files of their own, as an upload would, so that one can change theirs. */
export async function seedAvatars({ db }, files, people) {
    const made = new Map();
    for (const [index, { id, fullName }] of people.entries()) {
        const hasLongHair = LONG_HAIRED.has(fullName.split(' ')[0] ?? '');
        const variant = variantOf(index % VARIANTS, hasLongHair);
        if (!made.has(variant))
            made.set(variant, squaresOf(variant));
        const key = createHash('sha256').update(`demo avatar ${id}`).digest('hex').slice(0, 32);
        const squares = (await made.get(variant)) ?? [];
        await Promise.all(AVATAR_SIDES.map((side, size) => files.put(avatarFile(key, side), squares[size])));
        await db.updateTable('User').set({ avatarKey: key }).where('id', '=', id).execute();
    }
}
function squaresOf(svg) {
    const largest = Math.max(...AVATAR_SIDES);
    return Promise.all(AVATAR_SIDES.map((side) => sharp(Buffer.from(svg), { density: (72 * largest) / 68 })
        .resize(side, side)
        .webp({ quality: 86 })
        .toBuffer()));
}
//# sourceMappingURL=seed-avatars.js.map