/** What the step tells beforehand; whether it is so, the server decides. */
export const MIN_PHOTOS = 3;
export const MAX_PHOTOS = 20;
export const MAX_ALT = 120;
/** What the file dialog offers. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
