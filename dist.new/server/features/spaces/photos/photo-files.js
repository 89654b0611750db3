import { smallerImages, placeholderOf, cleanImage } from '../../../core/files/image.js';
/** Widths of the smaller pictures, made where the original is at least as wide. */
const WIDTHS = [320, 640, 960, 1440];
export const PHOTO_FORMATS = ['avif', 'webp'];
/** Where the largest picture of a storage key lies. */
export function originalKey(storageKey) {
    return `photos/${storageKey}/original.webp`;
}
/** Address of the largest picture. */
export function photoUrl(storageKey) {
    return `/files/${originalKey(storageKey)}`;
}
/** Width of a picture in mails, in pixels: sharp at 500 on most screens. */
const MAIL_WIDTH = 960;
/** Address of a picture for mails: the smaller one once it is made. */
export function mailPicture({ storageKey, widths }) {
    return widths.includes(MAIL_WIDTH) ? `/files/photos/${storageKey}/${MAIL_WIDTH}.webp` : photoUrl(storageKey);
}
/** `srcset` of a format, null until the smaller pictures are made. */
export function photoSrcSet({ storageKey, widths }, format) {
    if (widths.length === 0)
        return null;
    return widths.map((width) => `/files/photos/${storageKey}/${width}.${format} ${width}w`).join(', ');
}
/** Checks, cleans and stores a picture under a key; throws one of the UPLOAD_ codes. */
export async function importPhoto(files, storageKey, { path }) {
    const image = await cleanImage(path);
    await files.put(originalKey(storageKey), image.bytes);
    return { width: image.width, height: image.height };
}
/** Makes the smaller pictures of a stored one, and its placeholder; null when there is none under the key any more. */
export async function makePhotoSizes(files, storageKey, width) {
    const original = await files.get(originalKey(storageKey));
    if (!original)
        return null;
    const widths = WIDTHS.filter((candidate) => candidate <= width);
    for (const size of widths) {
        const made = await smallerImages(original, size);
        for (const format of PHOTO_FORMATS)
            await files.put(`photos/${storageKey}/${size}.${format}`, made[format]);
    }
    return { widths, ...(await placeholderOf(original)) };
}
/** Removes all pictures of a storage key. */
export function removePhotoFiles(files, storageKey) {
    return files.removeFolder(`photos/${storageKey}`);
}
//# sourceMappingURL=photo-files.js.map