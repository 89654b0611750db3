import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { fromProjectRoot } from '../../../core/paths.js';
import { originalKey } from '../../../features/spaces/photos/photo-files.js';
import type { FilesPort } from '../../../ports/files.js';
import type { SeedRow } from '../insert-rows.js';
import type { Random } from '../random.js';
import type { ListedSpace } from '../make-demo-spaces.js';

interface PhotoFile {
  readonly file: string;
  readonly of?: string;
  readonly width_px: number;
  readonly height_px: number;
  readonly alt_es: string;
  readonly alt_en: string;
}

const folder = fromProjectRoot('server', 'db', 'seed', 'photos');
const VIEWS = ['', '-b', '-c'];

/** Metadata of the pictures by file name. */
function photoFiles(): ReadonlyMap<string, PhotoFile> {
  const list = JSON.parse(readFileSync(`${folder}/photos.json`, 'utf8')) as PhotoFile[];
  return new Map(list.filter(({ file }) => existsSync(`${folder}/${file}`)).map((photo) => [photo.file, photo]));
}

/** All spaces that show a picture share one stored file, under a key that reveals nothing about it. */
function storageKeyOf(file: string): string {
  return createHash('sha256').update(`demo ${file}`).digest('hex').slice(0, 32);
}

/** Rows of `space_photos`: three views of the room of each space. */
export function photoRows(random: Random, spaces: readonly Pick<ListedSpace, 'space'>[]): SeedRow<'SpacePhoto'>[] {
  const files = photoFiles();
  return spaces.flatMap(({ space }) =>
    VIEWS.map((view, position) => {
      const file = `${space.room}${view}.webp`;
      const photo = files.get(file);
      if (!photo) throw new Error(`the demo picture ${file} is missing`);
      return {
        id: random.uuid(),
        spaceId: space.id,
        storageKey: storageKeyOf(file),
        position,
        altEs: photo.alt_es,
        altEn: photo.alt_en,
        width: photo.width_px,
        height: photo.height_px,
      };
    }),
  );
}

/** Copies the pictures to the uploads; they are our own and already clean. Returns their storage keys. */
export async function storePhotos(files: FilesPort): Promise<string[]> {
  const keys: string[] = [];
  for (const file of photoFiles().keys()) {
    const key = storageKeyOf(file);
    await files.put(originalKey(key), await readFile(`${folder}/${file}`));
    keys.push(key);
  }
  return keys;
}
