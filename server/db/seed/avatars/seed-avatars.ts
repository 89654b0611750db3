import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AVATAR_SIDES, avatarFile } from '../../../features/accounts/profile/avatar-files.js';
import type { FilesPort } from '../../../ports/files.js';
import { LONG_HAIRED } from '../demo-data/demo-names.js';
import type { DemoPerson } from '../make-people.js';
import type { SeedTransaction } from '../insert-rows.js';
import { VARIANTS, variantOf } from './avatar-variants.js';

/** Gives people avatars: each has files of their own, as after an upload, so that one can change theirs. */
export async function seedAvatars(
  { db }: SeedTransaction,
  files: FilesPort,
  people: readonly DemoPerson[],
): Promise<void> {
  const made = new Map<string, Promise<Buffer[]>>();
  for (const [index, { id, fullName }] of people.entries()) {
    const hasLongHair = LONG_HAIRED.has(fullName.split(' ')[0] ?? '');
    const variant = variantOf(index % VARIANTS, hasLongHair);
    if (!made.has(variant)) made.set(variant, squaresOf(variant));
    const key = createHash('sha256').update(`demo avatar ${id}`).digest('hex').slice(0, 32);
    const squares = (await made.get(variant)) ?? [];
    await Promise.all(AVATAR_SIDES.map((side, size) => files.put(avatarFile(key, side), squares[size] as Buffer)));
    await db.updateTable('User').set({ avatarKey: key }).where('id', '=', id).execute();
  }
}

function squaresOf(svg: string): Promise<Buffer[]> {
  const largest = Math.max(...AVATAR_SIDES);
  return Promise.all(
    AVATAR_SIDES.map((side) =>
      sharp(Buffer.from(svg), { density: (72 * largest) / 68 })
        .resize(side, side)
        .webp({ quality: 86 })
        .toBuffer(),
    ),
  );
}
