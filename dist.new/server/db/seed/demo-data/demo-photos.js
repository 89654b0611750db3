import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { fromProjectRoot } from '../../../core/paths.js';
import { originalKey } from '../../../features/spaces/photos/photo-files.js';
const folder = fromProjectRoot('server', 'db', 'seed', 'photos');
const VIEWS = ['', '-b', '-c'];
/** The pictures' facts, by file name. */
function photoFiles() {
    const list = JSON.parse(readFileSync(`${folder}/photos.json`, 'utf8'));
    return new Map(list.filter(({ file }) => existsSync(`${folder}/${file}`)).map((photo) => [photo.file, photo]));
}
/** All spaces that show a picture share one stored file, under a key that says nothing of it. */
function storageKeyOf(file) {
    return createHash('sha256').update(`demo ${file}`).digest('hex').slice(0, 32);
}
/** Rows of `space_photos`: three views of its room for each space. */
export function photoRows(random, spaces) {
    const files = photoFiles();
    return spaces.flatMap(({ space }) => VIEWS.map((view, position) => {
        const file = `${space.room}${view}.webp`;
        const photo = files.get(file);
        if (!photo)
            throw new Error(`the demo picture ${file} is missing`);
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
    }));
}
/** Puts the pictures where uploads lie: they are our own and clean, so as they are. Answers their storage keys. */
export async function storePhotos(files) {
    const keys = [];
    for (const file of photoFiles().keys()) {
        const key = storageKeyOf(file);
        await files.put(originalKey(key), await readFile(`${folder}/${file}`));
        keys.push(key);
    }
    return keys;
}
//# sourceMappingURL=demo-photos.js.map